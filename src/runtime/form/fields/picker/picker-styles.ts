import type { Theme } from '@mui/material/styles';

/** Styles of the picker and its list, included in the form's styled element. */
export function pickerStyles(theme: Theme) {
  const { palette } = theme.vars;
  return {
    '& .field-picker': {
      '& > .icon-button': { width: 26, height: 26 },
      '& input': { textOverflow: 'ellipsis' },
    },
    '& .picker-popup': {
      position: 'fixed',
      inset: 'auto',
      margin: 0,
      padding: 4,
      display: 'flex',
      flexDirection: 'column',
      overflow: 'hidden',
      border: `1px solid ${palette.divider}`,
      borderRadius: 6,
      color: palette.text.primary,
      backgroundColor: palette.background.paper,
      boxShadow: '0 8px 24px rgb(0 0 0 / 0.12)',
    },
    '& .picker-options': { minHeight: 0, overflowY: 'auto', overscrollBehavior: 'contain' },
    '& .picker-option': {
      padding: '8px 10px',
      borderRadius: 4,
      lineHeight: '20px',
      overflowWrap: 'anywhere',
      cursor: 'pointer',
      '&:hover': { backgroundColor: palette.action.hover },
      '&[data-active]': { backgroundColor: palette.action.selected },
      '&[aria-selected="true"]': { color: palette.primary.main, fontWeight: 500 },
    },
    '& .picker-note': {
      padding: '8px 10px',
      color: palette.text.secondary,
      '& > button': { marginInlineStart: 4 },
    },
  } as const;
}
