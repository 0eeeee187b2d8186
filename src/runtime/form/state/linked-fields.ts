import { addDays, businessDay, isDate } from '../../../../core/dates.ts';
import type { DateRule, FormField, RangeEnds } from '../../../../core/model.ts';
import type { Row } from '../../../../core/scope.ts';
import { product } from '../../base/product.ts';
import type { FormApi } from './form-api.ts';

/** Applies the declared changes to other fields after the user has changed a field. Changes do not cascade. */
export function updateLinkedFields({ layout, store }: Pick<FormApi, 'layout' | 'store'>, name: string): void {
  for (const { range } of layout.sections)
    if (range)
      for (const [linkedName, value] of followingEnd(range, name, (fieldName) => store.value(fieldName)))
        store.put(linkedName, value);
  const field = layout.fields.get(name);
  if (!field?.sets && !field?.clears) return;
  const today = businessDay(product().locale.zone);
  for (const [linkedName, value] of Object.entries(linkedValues(field, store.value(name), today)))
    store.put(linkedName, value);
}

/**
 * The new end of a range whose start has moved past it: the day of the start, with its own time where that is not before the
 * start's. A changed end moves nothing, nor does a time alone: what is wrong with them is refused by the body's rules.
 */
export function followingEnd(
  { start, end }: RangeEnds,
  name: string,
  read: (name: string) => unknown,
): (readonly [string, unknown])[] {
  const [[from = '', fromAt], [to = '', toAt]] = [start, end];
  const [first, last] = [read(from), read(to)];
  if (name !== from || !isDay(first) || !isDay(last) || last >= first) return [];
  const [begin, until] = [fromAt && read(fromAt), toAt && read(toAt)];
  const isEarly = typeof begin === 'string' && typeof until === 'string' && until < begin;
  return [[to, first], ...(toAt && isEarly ? [[toAt, begin] as const] : [])];
}

const isDay = (value: unknown): value is string => typeof value === 'string' && isDate(value);

/** The new values of the other fields, by name. An invalid date changes nothing. `today` is YYYY-MM-DD. */
export function linkedValues(
  { sets, clears }: Pick<FormField, 'sets' | 'clears'>,
  value: unknown,
  today: string,
): Row {
  const values: Record<string, unknown> = {};
  for (const name of clears ?? []) values[name] = null;
  for (const [name, rule] of Object.entries(sets ?? {})) {
    const date = followingDate(value, rule, today);
    if (date !== undefined) values[name] = date;
  }
  return values;
}

function followingDate(value: unknown, { plusDays, atMost }: DateRule, today: string): string | undefined {
  if (typeof value !== 'string' || !isDate(value)) return undefined;
  const date = addDays(value, plusDays);
  const last = atMost === 'today' ? today : atMost;
  return last !== undefined && date > last ? last : date;
}
