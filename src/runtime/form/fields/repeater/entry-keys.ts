import type { KeyboardEvent } from 'react';
import { flushSync } from 'react-dom';
import { isComposing } from '../../../ui/is-composing.ts';
import { lineMove } from '../line-items/line-keys.ts';
import { DOWN, UP } from './use-entry-focus.ts';

interface Surroundings {
  /** Commits what is typed, so that it moves with its entry. */
  flush(): void;
  /** The control keeps the focus when its entry moves. */
  hold(control: HTMLElement): void;
}

/**
 * The keys of line items in the entries of a list: Enter goes to the same field of the next entry, or adds one after the last;
 * with Alt the arrow keys move the entry.
 */
export function pressEntryKey(event: KeyboardEvent<HTMLElement>, { flush, hold }: Surroundings): void {
  const { target, currentTarget } = event;
  const entry = target instanceof HTMLInputElement ? target.closest<HTMLElement>('[data-entry]') : null;
  if (!(target instanceof HTMLInputElement) || !entry || isComposing(event)) return;
  const move = lineMove(event, false);
  if (!move || target.getAttribute('aria-expanded') === 'true') return;
  event.preventDefault();
  event.stopPropagation();
  if (move === 'line-up' || move === 'line-down') {
    flushSync(flush);
    const button = entry.querySelector<HTMLElement>(`.${move === 'line-up' ? UP : DOWN}:not(:disabled)`);
    if (button) hold(target);
    button?.click();
    return;
  }
  const index = Number(entry.dataset.entry) + (move === 'down' ? 1 : -1);
  const controls = [...entry.querySelectorAll('input')];
  const next = currentTarget.querySelector(`[data-entry="${index}"]`)?.querySelectorAll('input');
  if (next) next[controls.indexOf(target)]?.focus();
  else if (move === 'down') currentTarget.querySelector<HTMLElement>('.repeater-add')?.click();
}
