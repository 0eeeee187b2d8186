import type { OverlapQuestion } from '../../../core/model.ts';
import { type Row, readPath, type Scope } from '../../../core/scope.ts';
import { evaluate } from '../base/evaluate.ts';
import { formatMoney } from '../base/i18n/format-money.ts';
import { t } from '../base/i18n/t.ts';
import { notifyFailure } from '../data/notify-failure.ts';
import { pagesOf } from '../data/pages-of.ts';
import { rowsOf } from '../data/rows-of.ts';

type ValueAt = (path: string) => unknown;

/** As `overlapQuestions`, of the row in the scope. */
export function rowOverlaps(overlaps: OverlapQuestion, scope: Scope): Promise<readonly string[]> {
  const { row = {} } = scope;
  return overlapQuestions(overlaps, { id: row.id, valueAt: (path) => readPath(row, path), scope });
}

/**
 * Asks about the others whose range has a number in common with that of a record, by its values; where they cannot be read,
 * about that. `id` is absent for a new record.
 */
export async function overlapQuestions(
  overlaps: OverlapQuestion,
  { id, valueAt, scope }: { id?: unknown; valueAt: ValueAt; scope: Scope },
): Promise<readonly string[]> {
  const range = rangeOf(overlaps, valueAt);
  try {
    const others: string[] = [];
    for await (const answer of pagesOf(overlaps.endpoint, {}))
      for (const row of rowsOf(answer, {}))
        if (
          row.id !== id &&
          isCompared(overlaps, row, scope) &&
          meets(
            range,
            rangeOf(overlaps, (path) => readPath(row, path)),
          )
        )
          others.push(nameOf(overlaps, row));
    return others.length > 0 ? [t('This range overlaps that of {names}.', { names: others.join(', ') })] : [];
  } catch (error) {
    notifyFailure(error);
    return [t('Whether this range overlaps another could not be checked.')];
  }
}

type Range = readonly [start: number, end: number];

const rangeOf = ({ start, end }: OverlapQuestion, valueAt: ValueAt): Range => [
  Number(valueAt(start)),
  Number(valueAt(end)),
];

/** Both ends belong to a range. */
const meets = ([start, end]: Range, [otherStart, otherEnd]: Range): boolean =>
  start <= otherEnd && otherStart <= end;

/** Whether the record takes part: an inactive one may overlap any. */
export const isCompared = ({ when }: OverlapQuestion, row: Row, scope: Scope): boolean =>
  !when || evaluate(when, { ...scope, row });

function nameOf(overlaps: OverlapQuestion, row: Row): string {
  if (overlaps.label) return String(readPath(row, overlaps.label));
  return rangeOf(overlaps, (path) => readPath(row, path))
    .map((end) => formatMoney(end))
    .join(' - ');
}
