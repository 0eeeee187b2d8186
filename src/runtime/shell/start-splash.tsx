import { useEffect, useRef, useState } from 'react';
import { ProgressLine } from '../ui/progress-line.tsx';

/** Duration of each step of the progress line in ms; 1.5 s in all. */
const STEP = 250;
const LENGTHS = [0.45, 0.7, 0.85, 0.94, 1];

// Changing the language remounts the shell; that is not a start.
let started = false;

/**
 * The loading overlay at the start. It lets every click and key through and hides nothing. The line grows in steps, not by an
 * animation: an animation makes the browser paint sixty frames a second, which delays key presses.
 */
export function StartSplash() {
  const [isVisible, setIsVisible] = useState(!started);
  const line = useRef<HTMLDivElement>(null);
  useEffect(() => {
    started = true;
    const lengths = LENGTHS.values();
    const timer = setInterval(() => {
      const { value } = lengths.next();
      if (value !== undefined) return line.current?.style.setProperty('--so-far', String(value));
      clearInterval(timer);
      setIsVisible(false);
    }, STEP);
    return () => clearInterval(timer);
  }, []);
  return isVisible ? (
    <ProgressLine ref={line} aria-hidden="true" data-loading-overlay="" data-stepped="" />
  ) : null;
}
