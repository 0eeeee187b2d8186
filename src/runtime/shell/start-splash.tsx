import { type CSSProperties, useEffect, useState } from 'react';
import { ProgressLine } from './progress-line.tsx';

/** How long each length of the line is shown, in ms; 1.5 s in all. */
const STEP = 250;
const LENGTHS = [0.1, 0.45, 0.7, 0.85, 0.94, 1];

// Changing the language draws the shell anew; that is not a start.
let started = false;

/**
 * The loading overlay at the start of the shell. It lies over everything but lets every click and key through and
 * hides nothing: what is ready shows behind it. It grows by steps, not by an animation: one that runs has the browser
 * draw sixty frames a second, and the key that is pressed meanwhile waits behind them.
 */
export function StartSplash() {
  const [step, setStep] = useState(started ? LENGTHS.length : 0);
  const length = LENGTHS[step];
  useEffect(() => {
    started = true;
    if (length === undefined) return;
    const timer = setTimeout(() => setStep(step + 1), STEP);
    return () => clearTimeout(timer);
  }, [step, length]);
  if (length === undefined) return null;
  const style = { '--so-far': length } as CSSProperties;
  return <ProgressLine aria-hidden="true" data-loading-overlay="" data-stepped="" style={style} />;
}
