import { Icon } from '../../ui/icons.tsx';
import type { ListState } from '../state/list-state.ts';

interface SortButtonProps {
  readonly label: string;
  /** The field that it sorts by. */
  readonly sort: string;
  /** How the list is sorted now. */
  readonly sorted: ListState['sort'];
  onSort(field: string): void;
}

const ARIA = { asc: 'ascending', desc: 'descending' } as const;
const MARK = { asc: 'sort-asc', desc: 'sort-desc' } as const;

/** The header of a sortable column: shows the sort order, and a click changes it. */
export function SortButton({ label, sort, sorted, onSort }: SortButtonProps) {
  const dir = dirOf(sorted, sort);
  return (
    <button type="button" onClick={() => onSort(sort)}>
      <span>{label}</span>
      <Icon name={dir ? MARK[dir] : 'sort-none'} size={14} />
    </button>
  );
}

/** The `aria-sort` of a column; undefined when it is not sortable. */
export function ariaSort(sorted: ListState['sort'], field: string | undefined) {
  if (field === undefined) return undefined;
  const dir = dirOf(sorted, field);
  return dir ? ARIA[dir] : 'none';
}

function dirOf(sorted: ListState['sort'], field: string): 'asc' | 'desc' | undefined {
  return sorted?.field === field ? sorted.dir : undefined;
}
