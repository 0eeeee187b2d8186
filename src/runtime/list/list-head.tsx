import type { Header } from '@tanstack/react-table';
import type { Row } from '../data/scope.ts';
import { Icon } from '../shell/icons.tsx';
import type { ListPlan } from './list-plan.ts';

const ARIA = { asc: 'ascending', desc: 'descending' } as const;
const MARK = { asc: 'sort-asc', desc: 'sort-desc' } as const;

/** The headings; one that sorts is a button, and its cell says how the list is sorted. */
export function ListHead({ headers, plan }: { headers: readonly Header<Row, unknown>[]; plan: ListPlan }) {
  return (
    <thead>
      <tr>
        {headers.map((header, at) => {
          const planned = plan.columns[at];
          const sorted = header.column.getIsSorted();
          const style = { width: plan.widths.columns[at] };
          return (
            <th
              key={header.id}
              scope="col"
              className={planned?.className}
              style={style}
              aria-sort={planned?.sort ? (sorted ? ARIA[sorted] : 'none') : undefined}
            >
              {planned?.sort ? (
                <button type="button" onClick={header.column.getToggleSortingHandler()}>
                  <span>{planned.label}</span>
                  <Icon name={sorted ? MARK[sorted] : 'sort-none'} size={14} />
                </button>
              ) : (
                planned?.label
              )}
            </th>
          );
        })}
        {plan.actions.length > 0 && (
          <th scope="col" className="list-actions" style={{ width: plan.widths.actions }}>
            {plan.actionsLabel}
          </th>
        )}
      </tr>
    </thead>
  );
}
