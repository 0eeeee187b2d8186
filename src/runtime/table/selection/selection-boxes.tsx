import { t } from '../../base/i18n/t.ts';
import type { RowSelection } from './use-row-selection.ts';

/** The checkbox of a row, without state or handlers: the list uses event delegation. Its label fills the cell of a card. */
export function SelectionBox({ name, selected }: { name: string; selected: boolean }) {
  return (
    <label>
      <input
        type="checkbox"
        data-pick=""
        checked={selected}
        readOnly
        aria-label={t('Select {name}', { name })}
      />
    </label>
  );
}

/** The checkbox that selects the page. */
export function SelectPageBox({
  rowSelection,
  rows,
}: {
  rowSelection: RowSelection;
  rows: readonly Record<string, unknown>[];
}) {
  const isPageSelected = rows.length > 0 && rowSelection.selectedOnPage === rows.length;
  return (
    <input
      type="checkbox"
      data-pick-page=""
      aria-label={t('Select this page')}
      disabled={rows.length === 0}
      checked={isPageSelected}
      ref={(box) => {
        if (box) box.indeterminate = rowSelection.selectedOnPage > 0 && !isPageSelected;
      }}
      onChange={() => rowSelection.pick(rows, !isPageSelected)}
    />
  );
}
