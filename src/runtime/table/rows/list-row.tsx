import { memo, type ReactNode } from 'react';
import type { Column } from '../../../../core/model.ts';
import { type Row, readPath, routeOf, type Scope } from '../../../../core/scope.ts';
import { t } from '../../base/i18n/t.ts';
import { renderCell } from '../../cells/index.ts';
import { SelectionBox } from '../selection/selection-boxes.tsx';
import type { ColumnPlan, RowPlan } from './list-plan.ts';
import { rowActions } from './row-actions.tsx';

interface ListRowProps {
  readonly row: Row;
  readonly rowIndex: number;
  /** The number of rows on the pages before. */
  readonly rowsBefore?: number;
  readonly plan: RowPlan;
  /** The scope without the row; the same object for all rows. */
  readonly outerScope: Scope;
  readonly busy?: string;
  readonly touched?: boolean;
  readonly selected?: boolean;
  /** It no longer matches: another user has deleted or changed it. */
  readonly gone?: boolean;
}

/** One row, keyed by its index: a new page updates texts instead of creating elements, and only changed rows re-render. */
export const ListRow = memo(function ListRow({
  row,
  rowIndex,
  rowsBefore = 0,
  plan,
  outerScope,
  busy,
  touched,
  selected = false,
  gone,
}: ListRowProps) {
  const scope = { ...outerScope, row };
  return (
    <tr
      tabIndex={-1}
      data-row={rowIndex}
      data-touched={touched || undefined}
      data-selected={selected || undefined}
      data-gone={gone}
    >
      {plan.rowSelection && (
        <td className="pick">
          <SelectionBox name={String(readPath(row, plan.rowSelection.head) ?? '')} selected={selected} />
        </td>
      )}
      {plan.columns.map((column, index) => (
        <td key={column.column.path} className={column.className} data-label={column.label}>
          {cellContent(column, index, scope, row, rowsBefore + rowIndex)}
        </td>
      ))}
      {plan.actions.length > 0 && (
        <td className="list-actions">
          {gone ? t('Not here any more') : rowActions(plan.actions, scope, busy)}
        </td>
      )}
    </tr>
  );
});

/** A cell's value, a real link when the column has a target. A function, not a component: it runs for every cell. */
export function cellContent(
  { column, render }: ColumnPlan,
  index: number,
  scope: Scope,
  row: Row,
  rowIndex: number,
): ReactNode {
  const drawn = render(row, scope, rowIndex);
  const picture = column.cell === 'image' && !column.to ? readPath(row, column.path) : undefined;
  if (typeof picture === 'string' && picture !== '') {
    return (
      <button type="button" className="row-picture" data-picture={picture} aria-label={t('Show full size')}>
        {drawn}
      </button>
    );
  }
  if (column.current) {
    return (
      <>
        {drawn}
        {currentValue(column, row, scope)}
      </>
    );
  }
  const href = column.to && routeOf(column.to, scope);
  if (!href) return drawn;
  return (
    <a className="row-link" href={href} data-column={index}>
      {drawn}
    </a>
  );
}

/** The present value below the proposed one; nothing when no record is known, the values are equal, or none is declared. */
function currentValue(column: Column, row: Row, { record }: Scope) {
  const { path, current: currentPath } = column;
  const proposedValue = readPath(row, path) ?? '';
  const current = currentPath && record ? readPath(record, currentPath) : undefined;
  if (current === undefined || proposedValue === '' || String(current ?? '') === String(proposedValue))
    return null;
  const currentCell = current === null || current === '' ? '-' : renderCell(column)({ [path]: current });
  return (
    <span className="c-current">
      {t('Current')}: <del>{currentCell}</del>
    </span>
  );
}
