import { type MouseEvent, useState } from 'react';

/** Milliseconds in which a click may still be the second one of a double click. */
const DOUBLE_CLICK = 500;

/** The props of a dialog that Escape and a click outside of it close. */
interface Dismissal {
  onClose(event: object, reason: string): void;
  onMouseDownCapture(event: MouseEvent): void;
}

/**
 * A click outside right after the dialog opened, while its form is locked after a submit, or as the second one of a double click was
 * meant for what stood there before: a refusal may change the size of the dialog under the pointer.
 */
export function useDismissal(close: () => void): Dismissal {
  const [dialog] = useState(() => ({ opened: performance.now(), isLocked: false }));
  return {
    onClose(event, reason) {
      const isRepeated = 'detail' in event && Number(event.detail) > 1;
      const isEarly = performance.now() - dialog.opened < DOUBLE_CLICK || dialog.isLocked;
      if (reason === 'backdropClick' && (isRepeated || isEarly)) return;
      close();
    },
    onMouseDownCapture({ currentTarget }) {
      dialog.isLocked = currentTarget.querySelector('[data-locked]') !== null;
    },
  };
}
