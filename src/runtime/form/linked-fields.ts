import { businessNow } from '../conditions/business-now.ts';
import type { Row } from '../data/scope.ts';
import type { DateRule, FormField } from '../model.ts';
import { product } from '../product.ts';
import type { FormApi } from './form-api.ts';

const DAY = 86_400_000;

/** The person has changed a field: others follow as it declares. What the others say themselves is not asked again. */
export function updateLinkedFields({ layout, store }: Pick<FormApi, 'layout' | 'store'>, name: string): void {
  const field = layout.fields.get(name);
  if (!field?.sets && !field?.clears) return;
  const today = businessNow(product().locale.zone).date;
  for (const [other, value] of Object.entries(linkedValues(field, store.value(name), today)))
    store.put(other, value);
}

/** What the other fields get, by name. Nothing follows from a date that is none. `today` is YYYY-MM-DD. */
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

/** Calendar dates only: counted in UTC, so that no zone and no summer time can move them. */
function followingDate(value: unknown, { plusDays, atMost }: DateRule, today: string): string | undefined {
  const start = typeof value === 'string' && /^\d{4}-\d\d-\d\d$/.test(value) ? Date.parse(value) : Number.NaN;
  if (Number.isNaN(start)) return undefined;
  const date = new Date(start + plusDays * DAY).toISOString().slice(0, 10);
  const last = atMost === 'today' ? today : atMost;
  return last !== undefined && date > last ? last : date;
}
