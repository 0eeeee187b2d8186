import { addDays, businessDay, isDate } from '../../core/dates.ts';
import { product } from '../../core/product.ts';
import type { Row } from '../../core/scope.ts';
import type { DateRule, FormField, RangeEnds } from '../../model.ts';
import type { FormApi } from './form-api.ts';

/** Applies the declared changes to other fields after the user has changed a field. Changes do not cascade. */
export function updateLinkedFields({ layout, store }: Pick<FormApi, 'layout' | 'store'>, name: string): void {
  for (const { range } of layout.sections)
    if (range)
      for (const [other, value] of heldTogether(range, name, (one) => store.value(one)))
        store.put(other, value);
  const field = layout.fields.get(name);
  if (!field?.sets && !field?.clears) return;
  const today = businessDay(product().locale.zone);
  for (const [other, value] of Object.entries(linkedValues(field, store.value(name), today)))
    store.put(other, value);
}

/** What the other end of a range gets, where the change of `name` leaves its end before its start: the changed end itself. */
export function heldTogether(
  { start, end }: RangeEnds,
  name: string,
  read: (name: string) => unknown,
): (readonly [string, unknown])[] {
  if (![...start, ...end].includes(name) || !isBefore(end.map(read), start.map(read))) return [];
  const [changed, other] = start.includes(name) ? [start, end] : [end, start];
  return other.flatMap((one, at) => {
    const value = read(changed[at] ?? one);
    return value ? [[one, value] as const] : [];
  });
}

/** A date and its time are before others: times count on the same day. What is not given yet is before nothing. */
function isBefore([date, time]: readonly unknown[], [other, beside]: readonly unknown[]): boolean {
  if (typeof date !== 'string' || typeof other !== 'string' || !isDate(date) || !isDate(other)) return false;
  if (date !== other) return date < other;
  return typeof time === 'string' && typeof beside === 'string' && time < beside;
}

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
