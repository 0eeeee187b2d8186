import type { CSSObject, Theme } from '@mui/material/styles';
import { staticStyled } from '../../ui/theme/static-styled.tsx';
import { controlStyles } from '../fields/control-styles.ts';
import { fileStyles } from '../fields/file-styles.ts';

const WIDTH = 760;
const NARROW = '@media (max-width: 600px)';

const sectionStyles = ({ vars: { palette }, typography }: Theme): CSSObject => ({
  '@keyframes form-coming': { from: { visibility: 'hidden' } },
  '& .form-section, & .form-engine > div': { minWidth: 0, margin: '0 0 24px', padding: 0, border: 0 },
  '& .form-section + .form-section': { paddingTop: 24, borderTop: `1px solid ${palette.divider}` },
  '&[data-steps] .form-section + .form-section': { paddingTop: 0, borderTop: 0 },
  '& .form-steps': { minHeight: 24, marginBottom: 24 },
  '& .form-section > legend': {
    ...typography.h2,
    fontSize: 16,
    lineHeight: '24px',
    float: 'left',
    width: '100%',
    padding: 0,
    marginBottom: 12,
  },
  '& .form-section > legend + *': { clear: 'both' },
  '& .form-section-help': { marginTop: -8, marginBottom: 12, color: palette.text.secondary },
  '& .form-grid + section, & .form-body > section': { marginBlock: 16 },
});

const fieldStyles = ({ vars: { palette } }: Theme): CSSObject => ({
  '& .form-grid': { display: 'grid', gridTemplateColumns: 'repeat(12, minmax(0, 1fr))', gap: '16px 16px' },
  '& .form-field': {
    gridColumn: 'span 12',
    display: 'flex',
    flexDirection: 'column',
    gap: 4,
    minWidth: 0,
  },
  // The sticky footer and top bar must not cover what has the focus.
  '& .form-field, & :is(input, select, textarea, button, a, [role=row])': {
    scrollMarginTop: 72,
    scrollMarginBottom: 88,
  },
  '& .form-field[data-span="3"]': { gridColumn: 'span 3' },
  '& .form-field[data-span="4"]': { gridColumn: 'span 4' },
  '& .form-field[data-span="6"]': { gridColumn: 'span 6' },
  '& .form-field[data-span="8"]': { gridColumn: 'span 8' },
  [NARROW]: {
    '& .form-field[data-span]:not([data-wide])': { gridColumn: 'span 12' },
    '& [data-range] .form-field[data-span]': { gridColumn: 'span 6' },
  },
  '& .form-grid.form-grid[data-range]': {
    gridTemplateColumns: 'repeat(12, minmax(0, 1fr))',
    maxWidth: WIDTH,
    padding: 12,
    border: `1px solid ${palette.divider}`,
    borderRadius: 6,
  },
  '& .form-label': { display: 'flex', gap: 4, fontWeight: 500, '& > span': { color: palette.error.main } },
  // What holds inputs of its own has a heading.
  '& .form-field:has(> [role=group]) > .form-label': { fontWeight: 600 },
  '& .form-field[data-inline]': {
    display: 'grid',
    gridTemplateColumns: 'auto 1fr',
    alignItems: 'center',
    gap: '2px 10px',
    '& > .form-label': { gridColumn: 2, gridRow: 1 },
    '& > input': { gridColumn: 1, gridRow: 1 },
    '& > p': { gridColumn: 2 },
  },
  '& .form-message': { fontSize: 12, lineHeight: '16px', color: palette.error.main },
  '& .form-help': { fontSize: 12, lineHeight: '16px', color: palette.text.secondary },
});

const summaryStyles = ({ vars: { palette } }: Theme): CSSObject => ({
  '& .form-summary': {
    display: 'flex',
    gap: 10,
    marginBottom: 16,
    padding: '10px 12px',
    borderRadius: 6,
    backgroundColor: palette.error.light,
    scrollMarginTop: 72,
    '& > svg': { flexShrink: 0, marginTop: 1, color: palette.error.main },
    '& strong': { fontWeight: 600 },
    '&[data-clear]': { backgroundColor: palette.action.hover, '& > svg': { color: palette.success.main } },
    '&[data-draft]': {
      '&:not([data-draft=warn])': { alignItems: 'center' },
      backgroundColor: palette.action.hover,
      '& > svg': { color: palette.info.main },
      '& > span': { flex: 1 },
    },
    '&[data-draft=warn]': {
      backgroundColor: palette.warning.light,
      '& > svg': { color: palette.warning.main },
    },
    '& p': { margin: '2px 0 0' },
    '& ul': { margin: '4px 0 0', padding: 0, listStyle: 'none' },
    '& ul[data-names]': { display: 'flex', flexWrap: 'wrap', columnGap: 16 },
    '& [data-done]': { textDecoration: 'line-through', opacity: 0.6 },
    '& a': { color: palette.text.primary, textDecoration: 'underline', textUnderlineOffset: 2 },
  },
});

