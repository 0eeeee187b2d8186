import { type RefObject, useEffect } from 'react';

/** Keys that move the row cursor from anywhere on the page; arrows, Home and End only once it is in the table. */
const EVERYWHERE: Readonly<Record<string, number>> = { j: 1, k: -1 };
const IN_TABLE: Readonly<Record<string, number>> = {
  ArrowDown: 1,
  ArrowUp: -1,
  Home: -Infinity,
  End: Infinity,
};

/**
 * The row cursor is the focus itself, so it costs no drawing: j/k and the arrows move it, Enter opens the
 * row's link or first button. `step` turns the page (PageUp, PageDown).
 */
export function useRowKeys(frame: RefObject<HTMLElement | null>, step: (by: 1 | -1) => void): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (!frame.current || isTaken(event)) return;
      if (press(event, frame.current, step)) event.preventDefault();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [frame, step]);
}

/** Someone is typing, a dialog or menu is open, or the key belongs to the browser. */
function isTaken(event: KeyboardEvent): boolean {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return true;
  const target = event.target instanceof Element ? event.target : undefined;
  if (target?.closest('input, textarea, select, [contenteditable=true]')) return true;
  return document.querySelector('[role=dialog], [role=menu]') !== null;
}

function press(event: KeyboardEvent, frame: HTMLElement, step: (by: 1 | -1) => void): boolean {
  const row = event.target instanceof Element ? event.target.closest<HTMLElement>('tr[data-row]') : null;
  const inTable = row !== null && frame.contains(row);
  const by = EVERYWHERE[event.key] ?? (inTable ? IN_TABLE[event.key] : undefined);
  if (by !== undefined) return moveBy(frame, inTable ? row : null, by);
  if (!inTable || event.target !== row) return false;
  if (event.key === 'PageDown') return turn(step, 1);
  if (event.key === 'PageUp') return turn(step, -1);
  return event.key === 'Enter' && open(row);
}

function moveBy(frame: HTMLElement, row: HTMLElement | null, by: number): boolean {
  const rows = [...frame.querySelectorAll<HTMLElement>('tr[data-row]')];
  const at = row ? rows.indexOf(row) : -1;
  const next = rows[Math.min(rows.length - 1, Math.max(0, at + by))];
  next?.focus();
  next?.scrollIntoView({ block: 'nearest' });
  return next !== undefined;
}

function turn(step: (by: 1 | -1) => void, by: 1 | -1): true {
  step(by);
  return true;
}

function open(row: HTMLElement): boolean {
  const first = row.querySelector<HTMLElement>('[data-column], [data-act]:not(:disabled), [data-more]');
  first?.click();
  return first !== null;
}
