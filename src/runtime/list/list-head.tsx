import type { ListPlan } from './list-plan.ts';
import { ariaSort, SortButton } from './sort-button.tsx';
import type { List } from './use-list.ts';

/** The headings; one that sorts is a button, and its cell says how the list is sorted. */
export function ListHead({ list, plan }: { list: Pick<List, 'state' | 'go'>; plan: ListPlan }) {
  return (
    <thead>
      <tr>
        {plan.columns.map(({ column, label, className, sort }, at) => (
          <th
            key={column.path}
            scope="col"
            className={className}
            style={{ width: plan.widths.columns[at] }}
            aria-sort={ariaSort(list.state, sort)}
          >
            {sort === undefined ? label : <SortButton label={label} sort={sort} list={list} />}
          </th>
        ))}
        {plan.actions.length > 0 && (
          <th scope="col" className="list-actions" style={{ width: plan.widths.actions }}>
            {plan.actionsLabel}
          </th>
        )}
      </tr>
    </thead>
  );
}
