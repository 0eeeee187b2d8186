import { type PointerEvent, useMemo } from 'react';

/** How long the pointer rests on a page button before that page is prefetched. ms. */
const REST = 30;

/** Reports the page whose `data-page` button the pointer moved to and rests on; one that appears under it does not count. */
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
