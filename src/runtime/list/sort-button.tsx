import { Icon } from '../shell/icons.tsx';
import { type ListState, sortBy } from './list-state.ts';
import type { List } from './use-list.ts';

interface SortButtonProps {
  readonly label: string;
  /** The field that it sorts by. */
  readonly sort: string;
  readonly list: Pick<List, 'state' | 'go'>;
}

const ARIA = { asc: 'ascending', desc: 'descending' } as const;
const MARK = { asc: 'sort-asc', desc: 'sort-desc' } as const;

/** The heading of a column that sorts: it shows how, and a press turns it. */
export function SortButton({ label, sort, list: { state, go } }: SortButtonProps) {
  const dir = sortedBy(state, sort);
  return (
    <button type="button" onClick={() => go(sortBy(state, sort))}>
      <span>{label}</span>
      <Icon name={dir ? MARK[dir] : 'sort-none'} size={14} />
    </button>
  );
}

/** What `aria-sort` says of a column; nothing of one that does not sort. */
export function ariaSort(state: ListState, field: string | undefined) {
  if (field === undefined) return undefined;
  const dir = sortedBy(state, field);
  return dir ? ARIA[dir] : 'none';
}

function sortedBy({ sort }: ListState, field: string): 'asc' | 'desc' | undefined {
  return sort?.field === field ? sort.dir : undefined;
}
