import { addDays, daysBetween } from '../../../../core/dates.ts';
import { toNumber } from '../../../../core/read-value.ts';
import type { Row } from '../../../../core/scope.ts';

/** A group of a report and one of its figures. */
export interface Point {
  readonly group: string;
  readonly value: number;
  /** It still grows: today. */
  readonly isUnfinished?: boolean;
}
/** How a figure is drawn: over time as lines or bars, else as a row for each group, with its name. */
export type PlotKind = 'lines' | 'bars' | 'rows';
export type Step = 'day' | 'week' | 'month';

export function sumOf(points: readonly Point[]): number {
  return points.reduce((sum, { value }) => sum + value, 0);
}

/** The points of one figure; '' stands for what has no value. */
export function pointsOf(rows: readonly Row[], figure: string): readonly Point[] {
  return rows.map(({ group, [figure]: value }) => ({
    group: group === null || group === undefined ? '' : String(group),
    value: toNumber(value) ?? 0,
  }));
}

/** More points than a chart can show: gaps are then left as they are. */
const MOST_POINTS = 4000;
/** A Monday. */
const MONDAY = '1970-01-05';

/** The first day of the step that a day is in. */
export function startOf(day: string, step: Step): string {
  if (step === 'day') return day;
  if (step === 'month') return `${day.slice(0, 7)}-01`;
  return addDays(day, -(((daysBetween(MONDAY, day) % 7) + 7) % 7));
}

function after(group: string, step: Step): string {
  if (step === 'month') return startOf(addDays(group, 31), 'month');
  return addDays(group, step === 'week' ? 7 : 1);
}

/** The points of all steps between two days: where nothing happened the value is 0. */
export function withGaps(
  points: readonly Point[],
  { start, end }: { readonly start: string; readonly end: string },
  step: Step,
): readonly Point[] {
  const values = new Map(points.map(({ group, value }) => [group, value]));
  const filled: Point[] = [];
  for (let group = startOf(start, step); group <= end; group = after(group, step)) {
    if (filled.length >= MOST_POINTS) return points;
    filled.push({ group, value: values.get(group) ?? 0 });
  }
  return filled;
}

const MOVES: Readonly<Record<string, number>> = {
  ArrowLeft: -1,
  ArrowRight: 1,
  PageUp: -7,
  PageDown: 7,
  Home: Number.NEGATIVE_INFINITY,
  End: Number.POSITIVE_INFINITY,
};

/** The index that a key moves to among `count` points (undefined: none is selected yet); undefined for other keys. */
export function placeAfter(
  key: string,
  selectedIndex: number | undefined,
  count: number,
): number | undefined {
  const move = MOVES[key];
  if (move === undefined || count === 0) return undefined;
  if (selectedIndex === undefined) return key === 'Home' ? 0 : count - 1;
  return Math.min(count - 1, Math.max(0, selectedIndex + move));
}
