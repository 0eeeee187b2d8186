import { memo } from 'react';
import { useStable } from '../../ui/use-stable.ts';
import { SelectPageBox } from '../selection/selection-boxes.tsx';
import type { RowSelection } from '../selection/use-row-selection.ts';
import { type ListState, sortBy } from '../state/list-state.ts';
import type { List } from '../state/use-list.ts';
import type { ListPlan, RowPlan } from './list-plan.ts';
import { ariaSort, SortButton } from './sort-button.tsx';

interface ListHeadProps {
  readonly list: Pick<List, 'state' | 'go' | 'rows' | 'loading'>;
  readonly plan: ListPlan;
  readonly rowSelection?: RowSelection | undefined;
}

/** The column headers; a sortable one is a button, and its cell has aria-sort. */
export function ListHead({ list, plan, rowSelection }: ListHeadProps) {
  const { state, go } = list;
  const onSort = useStable((field: string) => go(sortBy(state, field)));
  return (
    <thead>
      <tr>
        {rowSelection && (
          <th scope="col" className="pick">
            <SelectPageBox rowSelection={rowSelection} rows={list.loading ? [] : list.rows} />
          </th>
        )}
        <Headings plan={plan} field={state.sort?.field} dir={state.sort?.dir} onSort={onSort} />
      </tr>
    </thead>
  );
}

interface HeadingsProps {
  readonly plan: RowPlan;
  /** How the rows are sorted now. */
  readonly field?: string | undefined;
  readonly dir?: 'asc' | 'desc' | undefined;
  readonly onSort?: (field: string) => void;
}

/** Memoized: turning a page must not re-render it. */
export const Headings = memo(function Headings({ plan, field, dir, onSort }: HeadingsProps) {
  const sorted: ListState['sort'] = field && dir ? { field, dir } : undefined;
  return (
    <>
      {plan.columns.map(({ column, label, className, sort }) => (
        <th key={column.path} scope="col" className={className} aria-sort={ariaSort(sorted, sort)}>
          {sort === undefined || !onSort ? (
            label
          ) : (
            <SortButton label={label} sort={sort} sorted={sorted} onSort={onSort} />
          )}
        </th>
      ))}
      {plan.actions.length > 0 && (
        <th scope="col" className="list-actions">
          {plan.actionsLabel}
        </th>
      )}
    </>
  );
});
