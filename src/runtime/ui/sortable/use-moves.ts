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
  given?: RefObject<T | null>,
) {
  const own = useRef<T>(null);
  const place = given ?? own;
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
  const onKeyDown = (event: KeyboardEvent, path: string, at: number) => {
    const step = STEPS[event.key];
    if (step === undefined) return;
    event.preventDefault();
    move(path, at + step);
    setFocused({ path });
  };
  const onPointerDown = (event: PointerEvent, path: string) => {
    if (event.button !== 0) return;
    let at: { readonly x: number; readonly y: number } | undefined;
    const put = () => {
      const rows = [...(place.current?.children ?? [])];
      const over = at ? rowAt(rows, at.x, at.y) : -1;
      const from = rows.findIndex((row) => row instanceof HTMLElement && row.dataset.path === path);
      if (over >= 0 && over !== from) last.current(path, over);
    };
    const follow = ({ clientX, clientY }: globalThis.PointerEvent) => {
      at = { x: clientX, y: clientY };
      put();
    };
    const unscroll = place.current && scrollAtEdges(place.current, () => at?.y, put);
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
  const all = rows.map((row) => row.getBoundingClientRect());
  const [first, end] = [all[0], all.at(-1)];
  if (!first || !end) return -1;
  const inside = Math.max(first.top, Math.min(end.bottom - 1, y));
  return all.findIndex(
    ({ left, right, top, bottom }) => x >= left && x <= right && inside >= top && inside < bottom,
  );
}

/** A copy with one item at another index, clamped to the ends. */
export function moved<T extends { readonly path: string }>(all: readonly T[], path: string, to: number): T[] {
  const one = all.find((choice) => choice.path === path);
  const others = all.filter((choice) => choice.path !== path);
  if (!one) return [...all];
  others.splice(Math.max(0, Math.min(others.length, to)), 0, one);
  return others;
}
