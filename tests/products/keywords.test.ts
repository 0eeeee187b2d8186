import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const ROOTS = ['schemas', 'tests/products/gallery/schemas', 'tests/products/library/schemas'];
/** The product that the compiler's own tests compile. */
const GOLDEN = 'generator/cases/good/schemas';
/** Words that only frame a file. */
const KINDS = ['app', 'entity', 'endpoints', 'screen', 'lifecycle', 'widget'] as const;

type Json = Readonly<Record<string, unknown>>;

function isObject(value: unknown): value is Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Every name that a grammar document allows as a key of its own. */
function wordsOf(grammar: unknown, found = new Set<string>()): Set<string> {
  if (Array.isArray(grammar)) for (const part of grammar) wordsOf(part, found);
  if (!isObject(grammar)) return found;
  if (isObject(grammar.properties)) for (const word of Object.keys(grammar.properties)) found.add(word);
  for (const [key, part] of Object.entries(grammar)) if (key !== 'examples') wordsOf(part, found);
  return found;
}

function keysOf(value: unknown, found: Set<string>): void {
  if (Array.isArray(value)) for (const part of value) keysOf(part, found);
  if (!isObject(value)) return;
  for (const [key, part] of Object.entries(value)) {
    found.add(key);
    keysOf(part, found);
  }
}

function usedIn(roots: readonly string[], suffix: string): Set<string> {
  const used = new Set<string>();
  for (const root of roots)
    for (const file of readdirSync(root, { recursive: true, encoding: 'utf8' }))
      if (file.endsWith(suffix) && !file.startsWith('language'))
        keysOf(JSON.parse(readFileSync(join(root, file), 'utf8')), used);
  return used;
}

function grammar(...names: string[]): Set<string> {
  const texts = names.map((name) => readFileSync(`schemas/language/${name}.schema.json`, 'utf8'));
  return wordsOf(texts.map((text) => JSON.parse(text)));
}

it.each(KINDS)('every word of a declaration of kind %s is used by a product that compiles', (kind) => {
  const words = kind === 'screen' ? grammar('screen', 'common') : grammar(kind);
  const used = usedIn([...ROOTS, GOLDEN], kind === 'app' ? 'app.json' : `.${kind}.json`);
  expect([...words].filter((word) => !used.has(word))).toEqual([]);
});

it.each([...KINDS, 'common'])('every word of the grammar of kind %s says what it is for', (kind) => {
  const mute: string[] = [];
  const listen = (node: unknown, path: string): void => {
    if (Array.isArray(node)) for (const part of node) listen(part, path);
    if (!isObject(node)) return;
    for (const [word, said] of Object.entries(isObject(node.properties) ? node.properties : {}))
      if (isObject(said) && word !== '$schema' && !said.description && !said.$ref && !('const' in said))
        mute.push(`${path}${word}`);
    for (const [key, part] of Object.entries(node)) if (key !== 'examples') listen(part, `${path}${key}/`);
  };
  listen(JSON.parse(readFileSync(`schemas/language/${kind}.schema.json`, 'utf8')), '');
  expect(mute).toEqual([]);
});

it('the gallery draws every word of a screen, but for those that change nothing of what is drawn', () => {
  const used = usedIn(['tests/products/gallery/schemas'], '.screen.json');
  // "toggle" is short for two actions.
  const unseen = ['activate', 'deactivate', 'explain', 'extends', 'hash', 'lifecycle', 'live', 'toggle'];
  expect([...grammar('screen', 'common')].filter((word) => !used.has(word)).sort()).toEqual(unseen);
});
