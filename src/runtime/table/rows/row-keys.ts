/** Keys that move the row cursor from anywhere on the page; arrows, Home and End only when the focus is in the table. */
const EVERYWHERE: Readonly<Record<string, number>> = { j: 1, k: -1 };
const IN_TABLE: Readonly<Record<string, number>> = {
  ArrowDown: 1,
  ArrowUp: -1,
  Home: -Infinity,
  End: Infinity,
};

/** What a key does beside the rows. */
export interface RowKeyWays {
  step(by: 1 | -1): void;
  preview(): void;
}

/**
 * The row cursor is the focus itself, so it needs no render: j/k and arrows move it, Enter opens, p previews, PageUp and PageDown
 * turn. What has the focus is asked of the document: the first keys of a page wait for this chunk.
 */
export function pressRowKey(event: KeyboardEvent, frame: HTMLElement, { step, preview }: RowKeyWays): void {
  const focused = document.activeElement;
  if (isTaken(event, focused)) return;
  const row = rowOf(focused, frame);
  const isPick = handlePickKey(event, frame, row);
  const isOther = !isPick && !event.ctrlKey && !event.metaKey;
  if (isOther && event.key === 'p') preview();
  else if (isPick || (isOther && handleKey(event, frame, { row, step }))) event.preventDefault();
}

/** The user is typing, a dialog or menu is open, or the browser uses the key. */
function isTaken(event: KeyboardEvent, focused: Element | null): boolean {
  if (event.defaultPrevented || event.altKey) return true;
  if (focused?.closest('input:not([type=checkbox]), textarea, select, [contenteditable=true]')) return true;
  return document.querySelector('[role=dialog], [role=alertdialog], [role=menu]') !== null;
}

/** Selection keys: Space and Shift+arrow select rows, Ctrl+A the page, then all matches, Escape none. True when handled. */
function handlePickKey(event: KeyboardEvent, frame: HTMLElement, row: HTMLElement | null): boolean {
  const command = event.ctrlKey || event.metaKey;
  if (command) {
    if (event.key.toLowerCase() !== 'a' || !(row || isNowhere(document.activeElement))) return false;
    const page = frame.querySelector<HTMLInputElement>('[data-pick-page]');
    return page?.checked
      ? clickElement(document, '[data-pick-all]') || true
      : clickElement(frame, '[data-pick-page]');
  }
  if (event.key === 'Escape') return clickElement(document, '[data-clear-picks]');
  if (!row) return false;
  if (event.key === ' ' && isItself(row)) return clickElement(row, '[data-pick]', event.shiftKey);
  const by = event.shiftKey ? IN_TABLE[event.key] : undefined;
  const box = row.querySelector<HTMLInputElement>('[data-pick]');
  if (by === undefined || !box) return false;
  if (!box.checked) box.click();
  moveBy(frame, row, by);
  const nextBox = document.activeElement?.querySelector<HTMLInputElement>('[data-pick]');
  if (nextBox && !nextBox.checked)
    clickElement(frame, `tr[data-row="${nextBox.closest('tr')?.dataset.row}"] [data-pick]`, true);
  return true;
}

function rowOf(focused: Element | null, frame: HTMLElement): HTMLElement | null {
  const row = focused?.closest<HTMLElement>('tr[data-row]') ?? null;
  return row && frame.contains(row) ? row : null;
}

/** The row or one of its cells has the focus, not a control inside. */
function isItself(row: HTMLElement): boolean {
  const focused = document.activeElement;
  return focused === row || focused?.parentElement === row;
}

/** No control has the focus, so the list may handle the key. */
function isNowhere(focused: Element | null): boolean {
  return focused === document.body || focused?.matches('main, h1') === true;
}

function clickElement(place: ParentNode, selector: string, shiftKey = false): boolean {
  const matchedElement = place.querySelector<HTMLElement>(selector);
  matchedElement?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, shiftKey }));
  return matchedElement !== null;
}

interface Handled extends Pick<RowKeyWays, 'step'> {
  readonly row: HTMLElement | null;
}

function handleKey(event: KeyboardEvent, frame: HTMLElement, { row, step }: Handled): boolean {
  const by = EVERYWHERE[event.key] ?? (row ? IN_TABLE[event.key] : undefined);
  if (by !== undefined) return moveBy(frame, row, by);
  if (row && (event.key === 'm' || event.key === 'ContextMenu')) return clickElement(row, '[data-more]');
  if (!row || !isItself(row)) return false;
  if (event.key === 'PageDown') return turn(step, 1);
  if (event.key === 'PageUp') return turn(step, -1);
  return event.key === 'Enter' && open(row);
}

function moveBy(frame: HTMLElement, row: HTMLElement | null, by: number): boolean {
  const rows = [...frame.querySelectorAll<HTMLElement>('tr[data-row]')];
  const rowIndex = row ? rows.indexOf(row) : -1;
  const targetRow = rows[Math.min(rows.length - 1, Math.max(0, rowIndex + by))];
  targetRow?.focus();
  targetRow?.scrollIntoView({ block: 'nearest' });
  return targetRow !== undefined;
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
