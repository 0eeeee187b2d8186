import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, it } from 'vitest';

const ROOT = resolve(import.meta.dirname, '../..');

/** Every wait and time limit of compiler and scripts, with what it is for. None of them changes a verdict. */
const REASONS: Record<string, string> = {
  'generator/lsp/server.ts': 'while somebody types, the declarations are checked once the keys rest',
  'generator/schema/slow-pattern.ts': 'turns the clocks of the analysis of patterns off',
  'generator/watch.ts': 'an editor saves several files at once: they are compiled once',
  'scripts/dev-page.mjs': 'the same for the page that is shown',
  'scripts/dev-api.mjs': 'asks again whether the server listens, until its process ends',
  'scripts/editor-pictures.ts': 'a picture is taken when the editor has settled; it is looked at, not judged',
  'scripts/editor/editor.ts': 'the editor of the pictures waits for the first analysis of the whole product',
  'scripts/pictures.ts': 'a picture is taken when the page has settled; it is looked at, not judged',
  'scripts/open-in-editor.mjs': 'an editor that fails does so at once; one that runs goes on',
};
const CLOCK = /\bsetTimeout\(|\bsetInterval\(|\btimeout\b|Timeout\b\s*[:(]|AbortSignal\.timeout/;

const files = ['generator', 'scripts'].flatMap((folder) =>
  readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .map((name) => `${folder}/${name.replaceAll('\\', '/')}`)
    .filter((path) => /\.(ts|mjs)$/.test(path) && !/\.(test|types)\.ts$|generator\/cases\//.test(path)),
);

it('compiler and scripts wait and give up where the list says, and nowhere else', () => {
  const withClock = files.filter((path) => CLOCK.test(readFileSync(join(ROOT, path), 'utf8')));
  expect(withClock.sort()).toEqual(Object.keys(REASONS).sort());
});
