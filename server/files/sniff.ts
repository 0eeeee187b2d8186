import { isUtf8 } from 'node:buffer';
import { hasWideMark } from '../../core/table/bytes-to-text.ts';
import { isJif } from '../../core/validation/file-value.ts';

/** The number of leading bytes that `sniff` reads. */
export const HEAD_BYTES = 4096;

/** File types recognized by their first bytes, and their extensions. */
export const extensions: Readonly<Record<string, string>> = {
  'image/png': 'png',
  'image/jif': 'jpg',
  'image/jpeg': 'jpg',
  'image/webp': 'webp',
  'image/gif': 'gif',
  'image/svg+xml': 'svg',
  'video/mp4': 'mp4',
  'video/quicktime': 'mov',
  'application/pdf': 'pdf',
  'application/zip': 'zip',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': 'xlsx',
  'text/csv': 'csv',
  'text/plain': 'txt',
};

/** The media type that each extension is sent with: of several the last. */
export const typesByExtension = new Map(
  Object.entries(extensions).map(([mime, extension]) => [extension, mime]),
);

const UNKNOWN = 'application/octet-stream';
const FILM_BRANDS = /^(isom|iso[2-9]|mp4[12v]|avc1|dash|mmp4|MSNV|M4V |M4VP|f4v |3gp\w)$/;
const SVG = /^(<\?xml[^>]*>\s*)?(<!--((?!-->)[\s\S])*-->\s*)*(<!DOCTYPE svg[^>]*>\s*)?<svg[\s>]/i;
const OLD_FILM_ATOMS = /^(moov|mdat|wide|free|skip|pnot)$/;

/** First bytes of types that no call accepts: gzip, RAR, 7z, the older Office files, RTF. */
const OTHERS = ['\x1f\x8b\x08', 'Rar!\x1a\x07', '7z\xbc\xaf', '\xd0\xcf\x11\xe0', '{\\rtf'];

/**
 * The media type by content; the name only tells apart texts, and variants of JPEG. `hasNul`: whether such a byte stands anywhere
 * in the file, behind its head too.
 */
export function sniff(head: Uint8Array, name = '', hasNul = head.includes(0)): string {
  const text = Buffer.from(head.buffer, head.byteOffset, head.byteLength).toString('latin1', 0, 16);
  if (text.startsWith('\x89PNG\r\n\x1a\n')) return 'image/png';
  if (text.startsWith('\xff\xd8\xff')) return isJif(name) ? 'image/jif' : 'image/jpeg';
  if (/^GIF8[79]a/.test(text)) return 'image/gif';
  if (text.startsWith('RIFF') && text.slice(8, 12) === 'WEBP') return 'image/webp';
  if (text.startsWith('%PDF-')) return 'application/pdf';
  if (text.startsWith('PK\x03\x04')) return 'application/zip';
  if (OTHERS.some((mark) => text.startsWith(mark))) return UNKNOWN;
  return sniffFilm(text) ?? sniffText(head, name, hasNul) ?? UNKNOWN;
}

function sniffFilm(text: string): string | null {
  const atom = text.slice(4, 8);
  // Before it stands its size, which begins with NUL: a table may begin with `SKU;free`.
  if (text[0] !== '\0') return null;
  if (OLD_FILM_ATOMS.test(atom)) return 'video/quicktime';
  if (atom !== 'ftyp') return null;
  const brand = text.slice(8, 12);
  if (brand === 'qt  ') return 'video/quicktime';
  return FILM_BRANDS.test(brand) ? 'video/mp4' : null;
}

function sniffText(head: Uint8Array, name: string, hasNul: boolean): string | null {
  if (head.length === 0) return null;
  const isTable = /\.csv$/i.test(name);
  // Tables are read in every encoding that spreadsheets write (core/table).
  const isText = isTable ? !hasNul || hasWideMark(head) : !hasNul && isUtf8(withoutTornEnd(head));
  if (!isText) return null;
  const text = Buffer.from(head)
    .toString('utf8')
    .replace(/^\uFEFF/, '')
    .trimStart();
  if (SVG.test(text)) return 'image/svg+xml';
  return isTable ? 'text/csv' : 'text/plain';
}

/** The head may end inside a UTF-8 character: up to three bytes are dropped. */
function withoutTornEnd(head: Uint8Array): Uint8Array {
  if (head.length < HEAD_BYTES) return head;
  let end = head.length;
  while (end > head.length - 4 && ((head[end - 1] ?? 0) & 0xc0) === 0x80) end--;
  return head.subarray(0, end - 1);
}
