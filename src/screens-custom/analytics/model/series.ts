/** A day and its value. */
export interface Point {
  readonly day: string;
  readonly value: number;
}

/**
 * The points of a list in the answer. The first row is a header; other rows are pairs, or objects with two values. A
 * value may be a string: some servers send sums that way.
 */
export function pointsOf(rows: readonly unknown[]): readonly Point[] {
  return rows.slice(1).flatMap((row) => {
    const [day, value] = typeof row === 'object' && row !== null ? Object.values(row) : [];
    const number = Number(value);
    return typeof day === 'string' && Number.isFinite(number)
      ? [{ day: day.slice(0, 10), value: number }]
      : [];
  });
}

export function sumOf(points: readonly Point[]): number {
  return points.reduce((sum, { value }) => sum + value, 0);
}

const STEPS: Readonly<Record<string, number>> = {
  ArrowLeft: -1,
  ArrowRight: 1,
  PageUp: -7,
  PageDown: 7,
  Home: Number.NEGATIVE_INFINITY,
  End: Number.POSITIVE_INFINITY,
};

/**
 * The index that a key moves to among `count` points, from `at` (undefined: none selected); undefined for other keys.
 */
export function placeAfter(
  key: string,
  selectedIndex: number | undefined,
  count: number,
): number | undefined {
  const step = STEPS[key];
  if (step === undefined || count === 0) return undefined;
  if (selectedIndex === undefined) return key === 'Home' ? 0 : count - 1;
  return Math.min(count - 1, Math.max(0, selectedIndex + step));
}
