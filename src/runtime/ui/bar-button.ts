import { createContext, type RefObject, useContext, useEffect, useRef } from 'react';

/** Told the button of the product's own part of the top bar, once it is drawn. */
export const BarButton = createContext<(button: HTMLButtonElement | null) => void>(() => undefined);

/**
 * The ref of the button of a part of the top bar: once it is drawn, the part is shown in place of the button that stood there until
 * then, and takes over its focus and press.
 */
export function useBarButton(): RefObject<HTMLButtonElement | null> {
  const button = useRef<HTMLButtonElement>(null);
  const tell = useContext(BarButton);
  useEffect(() => tell(button.current), [tell]);
  return button;
}
