import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, expect, test } from 'vitest';
import { checkFile } from './import-orders.ts';
import { csv } from './testing.ts';

const folder = mkdtempSync(join(tmpdir(), 'imports-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function write(content: string | Buffer): string {
  const path = join(folder, 'orders.csv');
  writeFileSync(path, content);
  return path;
}

test.each<[string, () => string, RegExp]>([
  ['a file that is not there', () => '/nowhere/orders.csv', /^\/nowhere\/orders.csv does not exist\.$/],
  ['a folder', () => '/tmp', /^\/tmp is a folder; name a CSV file\.$/],
  ['an empty file', () => write(''), /orders\.csv is empty\.$/],
  ['a packed empty file', () => write(gzipSync('')), /does not begin with the header InvoiceNo,StockCode,/],
  ['a file without a header', () => write('1,2,3\n'), /does not begin with the header InvoiceNo,StockCode,/],
  ['a header that lacks a column', () => write(csv().replace('Country', 'Land')), /It lacks Country\.$/],
  ['an image', () => write(Buffer.from([0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10])), /does not begin with/],
  ['a spreadsheet', () => write('PK\x03\x04....'), /is a spreadsheet or a zip archive/],
  ['a cut packed file', () => write(gzipSync(csv()).subarray(0, 15)), /is cut off/],
  [
    'a damaged packed file',
    () => write(Buffer.from([0x1f, 0x8b, 8, 0, 1, 2, 3, 4, 0, 3, 255, 255])),
    /is damaged/,
  ],
])('%s is refused with one clear message', async (_, path, message) => {
  await expect(checkFile(path())).rejects.toMatchObject({
    name: 'ImportError',
    message: expect.stringMatching(message),
  });
});

test('a file in UTF-16 is read', async () => {
  await expect(checkFile(write(Buffer.from(`\uFEFF${csv()}`, 'utf16le')))).resolves.toBe('mdy');
});
