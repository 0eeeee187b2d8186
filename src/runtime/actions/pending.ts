import { useCallback, useSyncExternalStore } from 'react';
import type { Action } from '../../../core/model.ts';
import { resolveValues, type Scope } from '../../../core/scope.ts';
import { Listeners } from '../base/store.ts';
import { keyOf } from '../data/key-of.ts';

const pending = new Set<string>();
const changes = new Listeners();

/** One call with one input; the same button on another row is a different call. */
export function lockOf(action: Action, scope: Scope): string {
  return action.call ? keyOf(action.call.endpoint, resolveValues(action.call.with, scope)) : '';
}

/**
 * Runs `work` unless the same lock is held; then resolves to undefined. It is held for so many milliseconds more, in which the second
 * click of the double click that took it does nothing anywhere, nor takes the focus away from where a refusal has led it.
 */
export async function locked<T>(
  lock: string,
  work: () => T | Promise<T>,
  milliseconds = 0,
): Promise<T | undefined> {
  if (pending.has(lock)) return undefined;
  pending.add(lock);
  latest = { lock, press };
  changes.notify();
  const release = () => {
    pending.delete(lock);
    changes.notify();
  };
  try {
    return await work();
  } finally {
    if (milliseconds > 0) setTimeout(release, milliseconds);
    else release();
  }
}

/** Counts the presses of the mouse; those of one double click are one. */
let press = 0;
/** The latest lock, and the press that has taken it. */
let latest = { lock: '', press: 0 };

/** Nothing under the pointer hears of it, wherever the first click has moved the page. */
for (const type of ['mousedown', 'click'] as const)
  globalThis.addEventListener?.(
    type,
    (event) => {
      if (!isRepeatedClick(event)) press += +(type === 'mousedown');
      else if (pending.has(latest.lock) && press === latest.press) {
        event.preventDefault();
        event.stopPropagation();
      }
    },
    true,
  );

/** Whether this lock is held. */
export function usePending(lock: string): boolean {
  const read = useCallback(() => lock !== '' && pending.has(lock), [lock]);
  return useSyncExternalStore(changes.subscribe, read, () => false);
}

/** The second click of a double click: the first may have put another button under the pointer, unseen. A key has `detail` 0. */
export function isRepeatedClick({ detail }: { readonly detail: number }): boolean {
  return detail > 1;
}
