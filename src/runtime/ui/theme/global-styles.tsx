import GlobalStyles from '@mui/material/GlobalStyles';
import type { CSSObject, Theme } from '@mui/material/styles';
import { inputStyles } from './input-styles.ts';
import { variables } from './variables.ts';

/** The theme's variables, and styles of plain elements; components have their own styles. */
export function PageStyles() {
  return (
    <>
      {VARIABLES}
      {STYLES}
    </>
  );
}

/** The sizes and colours that differ by device, theme and density. */
const rootStyles = ({ vars: { palette } }: Theme): CSSObject => ({
  ':root': {
    '--row-height': '40px',
    '--bar-height': '48px',
    // Minimum size of touch targets; a mouse needs none.
    '--touch': '0px',
    '--focus': palette.primary.main,
    // Input borders have a contrast of 3:1, since only they show where to type.
    '--control-border': '#8b8f9a',
    // Of what lies above the page, and of buttons.
    '--raised-border': '#d6d8de',
    '--raised': '#ffffff',
    // Brighter than a text of this tone: 3:1 is enough for a dot.
    '--warn-dot': '#d17d00',
  },
  '@media (max-width: 600px)': { ':root': { '--touch': '44px' } },
  ':root[data-theme="dark"]': {
    '--control-border': '#666a74',
    '--raised-border': '#3b3e47',
    '--raised': '#212329',
    '--warn-dot': palette.warning.main,
  },
  ':root[data-density="compact"]': { '--row-height': '32px' },
});

const drawing = (path: string, colour: string) =>
  `url("data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 16 16' fill='none' stroke='%23${colour}' stroke-width='1.75'%3E%3Cpath d='${path}'/%3E%3C/svg%3E")`;
const TICK = 'M3.5 8.5l3 3 6-7';

/** Native choices in the product's own look, alike in all browsers; `other-media.ts` gives them back where the system has the colours. */
const choiceStyles = ({ vars: { palette } }: Theme): CSSObject => ({
  select: {
    appearance: 'none',
    paddingInlineEnd: 26,
    background: `${drawing('M4 6l4 4 4-4', '7b7f8a')} no-repeat right 7px center/14px`,
    '[dir="rtl"] &': { backgroundPositionX: '7px' },
  },
  summary: {
    listStyle: 'none',
    cursor: 'pointer',
    '&::-webkit-details-marker': { display: 'none' },
    '&::before': {
      content: '""',
      display: 'inline-block',
      width: 16,
      height: 16,
      marginInlineEnd: 4,
      verticalAlign: -3,
      background: `${drawing('M6 4l4 4-4 4', '7b7f8a')} center/14px`,
    },
    '[dir="rtl"] &::before': { transform: 'scaleX(-1)' },
    '[open] > &::before': { transform: 'rotate(90deg)' },
  },
  'input[type=checkbox]:not(.PrivateSwitchBase-input, [role=switch])': {
    appearance: 'none',
    flex: 'none',
    width: 16,
    height: 16,
    border: '1px solid var(--control-border)',
    borderRadius: 4,
    background: 'none center/14px no-repeat',
    '&:checked, &:indeterminate': {
      borderColor: palette.primary.main,
      backgroundColor: palette.primary.main,
      backgroundImage: drawing(TICK, 'fff'),
      '[data-theme="dark"] &': { backgroundImage: drawing(TICK, '11142b') },
    },
    '&:indeterminate': {
      backgroundImage: drawing('M4 8h8', 'fff'),
      '[data-theme="dark"] &': { backgroundImage: drawing('M4 8h8', '11142b') },
    },
    '&:disabled': { opacity: 0.5 },
  },
});

/** Of the notice that a part of the page could not be loaded. */
const failureStyles = ({ vars: { palette }, zIndex }: Theme): CSSObject => ({
  position: 'fixed',
  bottom: 16,
  insetInline: 16,
  zIndex: zIndex.snackbar,
  width: 'fit-content',
  marginInline: 'auto',
  padding: '10px 12px',
  border: '1px solid',
  borderColor: palette.divider,
  borderRadius: 8,
  color: palette.text.primary,
  backgroundColor: palette.background.paper,
  '& button': {
    minHeight: 'max(24px, var(--touch))',
    marginInlineStart: 12,
    paddingInline: 8,
    border: 0,
    borderRadius: 4,
    background: 'none',
    color: palette.primary.main,
    fontWeight: 600,
    cursor: 'pointer',
  },
});

const VARIABLES = <style>{variables()}</style>;

const STYLES = (
  <GlobalStyles
    styles={(theme) => [
      inputStyles(theme),
      {
        ...rootStyles(theme),
        '*, *::before, *::after': { boxSizing: 'border-box' },
        html: { WebkitTextSizeAdjust: '100%', WebkitFontSmoothing: 'antialiased' },
        body: {
          ...theme.typography.body1,
          margin: 0,
          color: theme.vars.palette.text.primary,
          backgroundColor: theme.vars.palette.background.default,
          fontFeatureSettings: "'cv05', 'ss03'",
        },
        'h1, h2, h3, p, dl, dd, figure': { margin: 0 },
        a: { color: theme.vars.palette.primary.main, textDecoration: 'none' },
        'a:hover': { textDecoration: 'underline' },
        'button, input, select, textarea': { font: 'inherit', color: 'inherit' },
        ...choiceStyles(theme),

        ':focus-visible': { outline: '2px solid var(--focus)', outlineOffset: 1 },
        // Buttons have their own focus style; in a menu the row itself is highlighted.
        '.MuiButtonBase-root:focus-visible:not([role^="menuitem"])': {
          outline: '2px solid var(--focus)',
          outlineOffset: 1,
        },
        // These get the focus so that reading starts there; they are not controls.
        'h1:focus-visible, main:focus-visible, .MuiDialog-container, .MuiPaper-root': { outline: 'none' },
        '[dir="rtl"] .icon-mirrored': { transform: 'scaleX(-1)' },
        // Typed text has its own direction but is aligned to the page's start; Arabic letters keep their ligatures.
        '[dir="rtl"] :is(input, textarea)': { unicodeBidi: 'plaintext', textAlign: 'right' },
        '[dir="rtl"] :placeholder-shown': { direction: 'rtl' },
        '[dir="rtl"] h1': { letterSpacing: 0 },
        '.visually-hidden': {
          position: 'absolute',
          width: 1,
          height: 1,
          overflow: 'hidden',
          clipPath: 'inset(50%)',
          whiteSpace: 'nowrap',
        },
        // A choice stands in its place.
        '.MuiDialog-root:has([data-whole-dialog])': { visibility: 'hidden' },
        // The answer to an earlier question, while this one is asked.
        '[data-stale]': { opacity: 0.55, transition: 'opacity 120ms' },
        '.chunk-failure': failureStyles(theme),
        '@media (prefers-reduced-motion: reduce)': {
          '*, *::before, *::after': {
            animationDuration: '0.01ms !important',
            // Not 0.01 ms: every change of a style would begin as a transition, and be measured as it was before.
            transitionDuration: '0s !important',
          },
        },
      },
    ]}
  />
);
