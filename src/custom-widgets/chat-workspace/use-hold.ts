import { type RefObject, useEffect } from 'react';

/** Milliseconds after which a list that was scrolled, or left by the pointer, rests. */
const RESTS = 300;
/** Milliseconds between two looks at what holds it: an element that had the focus may be gone without an event. */
const LOOKS = 1000;

/** Calls `hold` when the pointer, the focus or a scrolling comes to an element, and when the last of them has left it. */
export function useHold(box: RefObject<HTMLElement | null>, hold: (isHeld: boolean) => void): void {
  useEffect(() => {
    const element = box.current;
    if (!element) return;
    let isHeld = false;
    let isPointed = false;
    let scrolledAt = Number.NEGATIVE_INFINITY;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const look = () => {
      const isScrolling = performance.now() - scrolledAt < RESTS;
      const holds = isPointed || isScrolling || element.contains(document.activeElement);
      clearTimeout(timer);
      if (holds) timer = setTimeout(look, isScrolling ? RESTS : LOOKS);
      if (holds === isHeld) return;
      isHeld = holds;
      hold(isHeld);
    };
    const rest = () => {
      clearTimeout(timer);
      timer = setTimeout(look, RESTS);
    };
    const point = (isThere: boolean) => () => {
      isPointed = isThere;
      if (isThere) look();
      else rest();
    };
    const scrolled = () => {
      scrolledAt = performance.now();
      look();
    };
    const handlers: Readonly<Record<string, () => void>> = {
      pointerenter: point(true),
      pointermove: point(true),
      pointerleave: point(false),
      pointercancel: point(false),
      focusin: look,
      focusout: rest,
      wheel: scrolled,
      touchmove: scrolled,
    };
    for (const [name, handle] of Object.entries(handlers))
      element.addEventListener(name, handle, { passive: true });
    return () => {
      clearTimeout(timer);
      for (const [name, handle] of Object.entries(handlers)) element.removeEventListener(name, handle);
      hold(false);
    };
  }, [box, hold]);
}
