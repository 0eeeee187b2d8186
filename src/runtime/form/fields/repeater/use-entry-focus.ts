import { type MouseEvent, type RefObject, useLayoutEffect, useRef } from 'react';

const UP = 'rjsf-array-item-move-up';
const DOWN = 'rjsf-array-item-move-down';
const REMOVE = 'rjsf-array-item-remove';

/**
 * Keeps the focus when entries change: on the same button of a moved entry, on the first control of a new one, on the next entry
 * after a removal. The library re-creates the pressed button, which loses the focus.
 */
export function useEntryFocus(box: RefObject<HTMLElement | null>, entries: readonly unknown[]) {
  const direction = useRef<string>(undefined);
  const wanted = useRef<readonly string[]>(undefined);
  useLayoutEffect(() => {
    const selectors = wanted.current;
    wanted.current = undefined;
    const found = selectors?.map((selector) => box.current?.querySelector<HTMLElement>(selector));
    found?.find((element) => element)?.focus();
  });
  return {
    pressed(event: MouseEvent): void {
      const button = event.target instanceof Element ? event.target.closest('button') : null;
      direction.current = [UP, DOWN].find((name) => button?.classList.contains(name));
    },
    changed(next: readonly unknown[]): void {
      wanted.current = targetsOf(entries, next, direction.current);
    },
  };
}

/** Selectors within the list for the focus after a change, in order of preference. */
export function targetsOf(
  before: readonly unknown[],
  next: readonly unknown[],
  direction: string | undefined,
): string[] {
  const at = (index: number, what: string) => `[data-entry="${index}"] ${what}`;
  if (next.length > before.length) return [at(next.length - 1, ':is(input, select, textarea)')];
  const first = next.findIndex((entry, index) => entry !== before[index]);
  if (next.length < before.length) {
    const index = Math.min(first < 0 ? next.length : first, next.length - 1);
    return [at(index, `.${REMOVE}`), '.repeater-add'];
  }
  const index = direction === DOWN ? first + 1 : first;
  const buttons = direction === DOWN ? [DOWN, UP] : [UP, DOWN];
  return buttons.map((name) => at(index, `.${name}:not(:disabled)`));
}
