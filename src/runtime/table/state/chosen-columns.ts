import { useMemo } from 'react';
import type { Column, ListScreen } from '../../../../core/model.ts';
import type { User } from '../../../../core/user.ts';
import { readStored, writeStored } from '../../base/storage.ts';
import type { ListState } from './list-state.ts';

/** The column of the card's title on narrow screens: the first text column of priority 1, else the first column. */
export function cardHead(columns: readonly Column[]): Column | undefined {
  const first = columns.filter(({ priority }) => priority === 1);
  return first.find(({ cell }) => cell === 'text') ?? first[0] ?? columns[0];
}

/** The columns to render. Chosen columns are also shown on cards. */
export function shownColumns(screen: ListScreen, { columns }: Pick<ListState, 'columns'>): readonly Column[] {
  if (!columns) return screen.columns;
  return columns.flatMap((path): Column[] => {
    const column = screen.columns.find((candidate) => candidate.path === path);
    return column ? [column.priority === 3 ? { ...column, priority: 2 } : column] : [];
  });
}

/** The user's column choice for this list in this browser, in the URL's format. */
export function keptColumns(screen: ListScreen, user: User | undefined): string | undefined {
  return readStored(nameOf(screen, user));
}

/** Stores the choice; without one the list has its default columns again. */
export function keepColumns(screen: ListScreen, user: User | undefined, columns?: readonly string[]): void {
  writeStored(nameOf(screen, user), columns?.join(','));
}

function nameOf({ id }: ListScreen, user: User | undefined): string {
  return `columns ${user?.id ?? ''} ${id}`;
}

/** The columns to render: the same object until the choice changes, so that a new page needs no new plan. */
export function useShownColumns(screen: ListScreen, { columns }: ListState): readonly Column[] {
  const chosen = columns?.join();
  return useMemo(
    () => shownColumns(screen, chosen === undefined ? {} : { columns: chosen.split(',') }),
    [screen, chosen],
  );
}
