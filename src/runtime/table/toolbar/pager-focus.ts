import { type FocusEvent, useLayoutEffect, useRef } from 'react';

/** Keeps the focus in a pager whose pressed button becomes disabled: on the current page, else the first enabled button. */
export function usePagerFocus(page: number) {
  const ref = useRef<HTMLElement>(null);
  // Browsers blur a disabled button at different times, so the focused button is recorded before.
  const focused = useRef<Element | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs after each change of page
  useLayoutEffect(() => {
    const button = focused.current;
    if (!(button instanceof HTMLButtonElement && button.disabled)) return;
    const current = ref.current?.querySelector<HTMLElement>('[aria-current]');
    (current ?? ref.current?.querySelector<HTMLElement>('button:not([disabled])'))?.focus();
  }, [page]);
  return {
    ref,
    onFocus: ({ target }: FocusEvent) => {
      focused.current = target;
    },
    // An enabled button loses the focus by the user's action, or because the window did, which restores it.
    onBlur: ({ target }: FocusEvent) => {
      const disabled = target instanceof HTMLButtonElement && target.disabled;
      if (!disabled && document.activeElement !== target) focused.current = null;
    },
  };
}
