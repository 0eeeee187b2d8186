import { type RefObject, useLayoutEffect, useRef } from 'react';

/**
 * Whoever turns to the last page by its button presses one that takes no more presses, and the focus would fall to the
 * page. It goes on to the button of the page that is shown, else to the way back. Goes to the element that holds them.
 */
export function usePagerFocus(page: number): RefObject<HTMLElement | null> {
  const ref = useRef<HTMLElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page is the reason to look again
  useLayoutEffect(() => {
    const pressed = document.activeElement;
    if (!(pressed instanceof HTMLButtonElement && pressed.disabled)) return;
    if (!ref.current?.contains(pressed)) return;
    const current = ref.current.querySelector<HTMLElement>('[aria-current]');
    (current ?? ref.current.querySelector<HTMLElement>('button:enabled'))?.focus();
  }, [page]);
  return ref;
}
