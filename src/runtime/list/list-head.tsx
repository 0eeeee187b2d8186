import { PickHead } from '../bulk/pick-boxes.tsx';
import type { Picks } from '../bulk/use-picks.ts';
import type { ListPlan } from './list-plan.ts';
import { ariaSort, SortButton } from './sort-button.tsx';
import type { List } from './use-list.ts';

interface ListHeadProps {
  readonly list: Pick<List, 'state' | 'go' | 'rows' | 'loading'>;
  readonly plan: ListPlan;
  readonly picks?: Picks | undefined;
}

/** The headings; one that sorts is a button, and its cell says how the list is sorted. */
export function ListHead({ list, plan, picks }: ListHeadProps) {
  return (
    <thead>
      <tr>
        {picks && <PickHead picks={picks} rows={list.loading ? [] : list.rows} />}
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
