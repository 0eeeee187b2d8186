import GlobalStyles from '@mui/material/GlobalStyles';
import { FALLBACK_FACE } from './fonts.ts';
import { inputStyles } from './input-styles.ts';

/** Styles of the bare elements; everything else is styled where it is drawn. */
export function PageStyles() {
  return STYLES;
}

const STYLES = (
  <GlobalStyles
    styles={(theme) => [
      FALLBACK_FACE,
      inputStyles(theme),
      {
        ':root': {
          '--row-height': '40px',
          '--bar-height': '48px',
          '--focus': theme.vars?.palette.primary.main,
          // Where one can type or choose is seen by its border alone: 3:1 on the background.
          '--control-border': '#8b8f9a',
        },
        ':root[data-theme="dark"]': { '--control-border': '#6a6e79' },
        ':root[data-density="compact"]': { '--row-height': '32px' },
        '*, *::before, *::after': { boxSizing: 'border-box' },
        html: { WebkitTextSizeAdjust: '100%', WebkitFontSmoothing: 'antialiased' },
        body: {
          ...theme.typography.body1,
          margin: 0,
          color: theme.vars?.palette.text.primary,
          backgroundColor: theme.vars?.palette.background.default,
          fontFeatureSettings: "'cv05', 'ss03'",
        },
        'h1, h2, h3, p, dl, dd, figure': { margin: 0 },
        a: { color: theme.vars?.palette.primary.main, textDecoration: 'none' },
        'a:hover': { textDecoration: 'underline' },
        'button, input, select, textarea': { font: 'inherit', color: 'inherit' },

        ':focus-visible': { outline: '2px solid var(--focus)', outlineOffset: 1 },
        // Buttons bring a rule against it along; in a menu the row itself is coloured.
        '.MuiButtonBase-root:focus-visible:not([role^="menuitem"])': {
          outline: '2px solid var(--focus)',
          outlineOffset: 1,
        },
        // They get the focus so that reading begins there; there is nothing to operate.
        'h1:focus-visible, main:focus-visible, .MuiDialog-container, .MuiPaper-root': { outline: 'none' },
        '[dir="rtl"] .icon-mirrored': { transform: 'scaleX(-1)' },
        // Typed text has its own direction but is aligned to the page's start; Arabic letters keep their ligatures.
        '[dir="rtl"] :is(input, textarea)': { unicodeBidi: 'plaintext', textAlign: 'right' },
        '[dir="rtl"] h1': { letterSpacing: 0 },
        '.visually-hidden': {
          position: 'absolute',
          width: 1,
          height: 1,
          overflow: 'hidden',
          clipPath: 'inset(50%)',
          whiteSpace: 'nowrap',
        },
        '@media (prefers-reduced-motion: reduce)': {
          '*, *::before, *::after': {
            animationDuration: '0.01ms !important',
            transitionDuration: '0.01ms !important',
          },
        },
      },
    ]}
  />
);
