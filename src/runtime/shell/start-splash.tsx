import { useEffect, useState } from 'react';
import { ProgressLine } from './progress-line.tsx';

/** How long the page says that it is starting, in ms. */
const DURATION = 1500;

// Changing the language draws the shell anew; that is not a start.
let started = false;

/**
 * The loading overlay at the start of the shell. It lies over everything but lets every click and key through and
 * hides nothing: what is ready shows behind it.
 */
export function StartSplash() {
  const [shown, setShown] = useState(!started);
  useEffect(() => {
    started = true;
    const timer = setTimeout(() => setShown(false), DURATION);
    return () => clearTimeout(timer);
  }, []);
  return shown ? <ProgressLine aria-hidden="true" data-loading-overlay="" /> : null;
}
