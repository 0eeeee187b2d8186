import { type MouseEvent, type RefObject, useLayoutEffect, useRef } from 'react';
import { t } from '../../../base/i18n/t.ts';

export const UP = 'rjsf-array-item-move-up';
export const DOWN = 'rjsf-array-item-move-down';
const REMOVE = 'rjsf-array-item-remove';

/**
 * Keeps the focus when entries change: on the same button of a moved entry, or on the control in it whose key moved it, on the
 * first control of a new one, on the next entry after a removal. The library re-creates the pressed button, which loses the focus.
 */
export function useEntryFocus(box: RefObject<HTMLElement | null>, entries: readonly unknown[]) {
  const direction = useRef<string>(undefined);
  const held = useRef<HTMLElement>(undefined);
  const focusSelectors = useRef<readonly string[]>(undefined);
  useLayoutEffect(() => {
    const selectors = focusSelectors.current;
    focusSelectors.current = undefined;
    const focusTargets = selectors?.map((selector) => box.current?.querySelector<HTMLElement>(selector));
    const target = selectors && held.current ? held.current : focusTargets?.find((element) => element);
    target?.focus();
    if (selectors) held.current = undefined;
  });
  return {
    /** The next change of the entries leaves the focus on this control. */
    hold(control: HTMLElement): void {
      held.current = control;
    },
    pressed(event: MouseEvent): void {
      const button = event.target instanceof Element ? event.target.closest('button') : null;
      direction.current = [UP, DOWN].find((name) => button?.classList.contains(name));
    },
    /** Returns what assistive technology is told. */
    changed(changedEntries: readonly unknown[]): string {
      focusSelectors.current = targetsOf(entries, changedEntries, direction.current);
      const place = changedIndex(entries, changedEntries, direction.current) + 1;
      const [count, previousCount] = [changedEntries.length, entries.length];
      if (count > previousCount) return t('Line {place} added.', { place });
      if (count < previousCount) return t('Line {place} removed.', { place });
      return t('{name}: {place} of {count}', { name: t('Line'), place, count });
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
  const index = changedIndex(previousEntries, changedEntries, direction);
  if (changedEntries.length < previousEntries.length)
    return [buildSelector(Math.min(index, changedEntries.length - 1), `.${REMOVE}`), '.repeater-add'];
  const buttons = direction === DOWN ? [DOWN, UP] : [UP, DOWN];
  return buttons.map((name) => buildSelector(index, `.${name}:not(:disabled)`));
}

/** The index of the entry that was added or moved, or that the removed one had. */
function changedIndex(
  previousEntries: readonly unknown[],
  changedEntries: readonly unknown[],
  direction: string | undefined,
): number {
  const longer = changedEntries.length < previousEntries.length ? previousEntries : changedEntries;
  const first = longer.findIndex((_entry, index) => changedEntries[index] !== previousEntries[index]);
  return changedEntries.length === previousEntries.length && direction === DOWN ? first + 1 : first;
}
