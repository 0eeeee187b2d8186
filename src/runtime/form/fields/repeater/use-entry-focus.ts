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
  const focusSelectors = useRef<readonly string[]>(undefined);
  useLayoutEffect(() => {
    const selectors = focusSelectors.current;
    focusSelectors.current = undefined;
    const focusTargets = selectors?.map((selector) => box.current?.querySelector<HTMLElement>(selector));
    focusTargets?.find((element) => element)?.focus();
  });
  return {
    pressed(event: MouseEvent): void {
      const button = event.target instanceof Element ? event.target.closest('button') : null;
      direction.current = [UP, DOWN].find((name) => button?.classList.contains(name));
    },
    changed(changedEntries: readonly unknown[]): void {
      focusSelectors.current = targetsOf(entries, changedEntries, direction.current);
    },
  };
}

/** Selectors within the list for the focus after a change, in order of preference. */
export function targetsOf(
  previousEntries: readonly unknown[],
  changedEntries: readonly unknown[],
  direction: string | undefined,
): string[] {
  const buildSelector = (index: number, controlSelector: string) =>
    `[data-entry="${index}"] ${controlSelector}`;
  if (changedEntries.length > previousEntries.length)
    return [buildSelector(changedEntries.length - 1, ':is(input, select, textarea)')];
  const first = changedEntries.findIndex((entry, index) => entry !== previousEntries[index]);
  if (changedEntries.length < previousEntries.length) {
    const index = Math.min(first < 0 ? changedEntries.length : first, changedEntries.length - 1);
    return [buildSelector(index, `.${REMOVE}`), '.repeater-add'];
  }
  const index = direction === DOWN ? first + 1 : first;
  const buttons = direction === DOWN ? [DOWN, UP] : [UP, DOWN];
  return buttons.map((name) => buildSelector(index, `.${name}:not(:disabled)`));
}
