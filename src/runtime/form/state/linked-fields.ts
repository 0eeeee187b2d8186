import { addDays, businessDay, isDate } from '../../core/dates.ts';
import { product } from '../../core/product.ts';
import type { Row } from '../../core/scope.ts';
import type { DateRule, FormField } from '../../model.ts';
import type { FormApi } from './form-api.ts';

/** Applies the declared changes to other fields after the user has changed a field. Changes do not cascade. */
export function updateLinkedFields({ layout, store }: Pick<FormApi, 'layout' | 'store'>, name: string): void {
  const field = layout.fields.get(name);
  if (!field?.sets && !field?.clears) return;
  const today = businessDay(product().locale.zone);
  for (const [other, value] of Object.entries(linkedValues(field, store.value(name), today)))
    store.put(other, value);
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