/** The buttons below the form, with the progress of an upload. */
const footerStyles = ({ vars: { palette } }: Theme): CSSObject => ({
  '& .form-footer': {
    position: 'sticky',
    bottom: 0,
    zIndex: 1,
    display: 'flex',
    alignItems: 'center',
    gap: 8,
    marginTop: 8,
    paddingBlock: 12,
    borderTop: `1px solid ${palette.divider}`,
    backgroundColor: palette.background.default,
    // What goes below it fades.
    '&::before': {
      content: '""',
      position: 'absolute',
      inset: '-17px 0 auto',
      height: 16,
      background: `linear-gradient(transparent, ${palette.background.default})`,
      pointerEvents: 'none',
    },
    '& .form-upload': {
      flex: 1,
      minWidth: 0,
      display: 'flex',
      alignItems: 'center',
      gap: 8,
      fontSize: 12,
      fontVariantNumeric: 'tabular-nums',
      color: palette.text.secondary,
      '& > progress': { flex: '0 1 160px', minWidth: 40, height: 4, accentColor: palette.primary.main },
    },
    // Shortly after an answer a second click would be accidental: locked, but not greyed out and back again.
    '& > [type=submit]:disabled[aria-busy=false]': {
      color: palette.primary.contrastText,
      backgroundColor: palette.primary.main,
    },
    [NARROW]: {
      '& .form-upload:empty': { display: 'none' },
      '& .form-upload': { flex: '1 0 100%' },
      flexWrap: 'wrap',
      '& > button': { flex: 1, minHeight: 40 },
    },
  },
  '&[data-dialog] .form-footer': {
    backgroundColor: palette.background.paper,
    paddingBottom: 0,
    marginTop: 0,
    '&::before': { display: 'none' },
  },
});

/** All styles of a form in one place: the fields inside are plain elements with class names. */
const surface = ({ theme }: { theme: Theme }): CSSObject => ({
  maxWidth: WIDTH,
  '&[data-dialog]': { maxWidth: 'none' },
  // Rows with many columns use the whole width; the rest of the form does not.
  '&[data-wide]': { maxWidth: 1120 },
  '&[data-wide] .form-grid': {
    gridTemplateColumns: `repeat(12, minmax(0, ${(WIDTH - 11 * 16) / 12}px)) 1fr`,
    [NARROW]: { gridTemplateColumns: 'repeat(12, minmax(0, 1fr))' },
  },
  '& .form-field[data-wide][data-span]': { gridColumn: '1 / -1' },
  // Delays the skeleton, which would only flicker.
  '&[data-coming]': { animation: 'form-coming 0s 150ms backwards' },
  '& .form-line': { display: 'flex', alignItems: 'center', height: 20 },
  '& .form-section > .form-line': { height: 24, marginBottom: 12 },
  ...sectionStyles(theme),
  ...fieldStyles(theme),
  ...summaryStyles(theme),
  ...footerStyles(theme),
  ...controlStyles(theme),
  ...fileStyles(theme),
  '& .field-picker': {
    '& > .icon-button': { width: 26, height: 26 },
    '& input': { textOverflow: 'ellipsis' },
  },
});

export const FormSurface = staticStyled('form')(surface);

/** A form with a hand-made part beside it on wide screens; below it otherwise. */
export const FormBeside = staticStyled('div')({
  display: 'grid',
  gap: 24,
  '@media (min-width: 1101px)': {
    gridTemplateColumns: 'minmax(0, 760px) minmax(240px, 1fr)',
    alignItems: 'start',
    gap: '0 40px',
    // Sticky beside a long form.
    '& > section': { position: 'sticky', top: 72, maxHeight: 'calc(100vh - 88px)', overflowY: 'auto' },
  },
});

/** The same styles for a form without submit. */
export const FormShape = staticStyled('div')(surface);
