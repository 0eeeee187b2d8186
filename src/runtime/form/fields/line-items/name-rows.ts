import { t } from '../../../core/i18n/t.ts';
import type { Line } from './line-store.ts';
import type { LineTable } from './line-table.ts';

/** Before and behind the place in the name of each control of a row, in the order of the controls. */
export type RowNames = readonly (readonly [before: string, behind: string])[];

/** Stands for the place in a text: in no label. */
const PLACE = '\uE000';

export function rowNames({ columns }: LineTable): RowNames {
  const labels = [...columns.map(({ label }) => label), t('Move up'), t('Move down'), t('Remove')];
  return labels.map((label) => {
    const [before = '', behind = ''] = t('{label}, line {place}', { label, place: PLACE }).split(PLACE);
    return [before, behind] as const;
  });
}

/**
 * Says in the page at which place each row stands ("Quantity, line 3"): from the first that stands otherwise than
 * `before`. Rows know nothing of it, so that adding or removing one draws no other.
 */
export function nameRows(
  body: HTMLTableSectionElement,
  names: RowNames,
  lines: readonly Line[],
  before: readonly Line[],
): void {
  const first = lines.findIndex((line, index) => line !== before[index]);
  if (first < 0) return;
  for (const [index, row] of [...body.children].entries()) {
    if (index < first) continue;
    const place = String(index + 1);
    const head = row.firstElementChild;
    if (head) head.textContent = place;
    row.querySelectorAll('input, select, button').forEach((control, at) => {
      const [label = '', behind = ''] = names[at] ?? [];
      control.setAttribute('aria-label', label + place + behind);
    });
  }
}
