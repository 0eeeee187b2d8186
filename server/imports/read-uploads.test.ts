import { createWriteStream } from 'node:fs';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import yazl from 'yazl';
import { readTable } from './read-table.ts';
import { openZip } from './read-zip.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'uploads-test-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const limits = { files: 3, bytesInAll: 1500 };
const zipOf = async (files: Record<string, string>) => {
  const zip = new yazl.ZipFile();
  for (const [name, content] of Object.entries(files)) zip.addBuffer(Buffer.from(content), name);
  zip.end();
  const path = join(folder, 'a.zip');
  await pipeline(zip.outputStream, createWriteStream(path));
  return path;
};
const namesIn = async (path: string) => {
  const found: Record<string, string> = {};
  const zip = await openZip(path, limits);
  for (const entry of zip.entries) found[entry.name] = String(await buffer(await entry.open()));
  zip.close();
  return found;
};

describe('an archive', () => {
  it('gives its files by name, without folders and what Macs add', async () => {
    const path = await zipOf({
      'deep/A-1.png': 'one',
      'B-2.png': 'two',
      '__MACOSX/._A-1.png': 'x',
      '.hidden': 'x',
    });
    expect(await namesIn(path)).toEqual({ 'A-1.png': 'one', 'B-2.png': 'two' });
  });

  it.each([
    ['too many files', { a: '1', b: '2', c: '3', d: '4' }, 'more than 3 files'],
    ['much in all', { a: 'x'.repeat(900), b: 'x'.repeat(900) }, 'The archive is too large'],
  ])('with %s is refused', async (_, files, words) => {
    await expect(namesIn(await zipOf(files as unknown as Record<string, string>))).rejects.toThrow(words);
  });

  it('with paths that lead outside is refused', async () => {
    const path = await zipOf({ 'aa/evil.png': 'x' });
    const bytes = await readFile(path, 'latin1');
    await writeFile(path, bytes.replaceAll('aa/evil.png', '../evil.png'), 'latin1');
    await expect(namesIn(path)).rejects.toThrow('lead outside');
  });

  it('that is none is refused', async () => {
    const path = join(folder, 'a.zip');
    await writeFile(path, 'hello');
    await expect(namesIn(path)).rejects.toThrow('not a ZIP archive');
  });
});

describe('a table', () => {
  const read = async (text: string, most = 10) => {
    const found: unknown[] = [];
    const chunks = (async function* () {
      yield Buffer.from(text);
    })();
    for await (const line of readTable(chunks, {
      columns: { sku: ['SKU', 'SKU Code'], qty: ['Max Qty', 'qty'] },
      most,
    }))
      found.push(line);
    return found;
  };

  it('is read by its header, and names the lines that are none', async () => {
    expect(await read('Qty,note,SKU\n 5 ,"a, b",A-1\n1,A-2\n\n7,"x,A-3\n')).toEqual([
      { line: 2, values: { sku: 'A-1', qty: '5' } },
      { line: 3, message: 'The line does not have as many columns as the first.' },
      { line: 5, message: expect.any(String) },
    ]);
  });

  it.each([
    ['semicolons', 'SKU;Max Qty\r\nA-1;5\r\n"B;1";6\r\n'],
    ['tabs', 'SKU\tMax Qty\nA-1\t5\nB;1\t6\n'],
    ['a first line that tells them', 'sep=;\nsku_code;max_qty\nA-1;5\n"B;1";6\n'],
    ['other columns and empty lines', 'Name,Max-Qty,Sku\nx,5,A-1\n,,\n\ny,6,B;1\n'],
  ])('is read with %s', async (_, text) => {
    const found = (await read(text)) as { values: object }[];
    expect(found.map(({ values }) => values)).toEqual([
      { sku: 'A-1', qty: '5' },
      { sku: 'B;1', qty: '6' },
    ]);
  });

  it('loses the apostrophe that our own files put before what looks like a formula', async () => {
    expect(await read("sku,qty\n'-9,1\n")).toEqual([{ line: 2, values: { sku: '-9', qty: '1' } }]);
  });

  it('without a column, or with too many lines, is refused', async () => {
    await expect(read('sku,note\n')).rejects.toThrow('lacks Max Qty');
    await expect(read('')).rejects.toThrow('lacks SKU, Max Qty');
    await expect(read('sku,qty\na,1\nb,2\n', 1)).rejects.toThrow('more than 1 lines');
  });
});
