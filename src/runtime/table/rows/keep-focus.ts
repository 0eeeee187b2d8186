/** How long the answer to an action may still rewrite its row; ms. */
const REWRITES = 3000;

/**
 * The button that was pressed may be replaced by what the action changed, and the focus would fall to the page.
 * It moves to what is in the button's place, else to the row, else to the row that took its place.
 * To be called in the moment between the action and the drawing of its result.
 */
export function keepFocusIn(pressed: HTMLElement): void {
  const row = pressed.closest<HTMLElement>('tr[data-row]');
  const table = pressed.closest('tbody');
  if (!row || !table) return;
  const place = buttonsOf(row).indexOf(pressed);
  const check = () => {
    const focused = document.activeElement;
    if (focused !== document.body && focused?.isConnected) return;
    if (document.querySelector('[role=dialog], [role=alertdialog], [role=menu]')) return;
    const now = table.querySelector<HTMLElement>(`tr[data-row="${row.dataset.row}"]`) ?? lastOf(table);
    const button = now && buttonsOf(now)[place];
    (button ?? now)?.focus();
  };
  const watch = new MutationObserver(check);
  watch.observe(document.body, { childList: true, subtree: true });
  setTimeout(() => watch.disconnect(), REWRITES);
  check();
}

function buttonsOf(row: HTMLElement): HTMLElement[] {
  return [...row.querySelectorAll<HTMLElement>('[data-act], [data-more]')];
}

function lastOf(table: Element): HTMLElement | undefined {
  return [...table.querySelectorAll<HTMLElement>('tr[data-row]')].at(-1);
}
