import type { KeyboardEvent } from 'react';

/** Left and right as they lie on the screen, also where the text runs the other way. */
export function onArrow(event: KeyboardEvent, go: (by: number) => void): void {
  const by = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0;
  if (by === 0) return;
  event.preventDefault();
  go(document.documentElement.dir === 'rtl' ? -by : by);
}
