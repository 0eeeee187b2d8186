import { type RefObject, useEffect, useRef } from 'react';

/**
 * What looks, after a blur, whether the focus has left a box. While a pointer is pressed it waits: what closes then would move the
 * button below it away, and the press would be lost. A window that loses the focus keeps it in the document.
 */
export function useLeft(box: RefObject<HTMLElement | null>, left: () => void): () => void {
  const isPressed = useRef(false);
  const look = () =>
    requestAnimationFrame(() => {
      if (!isPressed.current && box.current && !box.current.contains(document.activeElement)) left();
    });
  const latestLook = useRef(look);
  useEffect(() => {
    latestLook.current = look;
  });
  useEffect(() => {
    const listening = new AbortController();
    const options = { capture: true, signal: listening.signal };
    const press = () => {
      isPressed.current = true;
    };
    const release = () => {
      isPressed.current = false;
      latestLook.current();
    };
    document.addEventListener('pointerdown', press, options);
    for (const end of ['pointerup', 'pointercancel']) document.addEventListener(end, release, options);
    return () => listening.abort();
  }, []);
  return look;
}
