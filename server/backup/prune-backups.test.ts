import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { folderVault } from './folder-vault.ts';
import { contentFile, nameOf } from './format.ts';
import { keptBackups, pruneBackups } from './prune-backups.ts';

const HOUR = 3_600_000;
/** A Monday. */
const START = Date.parse('2024-01-01T01:00:00Z');
const nightly = (nights: number) =>
  Array.from({ length: nights }, (_, night) => nameOf(new Date(START + night * 24 * HOUR)));

it('of two years of nights a week of days, four weeks and twelve months are kept', () => {
  const names = nightly(731);
  const days = [...keptBackups(names)].map((name) => name.slice(0, 10)).sort();
  expect(days).toEqual([
    ...['2025-01-31', '2025-02-28', '2025-03-31', '2025-04-30', '2025-05-31', '2025-06-30'],
    ...['2025-07-31', '2025-08-31', '2025-09-30', '2025-10-31', '2025-11-30', '2025-12-14'],
    ...['2025-12-21', '2025-12-25', '2025-12-26', '2025-12-27', '2025-12-28', '2025-12-29'],
    ...['2025-12-30', '2025-12-31'],
  ]);
});

it('of several in a day the latest is kept', () => {
  const [morning, evening] = [nameOf(new Date(START)), nameOf(new Date(START + 12 * HOUR))];
  expect([...keptBackups([evening, morning])]).toEqual([evening]);
});

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'prune-'));
});
afterAll(() => rm(folder, { recursive: true }));

it('what no kept backup needs goes, and what an ended process left', async () => {
  const [first, ...others] = nightly(40);
  const names = [first ?? '', ...others];
  const addContent = async (name: string) => {
    await mkdir(dirname(join(folder, contentFile(name))), { recursive: true });
    await writeFile(join(folder, contentFile(name)), '');
  };
  for (const [night, name] of names.entries()) {
    const files = [{ name: `${night === 0 ? 'aa' : 'bb'}.txt`, mime: 'text/plain' }];
    await mkdir(join(folder, name));
    await writeFile(join(folder, name, 'manifest.json'), JSON.stringify({ format: 1, files }));
  }
  for (const name of ['aa.txt', 'bb.txt', 'cc.txt.part']) await addContent(name);
  const unfinished = nameOf(new Date());
  await mkdir(join(folder, nameOf(new Date(0))));
  await mkdir(join(folder, unfinished));
  await mkdir(join(folder, 'of somebody else'));
  await pruneBackups(folderVault(folder));
  const left = await readdir(folder);
  expect(left.filter((name) => name.startsWith('20')).sort()).toEqual(
    [...keptBackups(names), unfinished].sort(),
  );
  expect(left.filter((name) => !name.startsWith('20')).sort()).toEqual(['files', 'of somebody else']);
  const content = await readdir(join(folder, 'files'), { recursive: true, withFileTypes: true });
  expect(content.filter((entry) => entry.isFile()).map(({ name }) => name)).toEqual(['bb.txt']);
});
