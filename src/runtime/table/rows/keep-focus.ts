/** Time in ms in which an action's result may still re-render its row. */
const REWRITES = 3000;

/** Keeps the focus where an action's result replaces the pressed button: on the new one, else its row. Call before it renders. */
export function keepFocusIn(pressed: HTMLElement): void {
  const row = pressed.closest<HTMLElement>('tr[data-row]');
  const table = pressed.closest('tbody');
  if (!row || !table) return;
  const place = buttonsOf(row).indexOf(pressed);
  const check = () => {
    const focused = document.activeElement;
    if (focused !== document.body && focused?.isConnected) return;
    if (document.querySelector('[role=dialog], [role=alertdialog], [role=menu]')) return;
    const currentRow =
      table.querySelector<HTMLElement>(`tr[data-row="${row.dataset.row}"]`) ??
      [...table.querySelectorAll<HTMLElement>('tr[data-row]')].at(-1);
    const button = currentRow && buttonsOf(currentRow)[place];
    (button ?? currentRow)?.focus();
  };
  const watch = new MutationObserver(check);
  watch.observe(document.body, { childList: true, subtree: true });
  setTimeout(() => watch.disconnect(), REWRITES);
  check();
}

function buttonsOf(row: HTMLElement): HTMLElement[] {
  return [...row.querySelectorAll<HTMLElement>('[data-act], [data-more]')];
}
