import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { expect, it } from 'vitest';
import { isServerPart, withImporters } from './server-parts.mjs';

const root = process.cwd();

/** What the files of the server import by value or by type from other folders of the project. */
function importedBySelf(): string[] {
  const files = readdirSync('server', { recursive: true, encoding: 'utf8' });
  const found = files
    .filter((file) => file.endsWith('.ts') && !/\.test\.ts$|^fixtures|testing/.test(file))
    .flatMap((file) => {
      const text = readFileSync(join('server', file), 'utf8');
      const within = [...text.matchAll(/from '(\.[^']+)'/g)].map(([, path = '']) => path);
      return within.map((path) => relative(root, join(root, 'server', file, '..', path)));
    });
  return [...new Set(found)].filter((path) => !path.startsWith('server/'));
}

it('everything that the server imports makes it start again while developing', () => {
  const imported = importedBySelf();
  expect(imported.length).toBeGreaterThan(50);
  expect(imported.filter((path) => !isServerPart(path))).toEqual([]);
});

it.each([
  'src/generated/product/screens/brand-list.ts',
  'src/runtime/table/toolbar/search.tsx',
  'server/say.test.ts',
])('%s does not', (path) => {
  expect(isServerPart(path)).toBe(false);
});

it('a changed file is loaded again with everything that imports it, and nothing else', () => {
  const imports = new Map([
    ['main', ['handlers', 'texts']],
    ['handlers', ['order', 'user']],
    ['order', ['price']],
    ['price', ['order']],
    ['user', []],
    ['texts', []],
  ]);
  expect([...withImporters(['price'], imports)].sort()).toEqual(['handlers', 'main', 'order', 'price']);
  expect([...withImporters(['new file'], imports)]).toEqual(['new file']);
});
