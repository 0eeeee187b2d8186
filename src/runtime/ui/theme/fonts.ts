import latinExt from '@fontsource-variable/inter/files/inter-latin-ext-wght-normal.woff2?url';
import latin from '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2?url';

import { readStored, writeStored } from '../../core/storage.ts';
import { keysRest } from './keys-rest.ts';

export const FONT_FAMILY = "'Inter Variable', 'Inter Fallback', system-ui, 'Noto Sans', sans-serif";

const LATIN =
  'U+0000-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+0304,U+0308,U+0329,U+2000-206F,U+20AC,U+2122,U+2191,U+2193,U+2212,U+2215,U+FEFF,U+FFFD';
const LATIN_EXT =
  'U+0100-02BA,U+02BD-02C5,U+02C7-02CC,U+02CE-02D7,U+02DD-02FF,U+1D00-1DBF,U+1E00-1E9F,U+1EF2-1EFF,U+2020,U+20A0-20AB,U+20AD-20C0,U+2113';

/** Used until Inter is loaded; it has Inter's metrics, so that nothing moves. */
export const FALLBACK_FACE = {
  '@font-face': {
    fontFamily: "'Inter Fallback'",
    src: 'local("Arial")',
    sizeAdjust: '107%',
    ascentOverride: '90.5%',
    descentOverride: '22.5%',
    lineGapOverride: '0%',
  },
};

/** Under which name this browser remembers the file it has fetched. */
const KEPT = 'font';
/** How long after the first drawing of a first visit; ms. */
const QUIET = 2000;
/** How long no key may have been pressed before a first visit changes its letters; ms. */
const REST = 1000;

/**
 * Inter, one variable file per script. Where this browser has it, it is there for the first drawing. On the very first
 * visit it would compete with scripts and rows for the line: then it is fetched when the page has been drawn for a
 * while, and used when nobody is typing, because all text is laid out and painted anew for it. To be called once,
 * before the first drawing. Without it the page is drawn with the system's font.
 */
export function loadFonts(): void {
  const face = faceOf(latin, LATIN);
  if (readStored(KEPT) === latin) use(face);
  else setTimeout(() => void fetchFirst(face), QUIET);
}

async function fetchFirst(face: FontFace): Promise<void> {
  try {
    await face.load();
  } catch {
    // The fallback stays; the next visit tries again.
    return;
  }
  writeStored(KEPT, latin);
  await keysRest(window, REST);
  use(face);
}

function use(face: FontFace): void {
  document.fonts.add(face);
  // Letters beyond Latin-1 are fetched when a text has some.
  document.fonts.add(faceOf(latinExt, LATIN_EXT));
}

function faceOf(url: string, unicodeRange: string): FontFace {
  const options = { style: 'normal', weight: '100 900', display: 'swap', unicodeRange } as const;
  return new FontFace('Inter Variable', `url(${url}) format('woff2')`, options);
}
