import { isDate } from '../../../../core/dates.ts';
import type { RangeEnds } from '../../../../core/model.ts';
import { t } from '../../base/i18n/t.ts';
import { notify } from '../../ui/toasts/notify.ts';
import type { FormApi } from './form-api.ts';

/** Applies the declared changes to other fields after the user has changed a field. Changes do not cascade. */
export function updateLinkedFields({ layout, store }: Pick<FormApi, 'layout' | 'store'>, name: string): void {
  for (const { range } of layout.sections)
    if (range)
      for (const [linkedName, value] of followingEnd(range, name, (fieldName) => store.value(fieldName)))
        store.put(linkedName, value);
  const clears = layout.fields.get(name)?.options?.clears;
  if (!Array.isArray(clears)) return;
  for (const cleared of clears.map(String)) {
    const emptied = store.value(cleared);
    store.put(cleared, null);
    const label = t(layout.fields.get(cleared)?.label ?? '');
    if (Array.isArray(emptied) && emptied.length > 0)
      notify(
        t('{name}: {count} taken out, as they were of another kind.', { name: label, count: emptied.length }),
        'info',
      );
  }
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
