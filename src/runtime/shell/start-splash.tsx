import { useEffect, useRef, useState } from 'react';
import { ProgressLine } from '../ui/progress-line.tsx';

/** How long each length of the line is shown, the first one too, in ms; 1.5 s in all. */
const STEP = 250;
const LENGTHS = [0.45, 0.7, 0.85, 0.94, 1];

// Changing the language redraws the shell; that is not a start.
let started = false;

/**
 * The loading overlay at the start of the shell. It covers everything but lets every click and key through and
 * hides nothing: what is ready shows behind it. It grows by steps, not by an animation: one that runs has the browser
 * draw sixty frames a second, and the key that is pressed meanwhile waits behind them.
 */
export function StartSplash() {
  const [shown, setShown] = useState(!started);
  const line = useRef<HTMLDivElement>(null);
  useEffect(() => {
    started = true;
    const lengths = LENGTHS.values();
    const timer = setInterval(() => {
      const { value } = lengths.next();
      if (value !== undefined) return line.current?.style.setProperty('--so-far', String(value));
      clearInterval(timer);
      setShown(false);
    }, STEP);
    return () => clearInterval(timer);
  }, []);
  return shown ? (
    <ProgressLine ref={line} aria-hidden="true" data-loading-overlay="" data-stepped="" />
  ) : null;
}
