import {
  type KeyboardEvent,
  type PointerEvent,
  type RefObject,
  useCallback,
  useEffect,
  useRef,
  useState,
} from 'react';
import type { Row } from '../../../../core/scope.ts';
import { t } from '../../base/i18n/t.ts';
import { isNarrowed } from '../../table/state/list-state.ts';
import type { List } from '../../table/state/use-list.ts';
import { useMoves } from '../../ui/sortable/use-moves.ts';
import { keepFocus } from './held-focus.ts';
import type { RowEdit, RowEdits } from './row-edits.ts';

/** Moves the rows of an ordered list. */
export interface RowMoves {
  /** The rows are sorted by position, so that one can be dropped between two others. */
  readonly inOrder: boolean;
  /** Key of the row that is lifted or dragged. */
  readonly held: string | undefined;
  /** Screen reader announcement. */
  readonly said: string;
  onKeyDown(event: KeyboardEvent, edit: RowEdit, name: string): void;
  onPointerDown(event: PointerEvent, edit: RowEdit, name: string): void;
  drop(): void;
  toTop(edit: RowEdit, name: string): void;
  /** A position input lost the focus: moves its row to the typed position. */
  leave(): void;
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
  const [said, setSaid] = useState('');
  const [held, setHeld] = useState<Held>();
  const isPressed = usePressed();
  const path = edits.screen.fields.find(({ name }) => name === edits.place)?.from;
  const shown = () => inPlaces(edits, list.rows);
  const narrowed = isNarrowed(list.state);
  const { sort } = list.state;

  const put = (edit: RowEdit, name: string, place: number) => {
    edits.moveTo(edit, place);
    setSaid(t('{name}: place {place}', { name, place: edits.placeOf(edit.form.record ?? {}) ?? place }));
  };
  const { onPointerDown } = useMoves<HTMLTableSectionElement>((key, to) => {
    const rows = shown();
    const [row, target] = [rows.find((one) => edits.keyOf(one) === key), rows[to]];
    const edit = row && edits.get(row);
    const place = target && edits.placeOf(target);
    if (edit && place !== undefined) put(edit, held?.name ?? key, place);
  }, body);

  const step = (edit: RowEdit, name: string, key: string) => {
    const rows = shown();
    const at = rows.findIndex((row) => edits.keyOf(row) === edit.key);
    const place = (index: number) => {
      const row = rows[index];
      return row && edits.placeOf(row);
    };
    const own = place(at);
    const end = place(rows.length - 1);
    const last = (narrowed ? end : list.span.total) ?? 1;
    if (own === undefined) return;
    const to = {
      ArrowUp: place(at - 1) ?? own - 1,
      ArrowDown: place(at + 1) ?? own + 1,
      Home: place(0),
      End: end,
    }[key];
    if (to !== undefined) put(edit, name, Math.min(last, Math.max(1, to)));
  };

  if (edits.place === undefined) return undefined;
  return {
    inOrder: !sort || (sort.field === path && sort.dir === 'asc'),
    held: held?.key,
    said,
    onKeyDown(event, edit, name) {
      const isLifted = held?.key === edit.key && held.by === 'keys';
      const place = edits.placeOf(edit.form.record ?? {}) ?? 0;
      if (event.key === ' ' || event.key === 'Enter') {
        setHeld(isLifted ? undefined : { key: edit.key, name, moves: edits.moves(), by: 'keys' });
        setSaid(
          isLifted
            ? t('{name} dropped: place {place}', { name, place })
            : t('{name} lifted: arrow keys move it, Space drops it, Escape puts it back', { name }),
        );
      } else if (isLifted && event.key === 'Escape') {
        edits.restoreMoves(held.moves);
        setHeld(undefined);
        const back = edits.placeOf(edit.form.record ?? {}) ?? 0;
        setSaid(t('{name} is back: place {place}', { name, place: back }));
      } else if (isLifted && KEYS.includes(event.key)) {
        step(edit, name, event.key);
      } else return;
      event.preventDefault();
      event.stopPropagation();
    },
    onPointerDown(event, edit, name) {
      if (event.button !== 0) return;
      setHeld({ key: edit.key, name, moves: edits.moves(), by: 'pointer' });
      const end = () => {
        setHeld(undefined);
        for (const one of ENDS) document.removeEventListener(one, end);
      };
      for (const one of ENDS) document.addEventListener(one, end);
      onPointerDown(event, edit.key);
    },
    drop: () => setHeld((now) => (now?.by === 'keys' ? undefined : now)),
    toTop: (edit, name) => put(edit, name, 1),
    leave() {
      const last = narrowed ? Number.POSITIVE_INFINITY : list.span.total;
      // Rows move after the focus has arrived, and not while a pointer button is down, or the click would hit another element.
      const go = () => setTimeout(() => keepFocus(() => edits.moveTyped(last)));
      if (isPressed()) document.addEventListener('pointerup', go, { once: true });
      else go();
    },
  };
}

const KEYS = ['ArrowUp', 'ArrowDown', 'Home', 'End'];
const ENDS = ['pointerup', 'pointercancel'] as const;

/** Whether a pointer button is down. */
function usePressed(): () => boolean {
  const pressed = useRef(false);
  useEffect(() => {
    const down = () => {
      pressed.current = true;
    };
    const up = () => {
      pressed.current = false;
    };
    document.addEventListener('pointerdown', down, true);
    for (const end of ENDS) document.addEventListener(end, up, true);
    return () => {
      document.removeEventListener('pointerdown', down, true);
      for (const end of ENDS) document.removeEventListener(end, up, true);
    };
  }, []);
  return useCallback(() => pressed.current, []);
}
