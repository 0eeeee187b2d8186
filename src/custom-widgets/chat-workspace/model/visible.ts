/** Whether somebody can see an element: its page is in front, and no dialog stands before it. */
export const isUncovered = (element: Element): boolean =>
  document.visibilityState === 'visible' &&
  element.closest('[aria-hidden="true"], [inert]') === null &&
  // Native modal dialogs leave the page as it is.
  ![...document.querySelectorAll('dialog[open]')].some(
    (dialog) => dialog.getAttribute('aria-modal') === 'true',
  );

/** Pixels of a row that have to be in view for it to be seen. */
const ENOUGH = 16;

/** The last of some rows, top down, whose start is above the lower edge of the box; -1 where none is. */
export function lastInView(box: Element, rows: readonly Element[]): number {
  const { bottom } = box.getBoundingClientRect();
  return rows.findLastIndex((row) => {
    const { top, height } = row.getBoundingClientRect();
    return top + Math.min(ENOUGH, height) <= bottom;
  });
}

/** The first of some rows, top down, whose end is below the upper edge of the box; -1 where none is. */
export function firstInView(box: Element, rows: readonly Element[]): number {
  const { top } = box.getBoundingClientRect();
  return rows.findIndex((row) => row.getBoundingClientRect().bottom > top);
}

/** Calls `look` whenever what can be seen of an element may have changed; answers what ends that. */
export function watchVisible(element: Element, look: () => void): () => void {
  const changed = new MutationObserver(look);
  const attributeFilter = ['aria-hidden', 'inert', 'open'];
  changed.observe(document.body, { attributes: true, attributeFilter, subtree: true });
  const sized = new ResizeObserver(look);
  sized.observe(element);
  element.addEventListener('scroll', look, { passive: true });
  document.addEventListener('visibilitychange', look);
  return () => {
    changed.disconnect();
    sized.disconnect();
    element.removeEventListener('scroll', look);
    document.removeEventListener('visibilitychange', look);
  };
}
