const positions = new Map<string, number>();
let atFirstPage = true;

/** Remembers, under the key of the history entry, how far the page is scrolled. */
export function keepScroll(key: string): void {
  positions.set(key, window.scrollY);
}

/** The first page was another one, such as the sign-in: the next screen is come to like any other. */
export function leaveFirstPage(): void {
  atFirstPage = false;
}

/**
 * What a screen reader and the eye expect of a new page: it begins at its heading; going back leads to where one was.
 * The very first page is left alone: the browser has just announced it.
 */
export function restoreFocusAndScroll(type: 'POP' | 'PUSH' | 'REPLACE', key: string): void {
  const first = atFirstPage;
  atFirstPage = false;
  if (first) return;
  const heading = document.querySelector<HTMLElement>('main h1');
  const inside = document.activeElement?.closest('main');
  // A form may have put the focus into its first field already.
  if (!inside || document.activeElement === document.querySelector('main'))
    heading?.focus({ preventScroll: true });
  window.scrollTo(0, type === 'POP' ? (positions.get(key) ?? 0) : 0);
}
