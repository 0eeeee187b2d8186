import { createTheme } from '@mui/material/styles';

const FACE = "'Inter Variable', Inter, system-ui, -apple-system, 'Segoe UI', sans-serif";
/** Of everything that stands as it is written in a file. */
export const MONO = "ui-monospace, 'SF Mono', Menlo, 'DejaVu Sans Mono', monospace";

/** The studio's own look: small type, quiet lines, one accent. */
export const theme = createTheme({
  cssVariables: { colorSchemeSelector: 'data-studio-mode' },
  colorSchemes: {
    light: {
      palette: {
        primary: { main: '#4453d6' },
        background: { default: '#f4f5f8', paper: '#ffffff' },
        divider: '#e2e4ea',
        text: { primary: '#1c1e26', secondary: '#5a5f6d' },
      },
    },
    dark: {
      palette: {
        primary: { main: '#94a1ff' },
        background: { default: '#111216', paper: '#191a20' },
        divider: '#2c2e37',
        text: { primary: '#e8e9ef', secondary: '#a2a6b3' },
      },
    },
  },
  spacing: 4,
  shape: { borderRadius: 6 },
  typography: {
    fontFamily: FACE,
    fontSize: 13,
    htmlFontSize: 16,
    h5: { fontSize: 13, fontWeight: 600 },
    h6: { fontSize: 13, fontWeight: 600 },
    subtitle2: { fontSize: 11.5, fontWeight: 400, lineHeight: 1.4 },
    overline: { fontSize: 11, fontWeight: 600, letterSpacing: '0.04em', lineHeight: 1.6 },
    body1: { fontSize: 13, lineHeight: 1.5 },
    body2: { fontSize: 12, lineHeight: 1.5 },
    caption: { fontSize: 11.5, lineHeight: 1.45 },
    button: { textTransform: 'none', fontWeight: 500 },
  },
  components: {
    // What a word means is no heading.
    MuiTypography: { defaultProps: { variantMapping: { subtitle2: 'p' } } },
    MuiButton: { defaultProps: { size: 'small', disableElevation: true } },
    MuiIconButton: { defaultProps: { size: 'small' } },
    MuiTextField: { defaultProps: { size: 'small' } },
    MuiFormControl: { defaultProps: { size: 'small' } },
    MuiSelect: { defaultProps: { size: 'small' } },
    MuiCheckbox: { defaultProps: { size: 'small' } },
    MuiInputBase: { styleOverrides: { root: { fontSize: 13 } } },
    // What comes by default stands pale in an empty field, below its name.
    MuiInputLabel: { defaultProps: { shrink: true } },
    MuiOutlinedInput: { defaultProps: { notched: true } },
    MuiFormHelperText: { styleOverrides: { root: { marginInline: 2, fontSize: 11.5 } } },
    // The buttons below a long form stay in sight.
    MuiDialog: {
      styleOverrides: {
        paper: { '& > form': { display: 'flex', flexDirection: 'column', minHeight: 0 } },
      },
    },
    MuiTooltip: { defaultProps: { enterDelay: 500 } },
    MuiMenuItem: { styleOverrides: { root: { fontSize: 13, minHeight: 30 } } },
    MuiToggleButton: {
      styleOverrides: { root: { textTransform: 'none', padding: '2px 8px', fontSize: 12 } },
    },
    MuiTab: { styleOverrides: { root: { minHeight: 34, padding: '6px 12px', textTransform: 'none' } } },
    MuiTabs: { styleOverrides: { root: { minHeight: 34 } } },
  },
});
