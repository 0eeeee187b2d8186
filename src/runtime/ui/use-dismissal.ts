import { useState } from 'react';

/** Milliseconds in which a click may still be the second one of a double click. */
const DOUBLE_CLICK = 500;

/** What a dialog does on Escape and on a click outside of it. A click outside right after it opened was meant for what stood there before. */
export function useDismissal(close: () => void): (event: object, reason: string) => void {
  const [openedAt] = useState(() => performance.now());
  return (_event, reason) => {
    if (reason === 'backdropClick' && performance.now() - openedAt < DOUBLE_CLICK) return;
    close();
  };
}
