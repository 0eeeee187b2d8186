import latinExt from '@fontsource-variable/inter/files/inter-latin-ext-wght-normal.woff2?url';
import latin from '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2?url';

import { keepForDocument } from '../../base/document-cookies.ts';
import { readStored, writeStored } from '../../base/storage.ts';

const LATIN =
  'U+0000-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+0304,U+0308,U+0329,U+2000-206F,U+20AC,U+2122,U+2191,U+2193,U+2212,U+2215,U+FEFF,U+FFFD';
const LATIN_EXT =
  'U+0100-02BA,U+02BD-02C5,U+02C7-02CC,U+02CE-02D7,U+02DD-02FF,U+1D00-1DBF,U+1E00-1E9F,U+1EF2-1EFF,U+2020,U+20A0-20AB,U+20AD-20C0,U+2113';

/** Storage key that records whether this browser has fetched the font. */
const KEPT = 'font';

/**
 * Inter, one variable file per script. On the first visit it would compete with scripts and data, and a late font swap disturbs
 * reading: it is fetched once the page rests, and used from the moment at which all is drawn anew (`redrawn`). On later visits the
 * server has written its faces into the document (server/http/document.ts); without such a server they are used from here on.
 */
export function loadFonts(redrawn: (use: () => void) => void): void {
  if (document.getElementById('font-faces')) return;
  const face = faceOf(latin, LATIN);
  if (readStored(KEPT) !== latin) void fetchFirst(face, redrawn);
  else {
    document.fonts.add(face);
    // Scripts beyond Latin-1 are fetched when a text needs them.
    document.fonts.add(faceOf(latinExt, LATIN_EXT));
  }
}

async function fetchFirst(face: FontFace, redrawn: (use: () => void) => void): Promise<void> {
  try {
    await face.load();
    writeStored(KEPT, latin);
    keepForDocument();
    redrawn(() => document.fonts.add(face));
  } catch {
    // The next visit tries again.
  }
}

/** The faces as a style sheet, for a document of a browser that has fetched them. */
export function fontFaces(latinUrl: string, latinExtUrl: string): string {
  const faces = [
    [latinUrl, LATIN],
    [latinExtUrl, LATIN_EXT],
  ];
  return faces
    .map(
      ([url, range]) =>
        `@font-face{font-family:'Inter Variable';src:url(${url}) format('woff2');font-weight:100 900;font-display:optional;unicode-range:${range}}`,
    )
    .join('');
}

/** `font-display: optional`: a font that is not loaded at once is not used, so text never changes later. */
function faceOf(url: string, unicodeRange: string): FontFace {
  const options = { style: 'normal', weight: '100 900', display: 'optional', unicodeRange } as const;
  return new FontFace('Inter Variable', `url(${url}) format('woff2')`, options);
}
