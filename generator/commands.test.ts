import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { check, derive, generate, listTexts } from './commands.ts';
import { Project } from './project.ts';
import { cache, casesFolder, memory } from './testing.ts';

let root: string;
let lines: string[];
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'generator-'));
  cpSync(join(casesFolder, 'good', 'schemas'), join(root, 'schemas'), { recursive: true });
  lines = [];
  for (const way of ['log', 'error'] as const)
    vi.spyOn(console, way).mockImplementation((line: string) => void lines.push(line));
});
afterEach(() => {
  vi.restoreAllMocks();
  rmSync(root, { recursive: true });
});

const change = (path: string, text: string) => writeFileSync(join(root, path), text);

describe('the commands', { timeout: 60_000 }, () => {
  it('find everything fresh after generating', async () => {
    const project = new Project(root, cache, memory);
    expect([await generate(project), await check(project)]).toEqual([0, 0]);
    expect(lines.at(-1)).toMatch(/^\d+ generated files are fresh\.$/);
  });

  it('say which file is stale and what to run', async () => {
    const project = new Project(root, cache, memory);
    await generate(project);
    change('server/generated/access.ts', '// edited by hand\n');
    expect(await check(project)).toBe(1);
    expect(lines.at(-1)).toMatch(
      /^changed {4}server\/generated\/access\.ts:1\n1 generated file is not what schemas\/ says\. Run: npm run generate -- --root /,
    );
  });

  it('make what is not committed, if it belongs to what is', async () => {
    const project = new Project(root, cache, memory);
    vi.spyOn(project, 'isRepository', 'get').mockReturnValue(true);
    await generate(project);
    rmSync(join(root, 'src/generated/compiled'), { recursive: true });
    change('server/generated/compiled/openapi.json', '{}');
    expect([await derive(project), await check(project)]).toEqual([0, 0]);

    change('server/generated/compiled/openapi.json', '{}');
    change('server/generated/access.ts', '// of other declarations\n');
    expect(await derive(project)).toBe(1);
    expect(lines.at(-1)).toMatch(/^The committed generated files are not .* Run: npm run generate$/);
    expect(readFileSync(join(root, 'server/generated/compiled/openapi.json'), 'utf8')).toBe('{}');
  });

  it('make all of a product that commits nothing', async () => {
    const project = new Project(root, cache, memory);
    expect([await derive(project), await check(project)]).toEqual([0, 0]);
  });

  it('fail and write nothing when a declaration is wrong', async () => {
    change('schemas/bad.screen.json', '{');
    const project = new Project(root, cache, memory);
    expect([await generate(project), await check(project)]).toEqual([1, 1]);
    expect(lines).toHaveLength(2);
    expect(lines[0]).toMatch(/^LOD-01 {2}schemas\/bad\.screen\.json:1:2/);
  });

  it('write what lacks a translation and say so; only checking fails', async () => {
    change('schemas/locales/id.json', '{ "Books": "Buku-buku" }');
    const project = new Project(root, cache, memory);
    expect([await generate(project), await check(project)]).toEqual([0, 1]);
    expect(lines[0]).toMatch(/^ {8}\d+ gaps\. `npm run check` lists them\.$/);
    expect(lines).toContainEqual(
      expect.stringMatching(
        /^Written; schemas\/locales\/id\.json lacks \d+ texts: `npm run check -- --texts`/,
      ),
    );
  });

  it('list what is to be translated: all of it for one language, how much for the others', async () => {
    change('schemas/locales/id.json', '{ "Books": "Buku-buku" }');
    change('schemas/locales/fr.json', '{ "Add book": "Ajouter" }');
    const project = new Project(root, cache, memory);
    const listed = async (code?: string) => {
      lines = [];
      expect(await listTexts(project, code)).toBe(1);
      return lines;
    };
    expect(await listed()).toContain('  "Add book": "",');
    expect(await listed()).toContainEqual(
      expect.stringMatching(/^fr: \d+ missing \(--texts fr lists them\)$/),
    );
    expect(await listed()).not.toContain('  "Books": "",');
    expect(await listed('fr')).toContain('  "Books": "",');
    expect(await listed('fr')).not.toContainEqual(expect.stringMatching(/^id: /));
    expect((await listed('xx'))[0]).toMatch(/^No language "xx" to translate into; there are id, fr\.$/);
  });
});
