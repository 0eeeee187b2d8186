import type { CSSObject, Theme } from '@mui/material/styles';

const switchStyles = ({ vars: { palette } }: Theme): CSSObject => ({
  '& .field-switch': {
    appearance: 'none',
    position: 'relative',
    width: 32,
    height: 18,
    margin: '4px 0',
    flexShrink: 0,
    borderRadius: 9,
    backgroundColor: palette.text.disabled,
    cursor: 'pointer',
    transition: 'background-color 120ms',
    '&::before': {
      content: '""',
      position: 'absolute',
      insetBlockStart: 2,
      insetInlineStart: 2,
      width: 14,
      height: 14,
      borderRadius: 7,
      backgroundColor: palette.background.default,
      transition: 'inset-inline-start 120ms',
    },
    '&:checked': { backgroundColor: palette.primary.main, '&::before': { insetInlineStart: 16 } },
    '&:disabled': { opacity: 0.5, cursor: 'default' },
  },
});

/** Styles of the plain controls, included in the form's styled element. */
export const controlStyles = (theme: Theme): CSSObject => {
  const { palette } = theme.vars;
  return {
    '& .field-mono': { fontVariantNumeric: 'slashed-zero' },
    '& .field-number': { fontVariantNumeric: 'tabular-nums' },
    '& .field-textarea': {
      '& > textarea': {
        boxSizing: 'border-box',
        width: '100%',
        height: 'auto',
        minHeight: 'calc(var(--rows, 3) * 20px + 14px)',
        maxHeight: 480,
        padding: '7px 11px',
        resize: 'vertical',
        fieldSizing: 'content',
      },
    },
    '& .field-select': {
      '& > select': {
        paddingInlineEnd: 36,
        backgroundImage: 'none',
        cursor: 'pointer',
        '&[data-empty]': { color: palette.text.secondary },
        '& > option': { color: palette.text.primary, backgroundColor: palette.background.paper },
      },
      '& > svg': {
        position: 'absolute',
        insetInlineEnd: 10,
        pointerEvents: 'none',
        color: palette.text.secondary,
      },
    },
    '& .field-radio': {
      minHeight: 'max(36px, var(--touch))',
      outline: 'none',
      '& .MuiFormGroup-root': { columnGap: 8 },
      '& .MuiFormControlLabel-root': { marginInlineStart: -7, minHeight: 'max(36px, var(--touch))' },
      '& .MuiRadio-root': { padding: '7px' },
    },
    ...switchStyles(theme),
    '& .field-records': {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      gap: 12,
      minHeight: 36,
      fontVariantNumeric: 'tabular-nums',
    },
    '& .field-suffix': {
      marginInlineEnd: 11,
      fontSize: 12,
      color: palette.text.secondary,
      pointerEvents: 'none',
    },
    // "Rp 500" in any direction of the page.
    '& .input-box:has(> .field-prefix)': { direction: 'ltr', '& > input': { textAlign: 'left' } },
    '& .field-prefix': { margin: 0, marginInlineStart: 11, '& + input': { paddingInlineStart: 6 } },
  };
};
