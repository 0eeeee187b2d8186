import { type PointerEvent, useMemo } from 'react';

/** How long the pointer rests on a page's button before that page is asked for; it may only be passing. ms. */
const REST = 30;

/**
 * Says which page somebody is about to turn to: the pointer has moved to a button with `data-page` and rests there. A
 * button that comes under the pointer, since the buttons have changed, was not chosen by anybody.
 */
export function usePageIntent(expect: (page: number) => void) {
  return useMemo(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let over: Element | null = null;
    let place = '';
    const stop = () => clearTimeout(timer);
    return {
      onPointerMove({ target, pointerType, clientX, clientY }: PointerEvent) {
        const moved = place !== `${clientX} ${clientY}`;
        place = `${clientX} ${clientY}`;
        if (pointerType !== 'mouse' || !moved) return;
        const button = target instanceof Element ? target.closest<HTMLButtonElement>('[data-page]') : null;
        if (button === over) return;
        over = button;
        stop();
        if (!button || button.disabled || button.ariaCurrent) return;
        timer = setTimeout(() => expect(Number(button.dataset.page)), REST);
      },
      onPointerLeave() {
        over = null;
        stop();
      },
      onPointerDown: stop,
    };
  }, [expect]);
}
