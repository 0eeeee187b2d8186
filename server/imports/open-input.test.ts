import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { csv, prepareImports } from './testing.ts';

const imports = prepareImports();

test.each<[string, () => string, RegExp]>([
  ['a file that is not there', () => '/nowhere/orders.csv', /^\/nowhere\/orders.csv does not exist\.$/],
  ['a folder', () => '/tmp', /^\/tmp is a folder; name a CSV file\.$/],
  ['an empty file', () => imports.file(''), /orders\.csv is empty\.$/],
  [
    'a packed empty file',
    () => imports.file(gzipSync('')),
    /does not begin with the header InvoiceNo,StockCode,/,
  ],
  [
    'a file without a header',
    () => imports.file('1,2,3\n'),
    /does not begin with the header InvoiceNo,StockCode,/,
  ],
  [
    'a header that lacks a column',
    () => imports.file(csv().replace('Country', 'Land')),
    /It lacks Country\.$/,
  ],
  [
    'an image',
    () => imports.file(Buffer.from([0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10])),
    /does not begin with/,
  ],
  ['a spreadsheet', () => imports.file('PK\x03\x04....'), /is a spreadsheet or a zip archive/],
  ['UTF-16', () => imports.file(Buffer.from(`\uFEFF${csv()}`, 'utf16le')), /is written in UTF-16/],
  ['a cut packed file', () => imports.file(gzipSync(csv()).subarray(0, 15)), /is cut off/],
  [
    'a damaged packed file',
    () => imports.file(Buffer.from([0x1f, 0x8b, 8, 0, 1, 2, 3, 4, 0, 3, 255, 255])),
    /is damaged/,
  ],
])('%s is refused with one clear message', async (_, path, message) => {
  await expect(imports.run(path())).rejects.toMatchObject({
    name: 'ImportError',
    message: expect.stringMatching(message),
  });
});
