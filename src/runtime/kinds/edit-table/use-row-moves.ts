import { type KeyboardEvent, type PointerEvent, type RefObject, useState } from 'react';
import type { Row } from '../../../../core/scope.ts';
import { t } from '../../base/i18n/t.ts';
import { isNarrowed } from '../../table/state/list-state.ts';
import type { List } from '../../table/state/use-list.ts';
import { useMoves } from '../../ui/sortable/use-moves.ts';
import type { RowEdit, RowEdits } from './row-edits.ts';

/** Moves the rows of an ordered list. */
export interface RowMoves {
  /** The rows are sorted by position, so that one can be dropped between two others. */
  readonly inOrder: boolean;
  /** Key of the row that is lifted or dragged. */
  readonly held: string | undefined;
  readonly announcement: string;
  onKeyDown(event: KeyboardEvent, edit: RowEdit, name: string): void;
  onPointerDown(event: PointerEvent, edit: RowEdit, name: string): void;
  drop(): void;
  toTop(edit: RowEdit, name: string): void;
}

interface Held {
  readonly key: string;
  readonly name: string;
  /** The moves before the drag started. */
  readonly moves: ReadonlyMap<string, number>;
  readonly by: 'keys' | 'pointer';
}

/** The rows in order of position. */
export function inPlaces(edits: RowEdits, rows: readonly Row[]): Row[] {
  return [...rows].sort((a, b) => (edits.placeOf(a) ?? 0) - (edits.placeOf(b) ?? 0));
}

/** Moves rows by pointer, by keyboard (Space lifts and drops, Escape cancels) and to the top. */
export function useRowMoves(
  edits: RowEdits,
  list: List,
  body: RefObject<HTMLTableSectionElement | null>,
): RowMoves | undefined {
  const [announcement, setAnnouncement] = useState('');
  const [heldRow, setHeldRow] = useState<Held>();
  const orderRows = () => inPlaces(edits, list.rows);
  const last = isNarrowed(list.state) ? undefined : list.span.total;

  const placeRow = (edit: RowEdit, name: string, place: number) => {
    edits.moveTo(edit, place);
    setAnnouncement(
      t('{name}: place {place}', { name, place: edits.placeOf(edit.form.record ?? {}) ?? place }),
    );
  };
  const { onPointerDown } = useMoves<HTMLTableSectionElement>((key, to) => {
    const rows = orderRows();
    const [row, target] = [rows.find((candidate) => edits.keyOf(candidate) === key), rows[to]];
    const edit = row && edits.get(row);
    const place = target && edits.placeOf(target);
    if (edit && place !== undefined) placeRow(edit, heldRow?.name ?? key, place);
  }, body);

  if (edits.place === undefined) return undefined;
  return {
    inOrder: isInOrder(edits, list),
    held: heldRow?.key,
    announcement,
    onKeyDown(event, edit, name) {
      const isLifted = heldRow?.key === edit.key && heldRow.by === 'keys';
      const place = edits.placeOf(edit.form.record ?? {}) ?? 0;
      if (event.key === ' ' || event.key === 'Enter') {
        setHeldRow(isLifted ? undefined : { key: edit.key, name, moves: edits.moves(), by: 'keys' });
        setAnnouncement(isLifted ? t('{name} dropped: place {place}', { name, place }) : t(LIFTED, { name }));
      } else if (isLifted && event.key === 'Escape') {
        edits.restoreMoves(heldRow.moves);
        setHeldRow(undefined);
        const back = edits.placeOf(edit.form.record ?? {}) ?? 0;
        setAnnouncement(t('{name} is back: place {place}', { name, place: back }));
      } else if (isLifted && KEYS.includes(event.key)) {
        const to = placeByKey(edits, orderRows(), { key: edit.key, pressed: event.key }, last);
        if (to !== undefined) placeRow(edit, name, to);
      } else return;
      event.preventDefault();
      event.stopPropagation();
    },
    onPointerDown(event, edit, name) {
      if (event.button !== 0) return;
      setHeldRow({ key: edit.key, name, moves: edits.moves(), by: 'pointer' });
      whenReleased(() => setHeldRow(undefined));
      onPointerDown(event, edit.key);
    },
    drop: () => setHeldRow((previousHold) => (previousHold?.by === 'keys' ? undefined : previousHold)),
    toTop: (edit, name) => placeRow(edit, name, 1),
  };
}

const KEYS = ['ArrowUp', 'ArrowDown', 'Home', 'End'];
const LIFTED = '{name} lifted: arrow keys move it, Space drops it, Escape puts it back';
const ENDS = ['pointerup', 'pointercancel'] as const;

/** Whether the list is sorted by the places of its rows. */
function isInOrder({ screen, place }: RowEdits, { state: { sort } }: List): boolean {
  const path = screen.fields.find(({ name }) => name === place)?.from;
  return !sort || (sort.field === path && sort.dir === 'asc');
}

/** The place that a pressed key leads a row to; `last`: of the whole list, absent when only a part of it is shown. */
function placeByKey(
  edits: RowEdits,
  rows: readonly Row[],
  { key, pressed }: { readonly key: string; readonly pressed: string },
  last: number | undefined,
): number | undefined {
  const rowIndex = rows.findIndex((row) => edits.keyOf(row) === key);
  const place = (index: number) => {
    const row = rows[index];
    return row && edits.placeOf(row);
  };
  const currentPlace = place(rowIndex);
  const end = place(rows.length - 1);
  if (currentPlace === undefined) return undefined;
  const to = {
    ArrowUp: place(rowIndex - 1) ?? currentPlace - 1,
    ArrowDown: place(rowIndex + 1) ?? currentPlace + 1,
    Home: place(0),
    End: end,
  }[pressed];
  return to === undefined ? undefined : Math.min(last ?? end ?? 1, Math.max(1, to));
}

function whenReleased(act: () => void): void {
  const end = () => {
    act();
    for (const endEvent of ENDS) document.removeEventListener(endEvent, end);
  };
  for (const endEvent of ENDS) document.addEventListener(endEvent, end);
}
