import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, it } from 'vitest';

const ROOT = resolve(import.meta.dirname, '../..');

/** Every file of compiler and scripts that writes, moves or deletes files, and what it writes. */
const WRITERS: Readonly<Record<string, string>> = {
  'generator/edit/write-changes.ts': 'declarations, migrations and demo rows: the only one',
  'generator/write/output.ts': 'generated files',
  'generator/write/cache.ts': 'the cache of the compiler',
  'scripts/build.mjs': 'the stamp of the built product',
  'scripts/ensure-install.mjs': 'the stamp of the installed packages',
  'scripts/prepare.mjs': 'derived files',
  'scripts/test.mjs': 'its own temporary folder',
  'scripts/translate.mjs': 'the cache of the translated server',
};
const WRITES =
  /\b(writeFile|appendFile|createWriteStream|rename|copyFile|cp|rm|unlink|truncate|open)(Sync)?\b(?=[^;]*\bfrom 'node:fs(\/promises)?')/;
/** `import fs from 'node:fs'` hides which functions are used. */
const HIDDEN = /import (\* as )?\w+ from 'node:fs|require\('(node:)?fs|import\('node:fs/;
/** Formatting writes too: it is asked for by hand alone. */
const FORMATS = /biome[^\n]*--write/;

const files = ['generator', 'scripts'].flatMap((folder) =>
  readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .map((name) => `${folder}/${name.replaceAll('\\', '/')}`)
    .filter((path) => /\.(ts|mjs)$/.test(path))
    .filter((path) => !/\.test\.ts$|(^|\/)testing[^/]*\.ts$|generator\/cases\/|\.d\.mts$/.test(path)),
);
const textOf = (path: string) => readFileSync(join(ROOT, path), 'utf8');

it.each([
  "import { readFileSync, writeFileSync } from 'node:fs';",
  "import { renameSync } from 'node:fs';",
  "import {\n  existsSync,\n  rmSync,\n} from 'node:fs';",
  "import { writeFile } from 'node:fs/promises';",
])('finds %s', (text) => {
  expect(text).toMatch(WRITES);
});

it('declarations are written in one place, as generator/edit lays them out', () => {
  const writing = files.filter((path) => WRITES.test(textOf(path)));
  expect(writing.sort()).toEqual(Object.keys(WRITERS).sort());
  expect(files.filter((path) => HIDDEN.test(textOf(path)) || FORMATS.test(textOf(path)))).toEqual([]);
});
