import { createTheme } from '@mui/material/styles';
import { components } from './components.ts';
import { FONT_FAMILY } from './fonts.ts';
import { darkPalette, lightPalette } from './palettes.ts';

declare module '@mui/material/styles' {
  // Read by MUI's own types: a theme has `vars`.
  interface CssThemeVariables {
    enabled: true;
  }
}

/**
 * The one theme. Colours are CSS variables (`theme.vars.palette…`), so light and dark need no redraw. 4 px grid; three
 * text sizes: 20 (h1), 14 (body) and 12 (caption). Direction is left to the document: styles use logical properties.
 */
export const theme = createTheme({
  cssVariables: { colorSchemeSelector: 'data-theme', disableCssColorScheme: false },
  colorSchemes: { light: { palette: lightPalette }, dark: { palette: darkPalette } },
  defaultColorScheme: 'light',
  spacing: 4,
  shape: { borderRadius: 6 },
  breakpoints: { values: { xs: 0, sm: 601, md: 992, lg: 1200, xl: 1440 } },
  transitions: {
    duration: {
      shortest: 80,
      shorter: 100,
      short: 120,
      standard: 160,
      enteringScreen: 140,
      leavingScreen: 100,
    },
  },
  typography: {
    fontFamily: FONT_FAMILY,
    fontSize: 14,
    htmlFontSize: 16,
    fontWeightMedium: 500,
    fontWeightBold: 600,
    h1: { fontSize: 20, lineHeight: '28px', fontWeight: 600, letterSpacing: '-0.01em' },
    h2: { fontSize: 14, lineHeight: '20px', fontWeight: 600 },
    body1: { fontSize: 14, lineHeight: '20px' },
    body2: { fontSize: 14, lineHeight: '20px' },
    caption: { fontSize: 12, lineHeight: '16px' },
    button: { fontSize: 14, lineHeight: '20px', fontWeight: 500, textTransform: 'none' },
  },
  components,
});
