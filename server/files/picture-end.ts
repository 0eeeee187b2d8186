const PNG_END = Buffer.from('0000000049454e44ae426082', 'hex');
const JPEG_END = Buffer.from([0xff, 0xd9]);

/** Whether a picture has its end mark; decoders do without it. A WebP says its size, which they check. */
export function hasEnd(picture: Buffer): boolean {
  const start = picture.toString('latin1', 0, 4);
  if (start === '\x89PNG') return picture.includes(PNG_END);
  if (start.startsWith('\xff\xd8')) return picture.includes(JPEG_END, scanOfJpeg(picture));
  return !start.startsWith('GIF') || hasGifEnd(picture);
}

/** Where the picture itself begins: before it an end mark is that of a thumbnail, within it there is none. */
function scanOfJpeg(picture: Buffer): number {
  let at = 2;
  while (picture[at] === 0xff && picture[at + 1] !== 0xda && at + 4 < picture.length)
    at += 2 + picture.readUInt16BE(at + 2);
  return at;
}

/** Goes from block to block: any byte of one may be that of the end. */
function hasGifEnd(picture: Buffer): boolean {
  const colours = (flags = 0) => (flags & 0x80 ? 3 * 2 ** ((flags & 7) + 1) : 0);
  let at = 13 + colours(picture[10]);
  while (picture[at] === 0x2c || picture[at] === 0x21) {
    at += picture[at] === 0x21 ? 2 : 11 + colours(picture[at + 9]);
    for (let size = picture[at]; size; size = picture[at]) at += 1 + size;
    at += 1;
  }
  return picture[at] === 0x3b;
}
