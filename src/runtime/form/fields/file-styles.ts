import type { CSSObject, Theme } from '@mui/material/styles';

/** Where files are dropped, with the picture of one. */
const zoneStyles = ({ vars: { palette } }: Theme): CSSObject => ({
  '& .file-zone': {
    display: 'flex',
    alignItems: 'center',
    gap: 16,
    padding: 12,
    border: `1px dashed ${palette.action.disabled}`,
    borderRadius: 6,
    '&:hover': { borderColor: palette.text.secondary },
    '&[data-over]': { borderColor: palette.primary.main, backgroundColor: palette.primary.light },
    '&[data-invalid]': { borderColor: palette.error.main },
    '&[data-disabled]': { opacity: 0.8, pointerEvents: 'none' },
  },
  '& .file-preview': {
    flex: 'none',
    display: 'grid',
    placeItems: 'center',
    width: 'var(--preview-width, 138px)',
    height: 'var(--preview-height, 92px)',
    overflow: 'hidden',
    borderRadius: 4,
    color: palette.text.disabled,
    backgroundColor: palette.action.hover,
    '& > img': { width: '100%', height: '100%', objectFit: 'contain' },
    '@media (max-width: 600px)': { width: 96, height: 64 },
  },
  '& .file-words': { flex: 1, minWidth: 0, display: 'flex', flexDirection: 'column', gap: 4 },
});

/** What looks like a button, with the input that lies over it. */
const askStyles = ({ vars: { palette } }: Theme): CSSObject => ({
  '& .file-ask': {
    position: 'relative',
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '2px 8px',
    // The transparent file input covers the text that looks like a button.
    '& > input': {
      position: 'absolute',
      inset: 0,
      zIndex: 1,
      width: '100%',
      height: '100%',
      opacity: 0,
      cursor: 'pointer',
      '&::file-selector-button': { cursor: 'pointer' },
    },
    '& > input:focus-visible ~ .file-button': { outline: '2px solid var(--focus)', outlineOffset: 1 },
    '&:hover > .file-button': { backgroundColor: palette.action.hover },
  },
  '& .file-button': {
    display: 'inline-flex',
    alignItems: 'center',
    gap: 6,
    height: 'max(32px, var(--touch))',
    paddingInline: 12,
    border: '1px solid var(--raised-border)',
    borderRadius: 6,
    fontWeight: 500,
    backgroundColor: palette.background.paper,
  },
  '& .file-drop': {
    color: palette.text.secondary,
    '@media (hover: none), (max-width: 600px)': { display: 'none' },
  },
});

/** The chosen and the stored files. */
const chosenStyles = ({ vars: { palette } }: Theme): CSSObject => ({
  '& .file-heads': { display: 'flex', flexWrap: 'wrap', gap: 8, '& > p': { flexBasis: '100%', margin: 0 } },
  '& .file-template': { alignSelf: 'start', marginInlineStart: '-5px' },
  '& .stored-images': {
    display: 'flex',
    flexWrap: 'wrap',
    gap: 12,
    margin: '0 0 8px',
    padding: 0,
    listStyle: 'none',
    '& > li': { display: 'flex', flexDirection: 'column', alignItems: 'center', gap: 4 },
    '& img': {
      display: 'block',
      width: 120,
      height: 80,
      borderRadius: 4,
      border: `1px solid ${palette.divider}`,
      objectFit: 'cover',
      backgroundColor: palette.action.hover,
    },
  },
  '& .file-hint': { fontSize: 12, lineHeight: '16px', color: palette.text.secondary },
  '& .file-name': {
    display: 'flex',
    alignItems: 'center',
    gap: 6,
    minWidth: 0,
    '& > svg': { flexShrink: 0, color: palette.text.secondary },
    '& > .file-thumb': { flexShrink: 0, width: 48, height: 36, objectFit: 'cover', borderRadius: 4 },
    '& > span, & > a': { minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
    '& > small': {
      flexShrink: 0,
      fontSize: 12,
      fontVariantNumeric: 'tabular-nums',
      color: palette.text.secondary,
    },
    '& > button': {
      width: 'max(24px, var(--touch))',
      height: 'max(24px, var(--touch))',
      marginInlineStart: 'auto',
    },
    '& > .file-remove': { width: 'auto', flexShrink: 0, paddingInline: 8 },
    '&:not(:has(> span, > a)) > .file-remove': { marginInlineStart: -8 },
  },
});

/** Styles of the upload fields, included in the form's styled element. */
export const fileStyles = (theme: Theme): CSSObject => ({
  ...zoneStyles(theme),
  ...askStyles(theme),
  ...chosenStyles(theme),
});
