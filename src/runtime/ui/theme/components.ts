import type { Components, Theme } from '@mui/material/styles';

/** Above the page: in the dark a step lighter than its cards, since a shadow does not show there. */
const RAISED = { border: '1px solid var(--raised-border)', backgroundColor: 'var(--raised)' };

const QUIET_HOVER = { '&:hover': { backgroundColor: 'var(--mui-palette-action-hover)' } };

/** Styles of the used MUI components: small, flat, thin borders; the focus ring is always visible. */
export const components: Components<Omit<Theme, 'components'>> = {
  MuiButtonBase: { defaultProps: { disableRipple: true, disableTouchRipple: true } },
  MuiButton: {
    defaultProps: { disableElevation: true, size: 'small' },
    styleOverrides: {
      root: {
        height: 'max(32px, var(--touch))',
        paddingInline: 12,
        minWidth: 'var(--touch)',
        whiteSpace: 'nowrap',
        flexShrink: 0,
      },
      startIcon: { marginInlineStart: -2, marginInlineEnd: 6 },
      outlined: {
        borderColor: 'var(--raised-border)',
        '&:not(:hover)': { backgroundColor: 'var(--mui-palette-background-paper)' },
      },
      // One colour on a screen is for what leads on: its main button, its links.
      outlinedPrimary: { color: 'inherit', ...QUIET_HOVER },
      text: QUIET_HOVER,
    },
  },
  MuiMenu: {
    defaultProps: { transitionDuration: 100 },
    styleOverrides: { list: { paddingBlock: 4 } },
  },
  MuiMenuItem: {
    defaultProps: { dense: true },
    styleOverrides: {
      root: {
        minHeight: 'max(32px, var(--touch))',
        paddingInline: 12,
        marginInline: 4,
        borderRadius: 4,
        gap: 8,
        fontSize: 14,
      },
    },
  },
  MuiPopover: {
    styleOverrides: {
      paper: {
        minWidth: 160,
        ...RAISED,
        boxShadow: '0 8px 24px rgb(0 0 0 / 0.12)',
      },
    },
  },
  MuiPaper: { styleOverrides: { root: { backgroundImage: 'none' } } },
  MuiDialog: {
    defaultProps: { transitionDuration: 120 },
    styleOverrides: {
      root: { '& > .MuiBackdrop-root': { backgroundColor: 'rgb(0 0 0 / 0.36)' } },
      paper: {
        ...RAISED,
        boxShadow: '0 16px 48px rgb(0 0 0 / 0.2)',
      },
    },
  },
  MuiCheckbox: { defaultProps: { size: 'small' } },
  MuiSvgIcon: { defaultProps: { fontSize: 'small' } },
};
