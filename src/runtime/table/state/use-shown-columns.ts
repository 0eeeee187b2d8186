import { useMemo } from 'react';
import type { Column, ListScreen } from '../../model.ts';
import { shownColumns } from './chosen-columns.ts';
import type { ListState } from './list-state.ts';

/** The columns to be drawn: the same object until others are chosen, so that a new page plans nothing anew. */
export function useShownColumns(screen: ListScreen, { columns }: ListState): readonly Column[] {
  const chosen = columns?.join();
  return useMemo(
    () => shownColumns(screen, chosen === undefined ? {} : { columns: chosen.split(',') }),
    [screen, chosen],
  );
}
