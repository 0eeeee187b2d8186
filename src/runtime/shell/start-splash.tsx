import { styled } from '@mui/material/styles';
import { useEffect, useState } from 'react';

/** How long the page says that it is starting, in ms. */
const DURATION = 1500;

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
  return shown ? <Splash aria-hidden="true" data-loading-overlay="" /> : null;
}

// Changing the language draws the shell anew; that is not a start.
let started = false;

const Splash = styled('div')(({ theme }) => ({
  position: 'fixed',
  inset: 0,
  zIndex: theme.zIndex.tooltip,
  pointerEvents: 'none',
  '&::before': {
    content: '""',
    display: 'block',
    height: 2,
    transformOrigin: '0 0',
    backgroundColor: theme.vars?.palette.primary.main,
    animation: `splash-run ${DURATION}ms cubic-bezier(0.1, 0.7, 0.1, 1) forwards`,
  },
  '[dir="rtl"] &::before': { transformOrigin: '100% 0' },
  '@keyframes splash-run': {
    '0%': { transform: 'scaleX(0)' },
    '70%': { transform: 'scaleX(1)', opacity: 1 },
    '100%': { opacity: 0 },
  },
  '@media (prefers-reduced-motion: reduce)': { '&::before': { animation: 'none' } },
}));
