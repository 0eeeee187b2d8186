import {
  type KeyboardEvent,
  type PointerEvent,
  type RefObject,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { scrollAtEdges } from './edge-scroll.ts';

const STEPS: Readonly<Record<string, number>> = { ArrowUp: -1, ArrowDown: 1, Home: -Infinity, End: Infinity };

/**
 * Moves the rows of a list by keys and pointer. The rows are `<li data-path>` in the `<ul ref={place}>`, or rows of a table body;
 * `move` moves one to another index, which may be out of range. Moving a row in the DOM loses its focus and pointer capture: the
 * focus is restored, and pointer events are handled on the document.
 */
export function useMoves<T extends HTMLElement = HTMLUListElement>(
  move: (path: string, to: number) => void,
  outerPlace?: RefObject<T | null>,
) {
  const innerPlace = useRef<T>(null);
  const place = outerPlace ?? innerPlace;
  const last = useRef(move);
  const [focused, setFocused] = useState<{ path: string }>();
  const stop = useRef(() => {});
  useEffect(() => {
    last.current = move;
  });
  useEffect(() => () => stop.current(), []);
  useLayoutEffect(() => {
    if (focused) rowOf(place.current, focused.path)?.querySelector('button')?.focus();
  }, [focused, place]);
  const onKeyDown = (event: KeyboardEvent, path: string, rowIndex: number) => {
    const step = STEPS[event.key];
    if (step === undefined) return;
    event.preventDefault();
    move(path, rowIndex + step);
    setFocused({ path });
  };
  const onPointerDown = (event: PointerEvent, path: string) => {
    if (event.button !== 0) return;
    let pointerPosition: { readonly x: number; readonly y: number } | undefined;
    const moveToPointer = () => {
      const rows = [...(place.current?.children ?? [])];
      const over = pointerPosition ? rowAt(rows, pointerPosition.x, pointerPosition.y) : -1;
      const from = rows.findIndex((row) => row instanceof HTMLElement && row.dataset.path === path);
      if (over >= 0 && over !== from) last.current(path, over);
    };
    const follow = ({ clientX, clientY }: globalThis.PointerEvent) => {
      pointerPosition = { x: clientX, y: clientY };
      moveToPointer();
    };
    const unscroll = place.current && scrollAtEdges(place.current, () => pointerPosition?.y, moveToPointer);
    stop.current = () => {
      unscroll?.();
      document.removeEventListener('pointermove', follow);
      for (const end of ENDS) document.removeEventListener(end, stop.current);
      rowOf(place.current, path)?.removeAttribute('data-moving');
    };
    document.addEventListener('pointermove', follow);
    for (const end of ENDS) document.addEventListener(end, stop.current);
    rowOf(place.current, path)?.setAttribute('data-moving', '');
  };
  return { place, onKeyDown, onPointerDown };
}

const ENDS = ['pointerup', 'pointercancel'] as const;

function rowOf(list: HTMLElement | null, path: string): HTMLElement | undefined {
  return [...(list?.children ?? [])].find(
    (row): row is HTMLElement => row instanceof HTMLElement && row.dataset.path === path,
  );
}

/** Index of the row under the pointer; above the first row it is the first, below the last the last. */
function rowAt(rows: readonly Element[], x: number, y: number): number {
  const rowBoxes = rows.map((row) => row.getBoundingClientRect());
  const [first, end] = [rowBoxes[0], rowBoxes.at(-1)];
  if (!first || !end) return -1;
  const inside = Math.max(first.top, Math.min(end.bottom - 1, y));
  return rowBoxes.findIndex(
    ({ left, right, top, bottom }) => x >= left && x <= right && inside >= top && inside < bottom,
  );
}

/** A copy with one item at another index, clamped to the ends. */
export function moved<T extends { readonly path: string }>(
  choices: readonly T[],
  path: string,
  to: number,
): T[] {
  const movedChoice = choices.find((choice) => choice.path === path);
  const others = choices.filter((choice) => choice.path !== path);
  if (!movedChoice) return [...choices];
  others.splice(Math.max(0, Math.min(others.length, to)), 0, movedChoice);
  return others;
}
