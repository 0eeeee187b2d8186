import { useMemo, useRef, useState } from 'react';
import type { PickFrom } from './pick-from.ts';
import { foundRows, type PickRow, withRows } from './record-rows.ts';
import { usePickRows } from './use-pick-rows.ts';

/** Where records are chosen from, and what is done with those that are chosen. */
export interface RecordChoiceProps {
  readonly from: PickFrom;
  readonly chosen: readonly unknown[];
  /** Called with each change. `rows`: the chosen records whose rows were loaded here. */
  readonly choose: (chosen: readonly unknown[], rows: readonly PickRow[]) => void;
  /** Choices apply with Submit; `searched`: also, rows are loaded only after a search. Absent: choices apply at once. */
  readonly submit?: 'any' | 'searched';
}

/** The records that match `text`, or only the chosen ones of them, and the choice among them. */
export function useRecordChoice(
  { from, choose, submit, ...selectionProps }: RecordChoiceProps,
  text: string,
) {
  const [draft, setDraft] = useState(selectionProps.chosen);
  const chosen = submit ? draft : selectionProps.chosen;
  const [only, setOnly] = useState(false);
  const source = usePickRows(from, text);
  const isChosen = useMemo(() => new Set(chosen), [chosen]);
  const loadedRows = useRef(new Map<unknown, PickRow>());
  for (const row of source.rows) loadedRows.current.set(row.value, row);
  const seen = (values: readonly unknown[]) => values.flatMap((value) => loadedRows.current.get(value) ?? []);
  const rows = only
    ? foundRows(source.isPaged ? seen(chosen) : source.rows.filter(({ value }) => isChosen.has(value)), text)
    : source.rows;
  const take = (values: readonly unknown[]) => (submit ? setDraft(values) : choose(values, seen(values)));
  const total = only ? rows.length : source.total;
  const isCounted = only || source.isCounted;
  const selectAll = {
    count: isCounted ? total : undefined,
    isChosen: rows.length > 0 && chosen.length >= total && rows.every(({ value }) => isChosen.has(value)),
    isSearched: text.trim() !== '',
    async toggle(on: boolean) {
      if (!isCounted) return;
      const matching = only ? rows : await source.matching();
      for (const row of matching ?? []) loadedRows.current.set(row.value, row);
      if (matching) take(withRows(chosen, matching, on));
    },
  };
  return {
    source,
    rows,
    chosen,
    isChosen,
    /** Whether only the chosen records are shown. */
    only,
    setOnly,
    take,
    toggle: (some: readonly PickRow[], on: boolean) => take(withRows(chosen, some, on)),
    ...((only || source.hasAll) && { selectAll }),
    /** Hands over the draft. */
    submit: () => choose(chosen, seen(chosen)),
  };
}
