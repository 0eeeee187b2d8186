import { type FocusEvent, type RefObject, useLayoutEffect, useRef } from 'react';

interface PagerFocus {
  readonly ref: RefObject<HTMLElement | null>;
  onFocus(event: FocusEvent): void;
  onBlur(event: FocusEvent): void;
}

/**
 * Keeps the focus in a pager when the button that was pressed becomes disabled, as "next" does on the last page: it
 * moves to the button of the current page, else to the first enabled button. Spread over the element that holds them.
 */
export function usePagerFocus(page: number): PagerFocus {
  const ref = useRef<HTMLElement>(null);
  // Browsers differ in when a disabled button loses the focus, so which one had it is noted before.
  const focused = useRef<Element | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page is the reason to look again
  useLayoutEffect(() => {
    const button = focused.current;
    if (!(button instanceof HTMLButtonElement && button.disabled)) return;
    const current = ref.current?.querySelector<HTMLElement>('[aria-current]');
    (current ?? ref.current?.querySelector<HTMLElement>('button:not([disabled])'))?.focus();
  }, [page]);
  return {
    ref,
    onFocus: ({ target }) => {
      focused.current = target;
    },
    // An enabled button is left by the user, unless the whole window is: that one comes back to it.
    onBlur: ({ target }) => {
      const disabled = target instanceof HTMLButtonElement && target.disabled;
      if (!disabled && document.activeElement !== target) focused.current = null;
    },
  };
}
