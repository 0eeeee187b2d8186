import type { Theme } from '@mui/material/styles';

/** Looks of the upload fields, for the form's surface. */
export function fileStyles(theme: Theme) {
  const { palette } = theme.vars ?? theme;
  return {
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
      width: 138,
      height: 92,
      overflow: 'hidden',
      borderRadius: 4,
      color: palette.text.disabled,
      backgroundColor: palette.action.hover,
      '& > img': { width: '100%', height: '100%', objectFit: 'contain' },
      '@media (max-width: 600px)': { width: 96, height: 64 },
    },
    '& .file-words': { flex: 1, minWidth: 0, display: 'flex', flexDirection: 'column', gap: 4 },
    '& .file-ask': {
      position: 'relative',
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      gap: '2px 8px',
      // The real input covers the words that look like a button.
      '& > input': {
        position: 'absolute',
        inset: 0,
        zIndex: 1,
        width: '100%',
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
      height: 32,
      paddingInline: 12,
      border: `1px solid ${palette.divider}`,
      borderRadius: 6,
      fontWeight: 500,
      backgroundColor: palette.background.default,
    },
    '& .file-drop': {
      color: palette.text.secondary,
      '@media (hover: none), (max-width: 600px)': { display: 'none' },
    },
    '& .file-template': { alignSelf: 'start', marginInlineStart: '-5px' },
    '& .file-hint': { fontSize: 12, lineHeight: '16px', color: palette.text.secondary },
    '& .file-name': {
      display: 'flex',
      alignItems: 'center',
      gap: 6,
      minWidth: 0,
      '& > svg': { flexShrink: 0, color: palette.text.secondary },
      '& > span, & > a': { minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
      '& > small': {
        flexShrink: 0,
        fontSize: 12,
        fontVariantNumeric: 'tabular-nums',
        color: palette.text.secondary,
      },
      '& > button': { width: 24, height: 24, marginInlineStart: 'auto' },
      '& > .file-remove': { width: 'auto', flexShrink: 0, paddingInline: 8 },
      '&:not(:has(> span, > a)) > .file-remove': { marginInlineStart: -8 },
    },
  } as const;
}
