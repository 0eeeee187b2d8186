import { createWriteStream } from 'node:fs';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import yazl from 'yazl';
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
  it('gives its files by name, without folders and what systems add', async () => {
    const path = await zipOf({
      'deep/A-1.png': 'one',
      'B-2.png': 'two',
      '__MACOSX/._A-1.png': 'x',
      'deep/__MACOSX/._B-2.png': 'x',
      '.hidden': 'x',
      'deep/Thumbs.db': 'x',
      'deep/desktop.ini': 'x',
      'Cafe\u0301.png': 'three',
    });
    expect(await namesIn(path)).toEqual({ 'A-1.png': 'one', 'B-2.png': 'two', 'Caf\u00e9.png': 'three' });
  });

  it.each<[string, Readonly<Record<string, string>>, string]>([
    ['too many files', { a: '1', b: '2', c: '3', d: '4' }, 'more than 3 files'],
    ['much in all', { a: 'x'.repeat(900), b: 'x'.repeat(900) }, 'The archive is too large'],
  ])('with %s is refused', async (_, files, words) => {
    await expect(namesIn(await zipOf(files))).rejects.toThrow(words);
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
