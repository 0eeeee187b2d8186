import { describe, expect, it } from 'vitest';
import { compile } from './compile.ts';
import { isCompiled } from './emit/emission.ts';
import { Roots } from './emit/roots.ts';
import { LinkMemory } from './link/product/link-memory.ts';
import { loadLanguage, repository } from './load/language.ts';
import { readSources } from './load/read-sources.ts';
import { Project } from './project.ts';
import { cache, casesFolder, compileSources, withOverlay } from './testing.ts';
import { Cache } from './write/cache.ts';
import { compareOutput } from './write/output.ts';

describe('compile', { timeout: 60_000 }, () => {
  it('emits the golden output of the good product (npm run generate -- --root generator/cases/good)', async () => {
    const { files } = await compileSources(withOverlay(new Map()));
    expect(compareOutput(`${casesFolder}/good`, files ?? new Map())).toEqual([]);
  });

  it('finds the committed output of this repository fresh (npm run generate)', async () => {
    const { files, problems } = await new Project(repository).compile();
    expect(problems.filter(({ severity }) => severity === 'error')).toEqual([]);
    expect(compareOutput(repository, files ?? new Map())).toEqual([]);
  });

  it('commits at most 302 lines for each screen of this repository', async () => {
    const { files, product } = await new Project(repository).compile();
    const committed = [...(files ?? [])].filter(
      ([path]) => path.includes('/generated/') && !isCompiled(path),
    );
    const lines = committed.reduce((sum, [, text]) => sum + text.split('\n').length - 1, 0);
    expect(committed.length).toBeGreaterThan(100);
    expect(lines / (product?.screens.length ?? 0)).toBeLessThanOrEqual(302);
  });

  it('emits the same whatever the order of the files and whatever it remembers', async () => {
    const sources = readSources(`${casesFolder}/good`);
    const backwards = new Map([...sources].reverse());
    const input = {
      language: loadLanguage(),
      texts: { ofCode: [] },
      roots: new Roots('generator/cases/good'),
    };
    const first = await compile({ ...input, sources, cache: new Cache() });
    const second = await compile({ ...input, sources: backwards, cache: new Cache() });
    expect([...(second.files ?? [])]).toEqual([...(first.files ?? [])]);
  });

  it('emits the same whichever root shares what it remembers', async () => {
    const sources = readSources(`${casesFolder}/good`);
    const memory = new LinkMemory();
    const compileAt = async (root: string, remembered: LinkMemory) => {
      const roots = new Roots(root);
      const input = { sources, language: loadLanguage(), texts: { ofCode: [] }, roots, cache };
      return [...((await compile({ ...input, memory: remembered })).files ?? [])];
    };
    await compileAt('../elsewhere/good', memory);
    const second = await compileAt('generator/cases/good', memory);
    expect(second).toEqual(await compileAt('generator/cases/good', new LinkMemory()));
  });

  it('names no time, no machine and no absolute path in its output', async () => {
    const { files } = await compileSources(withOverlay(new Map()));
    const all = [...(files?.values() ?? [])].join('\n');
    expect(all).not.toMatch(/\b20\d\d-\d\d-\d\d\b|\/home\/|\/work\/|\/tmp\/|[A-Z]:\\/);
  });

  it('reports a rule that cannot be run, although it is draft-07', async () => {
    const body = { type: 'object', properties: { name: { type: 'array', items: [{ type: 'string' }] } } };
    const call = {
      method: 'POST',
      path: '/api/bad',
      roles: 'staff',
      answer: { envelope: 'alert' },
      unused: 'Bad.',
      body,
    };
    const bad = JSON.stringify({ endpoints: { 'bad.create': call } });
    const { files, problems } = await compileSources(
      withOverlay(new Map([['schemas/bad.endpoints.json', bad]])),
    );
    expect([files, problems.map(({ code, at }) => `${code} ${at}`)]).toEqual([
      undefined,
      ['SCH-01 endpoints["bad.create"].body'],
    ]);
  });

  it.each([
    ['properties.a.choices', { type: 'object', properties: { a: { type: 'string', choices: { x: {} } } } }],
    ['required', { type: 'object', properties: { a: {} }, required: [null], if: { required: [1] } }],
  ])('reports what a schema holds in its %s, whatever that is', async (keyword, field) => {
    const entity = JSON.stringify({ entity: 'bad', fields: { id: { type: 'integer' }, field } });
    const { problems } = await compileSources(withOverlay(new Map([['schemas/bad.entity.json', entity]])));
    expect(problems.map(({ at }) => at).join()).toContain(`fields.field.${keyword}`);
  });

  it('needs about four times as long for four times as many screens', async () => {
    const few = await timeOf(50);
    const many = await timeOf(200);
    expect(many).toBeLessThan(Math.max(few, 20) * 12);
  });
});

/** Milliseconds to compile the good product with that many additional lists and forms; types are already cached. */
async function timeOf(count: number): Promise<number> {
  const more = new Map<string, string>();
  for (let index = 0; index < count; index += 1) {
    const isForm = index % 2 === 1;
    const common = { screen: `more-${index}`, route: `/more/${index}`, title: 'Books', roles: 'staff' };
    const list = { kind: 'list', source: 'book.list', columns: { title: 'Title', pages: 'Pages' } };
    const form = {
      kind: 'form',
      fields: { title: { label: 'Title' }, lent: { label: 'Lent', field: 'switch' } },
      // biome-ignore lint/suspicious/noThenProperty: a keyword of the language
      submit: { call: 'book.create', label: 'Save', then: 'back' },
    };
    more.set(
      `schemas/more/more-${index}.screen.json`,
      JSON.stringify({ ...common, ...(isForm ? form : list) }),
    );
  }
  const sources = withOverlay(more);
  const start = performance.now();
  const { files } = await compileSources(sources);
  expect(files?.has(`src/generated/product/screens/more-${count - 1}.ts`)).toBe(true);
  return performance.now() - start;
}
