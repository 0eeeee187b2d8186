import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useAddress } from '../../navigation/address.tsx';

/** Scroll position of each list by its URL; px. */
const scrolled = new Map<string, number>();
let left: { readonly list: string; readonly key: unknown } | undefined;

/** How long a row stays highlighted after the return; ms. */
const MARKED = 2400;

/** Stores from which row a list was left, to highlight it on return. */
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
 * Restores the scroll position of a list on return; a new page starts at the top. `ready`: the rows are rendered. The position is
 * recorded on scroll events, since reading it later would force a layout.
 */
export function useScrollPlace(place: RefObject<HTMLElement | null>, address: string, ready: boolean): void {
  const comesBack = useAddress().type === 'POP';
  const at = useRef(0);
  useLayoutEffect(() => {
    const element = place.current;
    if (!element || !ready) return;
    const wanted = comesBack || left ? (scrolled.get(address) ?? 0) : 0;
    if (wanted !== at.current) element.scrollTop = wanted;
    const note = (top: number) => {
      at.current = top;
      scrolled.set(address, top);
    };
    note(wanted);
    const onScroll = () => note(element.scrollTop);
    element.addEventListener('scroll', onScroll, { passive: true });
    return () => element.removeEventListener('scroll', onScroll);
  }, [place, address, ready, comesBack]);
}
