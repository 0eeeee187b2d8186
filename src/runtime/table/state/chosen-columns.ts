import { useMemo } from 'react';
import { readStored, writeStored } from '../../core/storage.ts';
import type { User } from '../../core/user.ts';
import type { Column, ListScreen } from '../../model.ts';
import type { ListState } from './list-state.ts';

/** The column that heads the card on a narrow screen: the first words of priority 1, else its first column. */
export function cardHead(columns: readonly Column[]): Column | undefined {
  const first = columns.filter(({ priority }) => priority === 1);
  return first.find(({ cell }) => cell === 'text') ?? first[0] ?? columns[0];
}

/** The columns to be drawn. Chosen ones are not let go as early as the usual ones when the place gets narrow. */
export function shownColumns(screen: ListScreen, { columns }: Pick<ListState, 'columns'>): readonly Column[] {
  if (!columns) return screen.columns;
  return columns.flatMap((path): Column[] => {
    const column = screen.columns.find((one) => one.path === path);
    return column ? [column.priority === 3 ? { ...column, priority: 2 } : column] : [];
  });
}

/** What this person chose for this list in this browser, as in the address. */
export function keptColumns(screen: ListScreen, user: User | undefined): string | undefined {
  return readStored(nameOf(screen, user));
}

/** Remembers the choice; without one the list has its usual columns again. */
export function keepColumns(screen: ListScreen, user: User | undefined, columns?: readonly string[]): void {
  writeStored(nameOf(screen, user), columns?.join(','));
}

function nameOf({ id }: ListScreen, user: User | undefined): string {
  return `columns ${user?.id ?? ''} ${id}`;
}

/** The columns to be drawn: the same object until others are chosen, so that a new page plans nothing anew. */
export function useShownColumns(screen: ListScreen, { columns }: ListState): readonly Column[] {
  const chosen = columns?.join();
  return useMemo(
    () => shownColumns(screen, chosen === undefined ? {} : { columns: chosen.split(',') }),
    [screen, chosen],
  );
}
