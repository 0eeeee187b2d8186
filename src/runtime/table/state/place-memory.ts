import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useAddress } from '../../navigation/address.tsx';

/** Scroll position of each list by its URL; px. */
const scrolled = new Map<string, number>();
let leftRow: { readonly list: string; readonly key: unknown } | undefined;

/** How long a row stays highlighted after the return; ms. */
const MARKED = 2400;

/** Stores from which row a list was left, to highlight it on return. */
export function leaveFrom(list: string, key: unknown): void {
  leftRow = { list, key };
}

/** The key of the row from which this list was left, for a moment after the return. */
export function useLeftRow(list: string): unknown {
  const [key, setKey] = useState(() => (leftRow?.list === list ? leftRow.key : undefined));
  useEffect(() => {
    if (key === undefined) return;
    const timer = setTimeout(() => {
      leftRow = undefined;
      setKey(undefined);
    }, MARKED);
    return () => clearTimeout(timer);
  }, [key]);
  return key;
}

/** Restores a list's scroll position on return, once `ready`; recorded on scroll events, since reading it forces a layout. */
export function useScrollPlace(place: RefObject<HTMLElement | null>, address: string, ready: boolean): void {
  const comesBack = useAddress().type === 'POP';
  const lastScrollTop = useRef(0);
  useLayoutEffect(() => {
    const element = place.current;
    if (!element || !ready) return;
    const targetTop = comesBack || leftRow ? (scrolled.get(address) ?? 0) : 0;
    if (targetTop !== lastScrollTop.current) element.scrollTop = targetTop;
    const note = (top: number) => {
      lastScrollTop.current = top;
      scrolled.set(address, top);
    };
    note(targetTop);
    const onScroll = () => note(element.scrollTop);
    element.addEventListener('scroll', onScroll, { passive: true });
    return () => element.removeEventListener('scroll', onScroll);
  }, [place, address, ready, comesBack]);
}
