import { readFileSync } from 'node:fs';
import { afterAll, describe, expect, it } from 'vitest';
import { diagnostics } from './diagnostics/codes.ts';
import { formatProblems } from './diagnostics/problems.ts';
import { readSources } from './load/read-sources.ts';
import { cache, caseNames, casesFolder, codeOf, compileSources, withOverlay, withRemedy } from './testing.ts';

describe('diagnostics', { timeout: 60_000 }, () => {
  // Saved once: the cache holds the types of all cases.
  afterAll(() => cache.save());

  it('finds nothing wrong with the good product', async () => {
    const { problems } = await compileSources(withOverlay(new Map()));
    expect(formatProblems(problems)).toBe('');
  });

  it('has a case for every code and no case for a code that does not exist', () => {
    expect([...new Set(caseNames().map(codeOf))]).toEqual(Object.keys(diagnostics).sort());
  });

  it.each(caseNames())('%s is reported at its place, in these words', async (name) => {
    const folder = `${casesFolder}/${name}`;
    const { problems } = await compileSources(withOverlay(readSources(folder)));
    expect(new Set(problems.map((problem) => problem.code))).toEqual(new Set([codeOf(name)]));
    await expect(`${formatProblems(problems)}\n`).toMatchFileSnapshot(`${folder}/expected.txt`);
  });

  it.each(caseNames())('%s is put right by its remedy', async (name) => {
    const { problems, files } = await compileSources(withRemedy(name));
    const left = problems.filter(({ code, severity }) => severity === 'error' || code === codeOf(name));
    expect(formatProblems(left)).toBe('');
    expect(files).toBeDefined();
  });

  it('writes nothing when something is wrong, and writes when only a translation is missing', async () => {
    const wrong = await compileSources(withOverlay(readSources(`${casesFolder}/REF-02`)));
    const untranslated = await compileSources(withOverlay(readSources(`${casesFolder}/TXT-01`)));
    expect([wrong.files, untranslated.files !== undefined]).toEqual([undefined, true]);
  });

  it('ends with the first stage that has errors: what follows would be their echo', async () => {
    const overlay = new Map([
      ['schemas/a.screen.json', '{'],
      ['schemas/b.screen.json', '{ "kind": "list", "colums": {} }'],
    ]);
    const { problems } = await compileSources(withOverlay(overlay));
    expect(problems.map(({ code, file }) => `${code} ${file}`)).toEqual(['LOD-01 schemas/a.screen.json']);
  });

  it('reports the same whatever the order of the files', async () => {
    const sources = withOverlay(readSources(`${casesFolder}/LOD-04`));
    const backwards = new Map([...sources].reverse());
    const [first, second] = [await compileSources(sources), await compileSources(backwards)];
    expect(second.problems).toEqual(first.problems);
  });

  it('documents every code once, and no other', () => {
    const page = readFileSync(new URL('../docs/diagnostics.md', import.meta.url), 'utf8');
    const documented = [...page.matchAll(/^### (\S+)/gm)].map(([, code]) => code);
    expect(documented.sort()).toEqual(Object.keys(diagnostics).sort());
  });
});
