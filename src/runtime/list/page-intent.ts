import { type PointerEvent, useMemo, useRef } from 'react';

/** How long the pointer rests on a page's button before that page is asked for; it may only be passing. ms. */
const REST = 30;

/** Says which page somebody is about to turn to: the pointer rests on a button with `data-page`. */
export function usePageIntent(expect: (page: number) => void) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  return useMemo(() => {
    const stop = () => clearTimeout(timer.current);
    return {
      onPointerOver({ target, pointerType }: PointerEvent) {
        stop();
        const button = target instanceof Element ? target.closest<HTMLButtonElement>('[data-page]') : null;
        if (pointerType !== 'mouse' || !button || button.disabled || button.ariaCurrent) return;
        timer.current = setTimeout(() => expect(Number(button.dataset.page)), REST);
      },
      onPointerLeave: stop,
      onPointerDown: stop,
    };
  }, [expect]);
}
