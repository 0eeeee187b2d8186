import { staticStyled } from './theme/static-styled.tsx';

/** A progress line at the top of the window. It covers nothing and takes no clicks. */
export const ProgressLine = staticStyled('div')(({ theme }) => ({
  position: 'fixed',
  insetInline: 0,
  insetBlockStart: 0,
  height: 2,
  zIndex: theme.zIndex.tooltip,
  pointerEvents: 'none',
  '&::before': {
    content: '""',
    display: 'block',
    height: 2,
    transformOrigin: '0 0',
    backgroundColor: theme.vars.palette.primary.main,
    animation: 'progress-run 1000ms cubic-bezier(0.1, 0.7, 0.1, 1) forwards',
  },
  // The component that renders it announces the progress.
  '&[data-stepped]::before': { animation: 'none', transform: 'scaleX(var(--so-far, 0.1))' },
  '[dir="rtl"] &::before': { transformOrigin: '100% 0' },
  '@keyframes progress-run': {
    '0%': { transform: 'scaleX(0)' },
    '70%': { transform: 'scaleX(1)', opacity: 1 },
    '100%': { opacity: 0 },
  },
  '@media (prefers-reduced-motion: reduce)': {
    '&::before': { animation: 'none', transform: 'none !important' },
  },
}));
