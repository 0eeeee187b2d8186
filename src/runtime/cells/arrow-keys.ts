import type { KeyboardEvent } from 'react';

/** Maps the left and right arrow keys to previous and next, mirrored in right-to-left languages. */
export function onArrow(event: KeyboardEvent, go: (by: number) => void): void {
  const by = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0;
  if (by === 0) return;
  event.preventDefault();
  go(document.documentElement.dir === 'rtl' ? -by : by);
}
