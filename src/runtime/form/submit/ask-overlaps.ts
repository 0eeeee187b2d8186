import type { OverlapQuestion } from '../../../../core/model.ts';
import { type Row, readPath, type Scope } from '../../../../core/scope.ts';
import { evaluate } from '../../base/evaluate.ts';
import { formatMoney } from '../../base/i18n/format-money.ts';
import { t } from '../../base/i18n/t.ts';
import { notifyFailure } from '../../data/notify-failure.ts';
import { pagesOf } from '../../data/pages-of.ts';
import { rowsOf } from '../../data/rows-of.ts';
import type { FormApi } from '../state/form-api.ts';

/** Asks about the others whose range has a number in common with that of the form; where they cannot be read, about that. */
export async function overlapQuestions({
  screen,
  store,
  record,
  scope,
}: FormApi): Promise<readonly string[]> {
  const { overlaps } = screen;
  if (!overlaps || (record && !counts(overlaps, record, scope))) return [];
  const range = rangeOf(overlaps, (path) => store.value(path));
  try {
    const others: string[] = [];
    for await (const answer of pagesOf(overlaps.endpoint, {}))
      for (const row of rowsOf(answer, {}))
        if (
          row.id !== record?.id &&
          counts(overlaps, row, scope) &&
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

const rangeOf = ({ start, end }: OverlapQuestion, valueAt: (path: string) => unknown): Range => [
  Number(valueAt(start)),
  Number(valueAt(end)),
];

/** Both ends belong to a range. */
export const meets = ([start, end]: Range, [otherStart, otherEnd]: Range): boolean =>
  start <= otherEnd && otherStart <= end;

const counts = ({ when }: OverlapQuestion, row: Row, scope: Scope): boolean =>
  !when || evaluate(when, { ...scope, row });

function nameOf(overlaps: OverlapQuestion, row: Row): string {
  if (overlaps.label) return String(readPath(row, overlaps.label));
  return rangeOf(overlaps, (path) => readPath(row, path))
    .map((end) => formatMoney(end))
    .join(' - ');
}
