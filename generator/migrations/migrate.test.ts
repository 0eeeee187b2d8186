import { cpSync, existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { loadLanguage } from '../load/language.ts';
import { readSources } from '../load/read-sources.ts';
import { languageVersion } from '../load/version.ts';
import { isObject } from '../schema/json-schema.ts';
import { copyOfGood } from '../tools/testing.ts';
import { migrations } from './all.ts';
import { migrate } from './migrate.ts';
import { type Migration, migrateSources } from './migration.ts';

const fixtures = fileURLToPath(new URL('fixtures', import.meta.url));
const fixture = join(fixtures, 'caption');
/** Declarations of the products, whose words the compiler does not name. */
const ofProducts = fileURLToPath(new URL('../../tests/fixtures/language', import.meta.url));
const copy = copyOfGood();

/** Version 2 of this test language renames `caption` to `title`. */
const caption: Migration = {
  to: 2,
  summary: '"caption" became "title".',
  changes(path, value) {
    if (!path.endsWith('.screen.json') || !isObject(value) || !('caption' in value)) return [];
    return [
      { path: ['title'], value: value.caption },
      { path: ['caption'], value: undefined },
    ];
  },
};

function useFixture() {
  const schemas = join(copy.root(), 'schemas');
  for (const path of ['app.json', 'books.screen.json'])
    cpSync(join(fixture, 'before/schemas', path), join(schemas, path));
  return copy.project();
}

it('makes of the schemas before those after, and keeps what it does not touch', () => {
  const project = useFixture();
  expect(migrate(project, [caption], 2)).toBe(0);
  for (const [path, text] of readSources(join(fixture, 'after')))
    expect(project.sources().get(path)).toBe(text);
  expect(copy.lines()).toContain('version 2: "caption" became "title".');
});

it.each(migrations)('to version $to makes of its schemas before those after', ({ to }) => {
  const inCompiler = join(fixtures, String(to));
  const folder = existsSync(inCompiler) ? inCompiler : join(ofProducts, String(to));
  const before = readSources(join(folder, 'before'));
  const { sources } = migrateSources(before, migrations, to);
  expect([...sources]).toEqual([...readSources(join(folder, 'after'))]);
});

it('has a migration for every version after the first', () => {
  const wanted = languageVersion(loadLanguage());
  expect(migrations.map(({ to }) => to)).toEqual(Array.from({ length: wanted - 1 }, (_, index) => index + 2));
});

it('has nothing to do when the version is the same', () => {
  const before = copy.project().sources();
  expect(migrate(copy.project())).toBe(0);
  expect(copy.project().sources()).toEqual(before);
});

it('refuses a gap in the migrations and schemas that are newer, and writes nothing', () => {
  const project = useFixture();
  const before = project.sources();
  expect([migrate(project, [caption], 3), migrate(project, [caption], 0)]).toEqual([1, 1]);
  expect(copy.lines()[0]).toBe('There is no migration to version 3.');
  expect(project.sources()).toEqual(before);
});

it('is asked for by the compiler when the schemas are older', () => {
  const project = copy.project();
  const sources = new Map(project.sources());
  sources.set(
    'schemas/app.json',
    (sources.get('schemas/app.json') ?? '').replace(/"language": \d+/, '"language": 1'),
  );
  const [problem] = project.analyse(sources).problems.sorted();
  expect([problem?.code, problem?.remedy]).toEqual(['LOD-06', 'Run: npm run migrate-schemas']);
});
