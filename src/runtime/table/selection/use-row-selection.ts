import { type MouseEvent, useCallback, useMemo, useRef, useState } from 'react';
import type { BulkAction, ListScreen } from '../../../../core/model.ts';
import type { Row } from '../../../../core/scope.ts';
import type { List } from '../state/use-list.ts';
import { countOf, EVERYTHING, isSelected, NOTHING, pick, type Selection } from './selection.ts';

/** The selection state of a list and its handlers. */
export interface RowSelection {
  readonly actions: readonly BulkAction[];
  readonly selection: Selection;
  /** Number of selected rows on all pages. */
  readonly count: number;
  readonly selectedOnPage: number;
  has(row: Row): boolean;
  pick(rows: readonly Row[], on: boolean): void;
  /** Selects all matches on all pages. */
  pickAll(): void;
  clear(): void;
  /** Handles clicks inside the rows; returns true when it was a checkbox. */
  onClick(event: MouseEvent): boolean;
}

/** The selection of a list, by key, so that it survives paging; undefined when the list has no bulk actions. */
export function useRowSelection(
  screen: ListScreen,
  list: List,
  actions: readonly BulkAction[],
): RowSelection | undefined {
  const { state, rows, span, found: matchingRows } = list;
  const filter = JSON.stringify([state.search, state.filters]);
  const [keptSelection, setKeptSelection] = useState<Kept>({ selection: NOTHING, filter });
  const selection = selectionFor(filter, keptSelection);
  const last = useRef<string>(undefined);
  const { key } = screen;
  const change = useCallback(
    (updateSelection: (previousSelection: Selection) => Selection) =>
      setKeptSelection((kept) => ({ selection: updateSelection(selectionFor(filter, kept)), filter })),
    [filter],
  );
  const choose = useCallback(
    (chosen: readonly Row[], on: boolean) =>
      change((previousSelection) => pick(previousSelection, chosen, key, on)),
    [change, key],
  );
  return useMemo(() => {
    if (actions.length === 0) return undefined;
    const has = (row: Row) => isSelected(selection, String(row[key]));
    const onClick = (event: MouseEvent) => {
      const rowIndex = pressedRow(event);
      const row = rowIndex === undefined ? undefined : rows[rowIndex];
      if (rowIndex === undefined || !row) return false;
      const from = event.shiftKey
        ? rows.findIndex((candidate) => String(candidate[key]) === last.current)
        : -1;
      const range = from < 0 ? [row] : rows.slice(Math.min(from, rowIndex), Math.max(from, rowIndex) + 1);
      if (event.shiftKey) window.getSelection()?.removeAllRanges();
      last.current = String(row[key]);
      choose(range, !has(row));
      return true;
    };
    return {
      actions,
      selection,
      count: countOf(selection, span.total),
      selectedOnPage: rows.filter(has).length,
      has,
      pick: choose,
      pickAll: () => change(() => (matchingRows ? pick(NOTHING, matchingRows, key, true) : EVERYTHING)),
      clear: () => change(() => NOTHING),
      onClick,
    };
  }, [actions, selection, rows, span.total, matchingRows, key, choose, change]);
}

interface Kept {
  readonly selection: Selection;
  /** The search and filters that it was made under. */
  readonly filter: string;
}

/** "All matches" would mean other rows under another search or filter. */
function selectionFor(filter: string, kept: Kept): Selection {
  return kept.selection.hasAllMatches && kept.filter !== filter ? NOTHING : kept.selection;
}

/** The index of the row whose checkbox, or the area around it, was pressed. */
function pressedRow({ target }: MouseEvent): number | undefined {
  const row = (target as Element).closest('.pick')?.closest<HTMLElement>('tr[data-row]');
  return row ? Number(row.dataset.row) : undefined;
}
