import { useState } from 'react';

/** Milliseconds in which a click may still be the second one of a double click. */
const DOUBLE_CLICK = 500;

/** Milliseconds after a submit in which a click outside was meant for its button, which is locked so long. */
const AFTER_SUBMIT = 800;

/** The props of a dialog that Escape and a click outside of it close. */
interface Dismissal {
  onClose(event: object, reason: string): void;
  onSubmitCapture(): void;
  onMouseDownCapture(): void;
}

/**
 * A click outside right after the dialog opened, right after a submit in it, or as the second one of a double click was meant for
 * what stood there before: a refusal may change the size of the dialog under the pointer.
 */
export function useDismissal(close: () => void): Dismissal {
  const [times] = useState(() => ({ opened: performance.now(), submitted: -Infinity, pressed: 0 }));
  return {
    onClose(event, reason) {
      const isRepeated = 'detail' in event && Number(event.detail) > 1;
      const isEarly =
        performance.now() - times.opened < DOUBLE_CLICK || times.pressed - times.submitted < AFTER_SUBMIT;
      if (reason === 'backdropClick' && (isRepeated || isEarly)) return;
      close();
    },
    onSubmitCapture() {
      times.submitted = performance.now();
    },
    onMouseDownCapture() {
      times.pressed = performance.now();
    },
  };
}
