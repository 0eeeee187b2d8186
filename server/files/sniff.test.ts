import { describe, expect, it } from 'vitest';
import { HEAD_BYTES, sniff, typesByExtension } from './sniff.ts';

const bytes = (text: string) => Buffer.from(text, 'latin1');
const film = (brand: string) => bytes(`\0\0\0\x18ftyp${brand}\0\0\0\0`);

describe('the kind of a file', () => {
  it.each([
    ['image/png', bytes('\x89PNG\r\n\x1a\n\0\0')],
    ['image/jpeg', bytes('\xff\xd8\xff\xe0')],
    ['image/gif', bytes('GIF89a')],
    ['image/webp', bytes('RIFF\x10\0\0\0WEBPVP8 ')],
    ['video/mp4', film('isom')],
    ['video/mp4', film('mp42')],
    ['video/quicktime', film('qt  ')],
    ['video/quicktime', bytes('\0\0\0\x08wide\0\0')],
    ['application/octet-stream', film('heic')],
    ['application/pdf', bytes('%PDF-1.7')],
    ['application/zip', bytes('PK\x03\x04')],
    ['image/svg+xml', bytes('<?xml version="1.0"?>\n<!-- by hand -->\n<svg xmlns="x">')],
    ['text/plain', bytes('hello')],
    ['application/octet-stream', bytes('hel\0lo')],
    ['application/octet-stream', bytes('caf\xe9')],
    ['application/octet-stream', bytes('')],
  ])('is %s by its content', (mime, content) => {
    expect(sniff(content, 'photo.png')).toBe(mime);
  });

  it('tells JPEG by another name apart, which not every call accepts', () => {
    expect(sniff(bytes('\xff\xd8\xff\xe0'), 'photo.JIF')).toBe('image/jif');
    expect(sniff(bytes('\xff\xd8\xff\xe0'), 'photo.jfif')).toBe('image/jif');
    expect(sniff(bytes('\x89PNG\r\n\x1a\n\0\0'), 'photo.jif')).toBe('image/png');
  });

  it('follows the name only between kinds of text', () => {
    expect(sniff(bytes('a,b\n1,2'), 'list.CSV')).toBe('text/csv');
    expect(sniff(bytes('%PDF-'), 'list.csv')).toBe('application/pdf');
    expect(sniff(bytes('SKU;free;moov'), 'list.csv')).toBe('text/csv');
  });

  it.each([
    ['Windows-1252', bytes('SKU\nCaf\xe9'), 'text/csv'],
    ['UTF-16, low byte first', bytes('\xff\xfeS\0K\0'), 'text/csv'],
    ['UTF-16, high byte first', bytes('\xfe\xff\0S\0K'), 'text/csv'],
    ['NUL without a mark', bytes('S\0K\0U\0'), 'application/octet-stream'],
    ['gzip', bytes('\x1f\x8b\x08abc'), 'application/octet-stream'],
    ['an older workbook', bytes('\xd0\xcf\x11\xe0abc'), 'application/octet-stream'],
  ])('judges a table in %s as its reader does', (_, content, mime) => {
    expect(sniff(content, 'list.csv')).toBe(mime);
  });

  it('looks for NUL behind the head of a table too', () => {
    expect(sniff(bytes('SKU\nA'), 'list.csv', true)).toBe('application/octet-stream');
  });

  it('is not mistaken when the head ends inside a character', () => {
    const text = Buffer.from('é'.repeat(HEAD_BYTES));
    expect(sniff(text.subarray(0, HEAD_BYTES), 'x.txt')).toBe('text/plain');
    expect(sniff(text.subarray(1, HEAD_BYTES + 1), 'x.txt')).toBe('application/octet-stream');
  });
});

it('a JPEG is sent as one, whatever its name was', () => {
  expect(typesByExtension.get('jpg')).toBe('image/jpeg');
});
