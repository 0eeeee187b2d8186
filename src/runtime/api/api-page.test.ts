import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const read = (name: string) => readFileSync(fileURLToPath(new URL(name, import.meta.url)), 'utf8');

/** The names that the public entry (src/runtime/index.ts) exports. */
const exported = [...read('../index.ts').matchAll(/export (?:type )?\{([^}]+)\}/g)].flatMap(
  ([, names = '']) =>
    names
      .split(',')
      .map((name) => name.trim().replace(/^type /, ''))
      .filter(Boolean),
);
/** The names that API.md lists: the first column of its tables. */
const listed = [...read('../API.md').matchAll(/^\| ((?:`\w+`(?:, )?)+) \|/gm)].flatMap(([, names = '']) =>
  [...names.matchAll(/`(\w+)`/g)].map(([, name]) => name ?? ''),
);

it('API.md lists each export of the door once, and nothing else', () => {
  expect(exported.length).toBeGreaterThan(50);
  expect(listed.toSorted()).toEqual(exported.toSorted());
});

it('every example of API.md takes from the door only what it exports', () => {
  const taken = [
    ...read('../API.md').matchAll(/import (?:type )?\{([^}]+)\} from '.*runtime\/index\.ts'/g),
  ].flatMap(([, names = '']) => names.split(',').map((name) => name.trim().replace(/^type /, '')));
  expect(taken.filter((name) => name !== '' && !exported.includes(name))).toEqual([]);
});
