import { expect, it } from 'vitest';
import { allowed, cases } from '../../tests/property.ts';
import { repository } from '../load/language.ts';
import { readSources } from '../load/read-sources.ts';
import { apply } from './apply.ts';
import { withEdits } from './edited-text.ts';
import { printJson } from './layout.ts';
import type { Operation } from './operations.ts';
import { modelOf, perform, plain } from './testing.ts';
import { Random } from './testing-dice.ts';
import { unformatted } from './testing-formatter.ts';

const HARD: Readonly<Record<string, string>> = {
  empty: '{}',
  'empty-list': '[ ]\n',
  open: '{\n}\n',
  one: '{ "a": 1 }\n',
  tight: '{"a":{"b":[1,2,{"c":[]}]},"d":"e"}',
  lines: '{\r\n  "a": 1,\r\n\r\n  "b": {\r\n    "c": [true]\r\n  },\r\n  "10": "x"\r\n}\r\n',
  'no-line-end': '{\n  "a": { "b": { "c": {} } },\n  "d": [[], [1], [[2]]]\n}',
  letters: '{ "größe": "商品一覧", "\\u00e9": "\\ud83d\\ude00", "a/b": { "~x": 1.0e3 } }\n',
  odd: '  [{ "a" : 1\n , "b":[\n1\n,2], "when": {"x"\n:{}} }, { \t"c": null\n}]\n\n',
  tabs: '{\n\t"a": [\n\t\t1,\n\t\t"two"\n\t],\n\t"b": {}\n}\n',
  wide: `{\n  "list": [${'"0123456789", '.repeat(7)}"01234"],\n  "o": { ${'"key": "0123456789", '.repeat(1)}"b": "${'x'.repeat(64)}" }\n}\n`,
};

const hard = new Map(Object.entries(HARD).map(([name, text]) => [`schemas/hard/${name}.json`, text]));
/** Without the translations, which are long and flat; one is enough. */
const real = new Map(
  [...readSources(repository)].filter(([path]) => /^schemas\/(?!locales\/(?!en\.))/.test(path)),
);

/** Applies random operations, and compares with the same on data. Returns what became of the files. */
function tryOut(random: Random, files: ReadonlyMap<string, string>): ReadonlyMap<string, string> {
  const operations: Operation[] = [];
  const models = new Map([...files].map(([path, text]) => [path, modelOf(text)]));
  let current = files;
  for (let count = 1 + random.below(3); count > 0; count -= 1) {
    const operation = random.operation(current);
    const said = JSON.stringify(operation);
    const before = structuredClone(models);
    const isDone = perform(models, operation);
    const one = apply(current, [operation]);
    expect('refusal' in one ? `refused: ${one.refusal.message}` : 'done', said).toMatch(
      isDone ? /^done/ : /^refused/,
    );
    if ('refusal' in one) {
      for (const [path, model] of before) models.set(path, model);
      continue;
    }
    operations.push(operation);
    current = one.files;
  }
  const all = apply(files, operations);
  if ('refusal' in all) throw new Error(all.refusal.message);
  const said = JSON.stringify(operations);
  expect([...all.files], said).toEqual([...current]);
  for (const [path, text] of all.files)
    expect(JSON.stringify(JSON.parse(text)), said).toBe(
      JSON.stringify(plain(models.get(path) ?? { value: 0 })),
    );
  for (const { oldText = '', newText, edits } of all.changes)
    expect(withEdits(oldText, edits), said).toBe(newText);
  const undone = apply(all.files, all.undo);
  if ('refusal' in undone) throw new Error(`${undone.refusal.message} ${said}`);
  expect([...undone.files], said).toEqual([...files]);
  const redone = apply(undone.files, undone.undo);
  expect('files' in redone && [...redone.files], said).toEqual([...all.files]);
  return all.files;
}

/** Some of the files: that of every case is small enough to be compared as a whole. */
function some(random: Random, files: ReadonlyMap<string, string>): Map<string, string> {
  return new Map([random.pick([...files]), random.pick([...files])]);
}

it('does on texts what it does on data, and an undo gives every byte back', {
  timeout: allowed(20_000),
}, () => {
  const random = new Random(1);
  for (let left = cases('operations on hard texts', 1500, 40_000); left > 0; left -= 1)
    tryOut(random, some(random, hard));
  for (let left = cases('operations on declarations', 150, 4000); left > 0; left -= 1)
    tryOut(random, some(random, real));
});

it('writes what the formatter leaves as it is', { timeout: allowed(20_000) }, () => {
  const random = new Random(2);
  const texts: string[] = [];
  const write = (files: ReadonlyMap<string, string>) => {
    for (const [path, text] of files) if (real.get(path) !== text) texts.push(text);
  };
  for (let left = cases('formatted declarations', 100, 4000); left > 0; left -= 1)
    write(tryOut(random, some(random, real)));
  for (let left = cases('formatted full lines', 500, 20_000); left > 0; left -= 1)
    write(tryOut(random, new Map([['schemas/full.json', printJson(random.fullLines())]])));
  expect(unformatted(texts)).toBe('');
});
