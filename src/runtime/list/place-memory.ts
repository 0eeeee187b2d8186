import { type RefObject, useEffect, useLayoutEffect, useState } from 'react';
import { useNavigationType } from 'react-router-dom';

/** How far each list was scrolled, by its address; px. */
const scrolled = new Map<string, number>();
let left: { readonly list: string; readonly key: unknown } | undefined;

/** How long a row stays marked after the return to it; ms. */
const MARKED = 2400;

/** Notes from which row a list was left, so that the way back can show it. */
export function leaveFrom(list: string, key: unknown): void {
  left = { list, key };
}

/** The key of the row from which this list was left, for a moment after the return. */
export function useLeftRow(list: string): unknown {
  const [key, setKey] = useState(() => (left?.list === list ? left.key : undefined));
  useEffect(() => {
    if (key === undefined) return;
    const timer = setTimeout(() => {
      left = undefined;
      setKey(undefined);
    }, MARKED);
    return () => clearTimeout(timer);
  }, [key]);
  return key;
}

/**
 * Keeps how far a list was scrolled: the way back finds it there, a new page begins at its top.
 * `ready`: the rows are drawn.
 */
export function useScrollPlace(place: RefObject<HTMLElement | null>, address: string, ready: boolean): void {
  const comesBack = useNavigationType() === 'POP';
  useLayoutEffect(() => {
    const element = place.current;
    if (!element || !ready) return;
    element.scrollTop = comesBack || left ? (scrolled.get(address) ?? 0) : 0;
    return () => {
      scrolled.set(address, element.scrollTop);
    };
  }, [place, address, ready, comesBack]);
}
