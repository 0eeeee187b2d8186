import latinExt from '@fontsource-variable/inter/files/inter-latin-ext-wght-normal.woff2?url';
import latin from '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2?url';

export const FONT_FAMILY = "'Inter Variable', 'Inter Fallback', system-ui, 'Noto Sans', sans-serif";

const LATIN =
  'U+0000-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+0304,U+0308,U+0329,U+2000-206F,U+20AC,U+2122,U+2191,U+2193,U+2212,U+2215,U+FEFF,U+FFFD';
const LATIN_EXT =
  'U+0100-02BA,U+02BD-02C5,U+02C7-02CC,U+02CE-02D7,U+02DD-02FF,U+1D00-1DBF,U+1E00-1E9F,U+1EF2-1EFF,U+2020,U+20A0-20AB,U+20AD-20C0,U+2113';

/**
 * Inter as one variable file per script. It stands in the global styles, not in a CSS file of its own, which would be
 * one more request before the first drawing. The fallback has Inter's metrics, so the swap moves nothing.
 */
export const FONT_FACES = [
  face(latin, LATIN),
  face(latinExt, LATIN_EXT),
  {
    '@font-face': {
      fontFamily: "'Inter Fallback'",
      src: 'local("Arial")',
      sizeAdjust: '107%',
      ascentOverride: '90.5%',
      descentOverride: '22.5%',
      lineGapOverride: '0%',
    },
  },
];

function face(url: string, range: string) {
  return {
    '@font-face': {
      fontFamily: "'Inter Variable'",
      fontStyle: 'normal',
      fontDisplay: 'swap',
      fontWeight: '100 900',
      src: `url(${url}) format('woff2')`,
      unicodeRange: range,
    },
  };
}
