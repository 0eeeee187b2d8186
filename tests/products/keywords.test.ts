import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { loadLanguage } from '../../generator/load/language.ts';
import { readSources } from '../../generator/load/read-sources.ts';
import { isObject } from '../../generator/schema/json-schema.ts';
import { timesUsed, type Usage, usageOf, wordsOfGrammar } from '../../generator/tools/usage.ts';

const language = loadLanguage();
/** The last one is the product that the compiler's own tests compile. */
const PRODUCTS = ['.', 'tests/products/gallery', 'tests/products/library', 'generator/cases/good'];
const DOCUMENTS = ['app', 'entity', 'endpoints', 'screen', 'common', 'lifecycle', 'widget'] as const;
/** A word of screens that fewer screens, calls and entities of the product use is too much to learn. */
const LEAST = 3;

const usages = PRODUCTS.map((root) => usageOf(language, readSources(root)));
const [inProduct, inGallery] = usages as [Usage, Usage];

/** Whether anything of the product uses the word. */
function isUsed(usage: Usage, word: string): boolean {
  return Object.values(usage.get(word) ?? {}).some((count) => count > 0);
}

/** The words that docs/language.md lets stand for fewer uses, each with its reason. */
function exemptWords(): ReadonlySet<string> {
  const [, list = ''] = readFileSync('docs/language.md', 'utf8').split('## Words that few screens use');
  return new Set([...list.matchAll(/^\| `(\w+)` \| \S/gm)].map(([, word = '']) => word));
}

it.each(DOCUMENTS)('every word of the grammar of kind %s is used by a product that compiles', (kind) => {
  const unused = [...wordsOfGrammar(language, kind)].filter(
    (word) => !usages.some((usage) => isUsed(usage, word)),
  );
  expect(unused).toEqual([]);
});

it('every word of a screen is used three times by the product, or docs/language.md says why it stands', () => {
  const words = ['screen', 'common'].flatMap((document) => [...wordsOfGrammar(language, document)]);
  const rare = words.filter((word) => timesUsed(inProduct, word) < LEAST);
  expect([...new Set(rare)].sort()).toEqual([...exemptWords()].sort());
});

it.each(DOCUMENTS)('every word of the grammar of kind %s says what it is for', (kind) => {
  const mute: string[] = [];
  const listen = (node: unknown, path: string): void => {
    if (Array.isArray(node)) for (const part of node) listen(part, path);
    if (!isObject(node)) return;
    for (const [word, said] of Object.entries(isObject(node.properties) ? node.properties : {}))
      if (isObject(said) && word !== '$schema' && !said.description && !said.$ref && !('const' in said))
        mute.push(`${path}${word}`);
    for (const [key, part] of Object.entries(node)) if (key !== 'examples') listen(part, `${path}${key}/`);
  };
  listen(language.grammar.get(`${kind}.schema.json`), '');
  expect(mute).toEqual([]);
});

it('the gallery draws every word of a screen, but for those that change nothing of what is drawn', () => {
  const words = ['screen', 'common'].flatMap((document) => [...wordsOfGrammar(language, document)]);
  const undrawn = words.filter((word) => !isUsed(inGallery, word));
  // "toggle" is short for two actions; "asks" with its "changed" and "days", "limit" and "overlaps" speak before a save; "added" and "removed" make calls after it, "note" another one.
  const unseen = [
    ...[
      'added',
      'asks',
      'changed',
      'days',
      'extends',
      'lifecycle',
      'limit',
      'live',
      'note',
      'overlaps',
      'removed',
    ],
    'toggle',
  ];
  expect([...new Set(undrawn)].sort()).toEqual(unseen);
});
