const positions = new Map<string, number>();
let atFirstPage = true;

/** Stores the scroll position under the key of the history entry. */
export function keepScroll(key: string): void {
  positions.set(key, window.scrollY);
}

/** The first page was another one, such as the sign-in: the next screen is treated as a normal navigation. */
export function leaveFirstPage(): void {
  atFirstPage = false;
}

/** A new page starts at its heading, Back restores the scroll position. The browser has announced the very first page. */
export function restoreFocusAndScroll(type: 'POP' | 'PUSH' | 'REPLACE', key: string): void {
  const first = atFirstPage;
  atFirstPage = false;
  if (first) return;
  const heading = document.querySelector<HTMLElement>('main h1');
  const inside = document.activeElement?.closest('main');
  // A form may have focused its first field already.
  if (!inside || document.activeElement === document.querySelector('main'))
    heading?.focus({ preventScroll: true });
  window.scrollTo(0, type === 'POP' ? (positions.get(key) ?? 0) : 0);
}
