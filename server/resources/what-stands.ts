import type { Problem } from '../refusal.ts';
import type { Row } from './row.ts';

/** Each value that was entered too, where a step that was taken before has written another one; named by its field. */
export function whatStands(
  entered: Row,
  { before, after }: { before: Row | null; after: Row | null },
): Problem[] {
  const rows = writtenBy(before ?? {}, after ?? {});
  return Object.entries(entered).flatMap(([field, value]) => {
    const row = isFigure(field, value) ? rows.find((written) => written[field] != null) : undefined;
    const stored = row?.[field];
    if (!row || !isFigure(field, stored) || String(stored) === String(value)) return [];
    return [{ field, message: '{value} was entered first.', params: { value: stored } }];
  });
}

/** What a person reads: no key of another record. */
const isFigure = (field: string, value: unknown): boolean =>
  typeof value === 'number' ? !/(^|_)id$/.test(field) : typeof value === 'string' && value !== '';

/** The record with what has changed in it, and each row of its lists that is another one than before. */
function writtenBy(before: Row, after: Row): readonly Row[] {
  const same = (left: unknown, right: unknown) => JSON.stringify(left) === JSON.stringify(right);
  const changed = Object.entries(after).filter(([name, value]) => !same(value, before[name]));
  const lists = changed.flatMap(([name, rows]) => {
    const previousRows = before[name];
    const previous: readonly unknown[] = Array.isArray(previousRows) ? previousRows : [];
    const listed: readonly Row[] = Array.isArray(rows) ? rows : [];
    return listed.filter((row) => !previous.some((previousRow) => same(row, previousRow)));
  });
  return [Object.fromEntries(changed), ...lists];
}
