import {
  type KeyboardEvent,
  type PointerEvent,
  type RefObject,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';

const STEPS: Readonly<Record<string, number>> = { ArrowUp: -1, ArrowDown: 1, Home: -Infinity, End: Infinity };

/**
 * Moves the rows of a list by keys and pointer. The rows are `<li data-path>` in the `<ul ref={place}>`, or those of a table's body; `move` puts
 * one to another place, which may lie beyond the ends. A row that is put elsewhere in the document loses its focus
 * and its pointer: the focus is given back, and the pointer is heard by the document.
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
    const follow = ({ clientX, clientY }: globalThis.PointerEvent) => {
      const rows = [...(place.current?.children ?? [])];
      const over = rows.findIndex((row) => holds(row, clientX, clientY));
      const at = rows.findIndex((row) => row instanceof HTMLElement && row.dataset.path === path);
      if (over >= 0 && over !== at) last.current(path, over);
    };
    stop.current = () => {
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

function holds(row: Element, x: number, y: number): boolean {
  const { left, right, top, bottom } = row.getBoundingClientRect();
  return x >= left && x <= right && y >= top && y < bottom;
}

/** The same with one of them at another place; a place beyond the ends is the end. */
export function moved<T extends { readonly path: string }>(all: readonly T[], path: string, to: number): T[] {
  const one = all.find((choice) => choice.path === path);
  const others = all.filter((choice) => choice.path !== path);
  if (!one) return [...all];
  others.splice(Math.max(0, Math.min(others.length, to)), 0, one);
  return others;
}
