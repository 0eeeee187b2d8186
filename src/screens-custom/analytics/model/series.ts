import type { Point } from '../../../runtime/index.ts';

/**
 * The points of a list in the answer. The first row is a header; other rows are pairs, or objects with two values. A
 * value may be a string: some servers send sums that way.
 */
export function pointsOf(rows: readonly unknown[]): readonly Point[] {
  return rows.slice(1).flatMap((row) => {
    const [day, value] = typeof row === 'object' && row !== null ? Object.values(row) : [];
    const number = Number(value);
    return typeof day === 'string' && Number.isFinite(number)
      ? [{ group: day.slice(0, 10), value: number }]
      : [];
  });
}
