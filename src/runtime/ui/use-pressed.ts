import { useCallback, useEffect, useRef } from 'react';

/** A disabled button loses the focus: the button that was pressed gets it back, unless something else took it meanwhile. */
export function usePressed(locked: boolean): () => void {
  const pressed = useRef<Element>(null);
  useEffect(() => {
    if (locked || document.activeElement !== document.body) return;
    if (pressed.current instanceof HTMLElement) pressed.current.focus({ preventScroll: true });
  }, [locked]);
  return useCallback(() => {
    pressed.current = document.activeElement;
  }, []);
}
