import type { Theme } from '@mui/material/styles';

const CONTROL = ':is(input, select, textarea)';

/** Styles of `InputBox`; they use `:has`, so focus, error and disabled states need no render. */
export function inputStyles({ vars }: Theme) {
  const { palette } = vars;
  return {
    '.input-box': {
      position: 'relative',
      display: 'inline-flex',
      alignItems: 'center',
      width: '100%',
      minHeight: 'max(36px, var(--touch) + 2px)',
      border: '1px solid var(--control-border)',
      borderRadius: 6,
      backgroundColor: palette.background.default,
      cursor: 'text',
      '&:hover': { borderColor: palette.text.primary },
      [`& > ${CONTROL}`]: {
        flex: 1,
        minWidth: 0,
        height: 'max(34px, var(--touch))',
        margin: 0,
        padding: '0 11px',
        border: 0,
        borderRadius: 5,
        outline: 'none',
        backgroundColor: 'transparent',
        color: palette.text.primary,
        '&::-webkit-search-cancel-button': { display: 'none' },
        '&::placeholder': { color: palette.text.secondary, opacity: 0.8 },
      },
      [`&:has(> ${CONTROL}:focus)`]: {
        borderColor: palette.primary.main,
        boxShadow: `inset 0 0 0 1px ${palette.primary.main}`,
      },
      '&:has(> [aria-invalid="true"])': { borderColor: palette.error.main },
      [`&:has(> ${CONTROL}[aria-invalid="true"]:focus)`]: {
        borderColor: palette.error.main,
        boxShadow: `inset 0 0 0 1px ${palette.error.main}`,
      },
      [`&:has(> ${CONTROL}:disabled)`]: {
        borderColor: palette.divider,
        backgroundColor: palette.action.disabledBackground,
        cursor: 'default',
        [`& > ${CONTROL}`]: { color: palette.text.disabled, opacity: 1 },
      },
      '& > .icon-button': {
        width: 'max(30px, var(--touch))',
        height: 'max(30px, var(--touch))',
        marginInlineEnd: 2,
      },
    },
  };
}
