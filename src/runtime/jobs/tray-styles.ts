import type { CSSObject, Theme } from '@mui/material/styles';
import { plainButton } from '../ui/theme/plain-button.ts';
import { staticStyled } from '../ui/theme/static-styled.tsx';

const openerStyles = ({ vars: { palette } }: Theme): CSSObject => ({
  '& > .job-opener': {
    ...plainButton,
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    gap: 8,
    height: 32,
    minWidth: 32,
    maxWidth: 280,
    paddingInline: 8,
    overflow: 'hidden',
    borderRadius: 6,
    color: palette.text.secondary,
    '&:hover': { backgroundColor: palette.action.hover },
  },
  '& .job-opener > svg': { flexShrink: 0 },
  '& .job-opener[data-tone="success"]': { color: palette.success.main },
  '& .job-opener[data-tone="warning"]': { color: palette.warning.main },
  '& .job-opener[data-tone="error"]': { color: palette.error.main },
  '& .job-now': { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  '& .job-share': {
    position: 'absolute',
    insetInline: 0,
    bottom: 0,
    height: 2,
    backgroundColor: palette.primary.main,
    transformOrigin: '0 0',
    transition: 'transform 300ms linear',
  },
  '@media (max-width: 600px)': {
    '& .job-now': { position: 'absolute', clipPath: 'inset(50%)' },
  },
});

const panelStyles = ({ vars: { palette }, typography }: Theme): CSSObject => ({
  '& > .job-panel': {
    position: 'fixed',
    inset: 'calc(var(--bar-height) + 4px) auto auto',
    insetInlineEnd: 16,
    width: 'min(344px, calc(100vw - 32px))',
    maxHeight: '60dvh',
    margin: 0,
    padding: 0,
    overflowY: 'auto',
    border: `1px solid ${palette.divider}`,
    borderRadius: 8,
    color: palette.text.primary,
    backgroundColor: palette.background.paper,
    boxShadow: '0 8px 24px rgb(0 0 0 / 0.14)',
    font: `400 13px/20px ${typography.fontFamily}`,
  },
});

const jobStyles = ({ vars: { palette } }: Theme): CSSObject => ({
  '& ul': { listStyle: 'none', margin: 0, padding: 0 },
  '& .job-panel > ul > li': { padding: '10px 12px 12px' },
  '& .job-panel > ul > li + li': { borderTop: `1px solid ${palette.divider}` },
  '& p': { margin: '4px 0 0', color: palette.text.secondary, overflowWrap: 'anywhere' },
  '& .job-all': { margin: 0, padding: '8px 12px', borderTop: `1px solid ${palette.divider}` },
  '& [data-state="failed"] > p': { color: palette.error.main },
  '& [data-state="partly"] > p': { color: palette.warning.main },
  '& .job-line': { display: 'flex', alignItems: 'center', gap: 8 },
  '& strong': { flex: 1, minWidth: 0, fontWeight: 600, overflowWrap: 'anywhere' },
  '& .job-count, & summary': { color: palette.text.secondary },
  '& .job-close': {
    ...plainButton,
    display: 'grid',
    placeItems: 'center',
    width: 'max(24px, var(--touch))',
    height: 'max(24px, var(--touch))',
    margin: '-2px -4px',
    borderRadius: 4,
    color: palette.text.secondary,
  },
  '& .MuiButton-text': { marginInlineStart: -10 },
  '& .MuiButton-outlined': { margin: '8px 0 0' },
  '& details': { marginTop: 6 },
  '& summary': { cursor: 'pointer' },
  '& details > ul': { maxHeight: 160, marginTop: 4, overflowY: 'auto' },
  '& details li': { padding: '2px 0', overflowWrap: 'anywhere' },
});

const barStyles = ({ vars: { palette } }: Theme): CSSObject => ({
  '& .job-bar': {
    height: 4,
    margin: '8px 0 4px',
    borderRadius: 2,
    overflow: 'hidden',
    backgroundColor: palette.action.selected,
  },
  '& .job-bar > i': {
    display: 'block',
    width: '100%',
    height: '100%',
    backgroundColor: palette.primary.main,
    transformOrigin: '0 0',
    transition: 'transform 300ms linear',
  },
  '[dir="rtl"] & .job-bar > i, [dir="rtl"] & .job-share': { transformOrigin: '100% 0' },
  '& .job-bar[data-known="false"] > i': { opacity: 0.4, animation: 'job-waits 1600ms ease-in-out infinite' },
  '@keyframes job-waits': { '50%': { opacity: 0.1 } },
  '@media (prefers-reduced-motion: reduce)': {
    '& .job-share': { transition: 'none' },
    '& .job-bar > i': { animation: 'none !important', transition: 'none' },
  },
});

/** The button in the top bar, and the panel that a click opens below it. */
export const Tray = staticStyled('section')(({ theme }) => ({
  minWidth: 0,
  fontVariantNumeric: 'tabular-nums',
  ...openerStyles(theme),
  ...panelStyles(theme),
  ...jobStyles(theme),
  ...barStyles(theme),
}));
