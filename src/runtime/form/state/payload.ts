import type { FormField } from '../../../../core/model.ts';
import type { Row } from '../../../../core/scope.ts';
import { isDescriptor, isRemoved } from '../../base/files/descriptor.ts';
import { extensionOn } from '../../base/page-settings.ts';
import { isCarried, isColumnCarried } from './carried.ts';
import { watchedFields } from './form-layout.ts';
import { allowsType, isRequiredAt, propertyAt, writePath } from './paths.ts';

export interface Draft {
  readonly fields: readonly FormField[];
  /** The body's schema: which fields may be null and which are required. */
  readonly schema: Row;
  /** By dotted name, including uncommitted input. */
  readonly values: Row;
  /** The existing record that is edited: emptied fields must be sent. */
  readonly record?: Row | undefined;
  isVisible(field: FormField): boolean;
}

/**
 * The body that is validated and sent. What the loaded record does not say, and nobody has filled in, stays as it is. Hidden fields are left out; if the record exists and another field's value hides the
 * field, its stored value is emptied. An emptied field is null when the schema allows it and the record exists (absent would mean
 * unchanged); a required one is left out, so that the validator reports `required` instead of a wrong type. A file that was not
 * chosen again is left out, or empty when the field declares `unchanged`; a flag beside it removes the stored one.
 */
export function buildBody(draft: Draft): Record<string, unknown> {
  const body: Record<string, unknown> = {};
  for (const field of draft.fields) {
    const value = draft.isVisible(field) ? sentValue(field, draft) : hiddenValue(field, draft);
    if (value !== undefined) writePath(body, field.name, value);
    if (field.remove && isRemoved(draft.values[field.name]) && draft.isVisible(field))
      writePath(body, field.remove.flag, 1);
  }
  return body;
}

/** A field hidden by role or route, or for want of an extension, keeps its stored value, since the user has not decided about it. */
function hiddenValue(field: FormField, draft: Draft): null | undefined {
  if (!isOffered(field) || !isCarried(field, draft.record)) return undefined;
  const names = new Set(draft.fields.filter(isOffered).map(({ name }) => name));
  const isDecidedHere = [...watchedFields([{ ...field, enabled: undefined, requiredWhen: undefined }])].some(
    (name) => names.has(name),
  );
  const property = propertyAt(draft.schema, field.name);
  const isStored = field.from !== null && !isFile(property);
  const clears = draft.record && isDecidedHere && isStored && allowsType(property, 'null');
  return clears ? null : undefined;
}

function isOffered({ extension }: FormField): boolean {
  return extension === undefined || extensionOn(extension);
}

function sentValue(field: FormField, draft: Draft): unknown {
  const { record } = draft;
  const value = draft.values[field.name];
  const property = propertyAt(draft.schema, field.name);
  if (isFile(property)) {
    if (isDescriptor(value)) return value;
    return field.unchanged === 'empty' && record ? '' : undefined;
  }
  const isStored = isCarried(field, record);
  if (field.fields && Array.isArray(value) && (value.length > 0 || isStored))
    return value.map((entry) => {
      const sent = entryToSend(entry, property?.items);
      return record ? { ...emptiedOf(sent, property?.items, field, record), ...sent } : sent;
    });
  if (!isEmpty(value)) return value;
  // An empty field that is never filled from the record is not sent.
  if (field.from === null) return undefined;
  if (field.required || isRequiredAt(draft.schema, field.name) || !isStored) return undefined;
  if (allowsType(property, 'null')) return null;
  return allowsType(property, 'string') ? '' : undefined;
}

/** An entry for the body: its declared properties without the empty ones. */
function entryToSend(entry: unknown, schema: unknown): Row {
  const { properties = {} } = (schema ?? {}) as { properties?: Readonly<Record<string, Row>> };
  const values = (entry ?? {}) as Row;
  const sent = Object.entries(properties).flatMap(([name, property]) => {
    const value = property.properties ? entryToSend(values[name], property) : values[name];
    return isEmpty(value) || isEmptyObject(value) ? [] : [[name, value] as const];
  });
  return Object.fromEntries(sent);
}

/** A value emptied in an existing row is sent as null, since absent means unchanged. */
function emptiedOf(sent: Row, schema: unknown, field: FormField, record: Row): Row {
  const { properties = {} } = (schema ?? {}) as { properties?: Readonly<Record<string, Row>> };
  const names = Object.keys(properties).filter(
    (name) => !(name in sent) && name !== 'id' && isColumnCarried(field, name, record),
  );
  return Object.fromEntries(
    names.flatMap((name) => (allowsType(properties[name], 'null') ? [[name, null]] : [])),
  );
}

function isEmptyObject(value: unknown): boolean {
  return typeof value === 'object' && value !== null && Object.keys(value).length === 0;
}

/** null, undefined, empty text and empty list are all empty. */
export function isEmpty(value: unknown): boolean {
  return (
    value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0)
  );
}

function isFile(property: Row | undefined): boolean {
  return property !== undefined && 'file' in property;
}
