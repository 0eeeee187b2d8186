import { dateOf, isDate, momentReader } from '../../../../core/dates.ts';
import type { FormField, FormScreen } from '../../../../core/model.ts';
import { type Row, readPath } from '../../../../core/scope.ts';
import { product } from '../../base/product.ts';
import { isCarried } from './carried.ts';
import { linesOf, oneOrZero, rowsOf } from './line-values.ts';
import { isRequiredAt, propertyAt } from './paths.ts';

/** The initial values by dotted field name. `record` is absent for a new record. */
export function startingValues(
  screen: Pick<FormScreen, 'fields' | 'initial'> & Partial<Pick<FormScreen, 'body'>>,
  record?: Row,
): Row {
  const values: Record<string, unknown> = {};
  for (const field of screen.fields) {
    const recordValue = record && fromRecord(field, record);
    const startValue =
      recordValue !== undefined || keepsUnknown(field, screen, record)
        ? recordValue
        : initialOf(field, screen.initial);
    const property = field.fields ? propertyAt(screen.body?.schema, field.name) : undefined;
    const value = property ? linesOf(field, property, startValue, record === undefined) : startValue;
    if (value !== undefined) values[field.name] = value;
  }
  return values;
}

/** What a record does not say of itself is not the value of a new one either, unless it must be sent. */
function keepsUnknown(
  field: FormField,
  { body }: { readonly body?: FormScreen['body'] },
  record: Row | undefined,
): boolean {
  const isOwn = field.from === undefined && !field.required && !isRequiredAt(body?.schema, field.name);
  return record !== undefined && isOwn && !isCarried(field, record);
}

/** Whether a row passed by navigation has all values that the form shows, so that the form need not wait. */
export function holdsFields(fields: readonly FormField[], row: Row): boolean {
  return fields.every((field) => field.from === null || isCarried(field, row));
}

function fromRecord(field: FormField, record: Row): unknown {
  if (field.from === null) return undefined;
  const recordValue = readPath(record, field.from ?? field.name);
  if (field.fields) return rowsOf(field, recordValue);
  if (field.field === 'date') return dayOf(recordValue);
  if (field.field === 'switch') return oneOrZero(recordValue);
  return recordValue === undefined ? ofReference(field, record) : recordValue;
}

/** An instant is edited as its business day, as lists show it. */
function dayOf(value: unknown): unknown {
  if (typeof value !== 'string' || isDate(value)) return value;
  const moment = momentReader(product().locale.zone)(value);
  return moment ? dateOf(moment) : value;
}

/** A picker of `author_id` also finds its value in `author: {id, name}` of the loaded record. */
function ofReference(field: FormField, record: Row): unknown {
  const { current, value } = field.options ?? {};
  if (typeof current !== 'string' || typeof value !== 'string') return undefined;
  const dot = current.lastIndexOf('.');
  return dot < 0 ? undefined : readPath(record, `${current.slice(0, dot)}.${value}`);
}

function initialOf(field: FormField, initial: Row): unknown {
  return field.name in initial ? initial[field.name] : readPath(initial, field.name);
}
