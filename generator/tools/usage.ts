import { readdirSync } from 'node:fs';
import { join, relative } from 'node:path';
import { parseFile } from '../diagnostics/source-file.ts';
import { type Language, loadLanguage, repository } from '../load/language.ts';
import { kindOf, type Sources } from '../load/load-product.ts';
import { readSources } from '../load/read-sources.ts';
import { isObject, type JsonSchema, propertiesOf } from '../schema/json-schema.ts';

/** What a word may stand in: a screen, a call, an entity with its lifecycles, and the other files. */
const DECLARED = ['screens', 'calls', 'entities', 'others'] as const;
type Declared = (typeof DECLARED)[number];

/** Word of the grammar -> how many screens, calls, entities and other files of a product use it. */
export type Usage = ReadonlyMap<string, Readonly<Record<Declared, number>>>;

const NONE: Readonly<Record<Declared, number>> = { screens: 0, calls: 0, entities: 0, others: 0 };

/** How many screens, calls and entities use the word. */
export function timesUsed(usage: Usage, word: string): number {
  const { screens, calls, entities } = usage.get(word) ?? NONE;
  return screens + calls + entities;
}

/** A declaration as it is written, and the part of the grammar that it follows. */
interface Written {
  readonly declared: Declared;
  readonly value: unknown;
  readonly schema: JsonSchema;
}

/** The words of one document of the grammar: all keys that it names, and those of the shared parts only by `common`. */
export function wordsOfGrammar(language: Language, document: string): ReadonlySet<string> {
  const words = new Set<string>();
  const collect = (node: unknown): void => {
    if (Array.isArray(node)) node.forEach(collect);
    if (!isObject(node)) return;
    for (const word of Object.keys(propertiesOf(node))) words.add(word);
    for (const [key, part] of Object.entries(node)) if (key !== 'examples') collect(part);
  };
  collect(language.grammar.get(`${document}.schema.json`));
  words.delete('$schema');
  return words;
}

/** How often the declarations of a product use each word of the grammar; only what the grammar takes as a word counts. */
export function usageOf(language: Language, sources: Sources): Usage {
  const usage = new Map<string, Record<Declared, number>>();
  for (const { declared, value, schema } of [...sources].flatMap((source) => writtenIn(language, source))) {
    for (const word of wordsUsed(language, schema, value)) {
      const counts = usage.get(word) ?? { ...NONE };
      counts[declared] += 1;
      usage.set(word, counts);
    }
  }
  return usage;
}

function writtenIn({ grammar }: Language, [path, text]: readonly [string, string]): Written[] {
  const kind = kindOf(path);
  const schema = grammar.get(`${kind}.schema.json`);
  const { value } = parseFile(path, text).file;
  if (!schema || !isObject(value)) return [];
  if (kind === 'screen') return [{ declared: 'screens', value, schema }];
  if (kind === 'entity' || kind === 'lifecycle') return [{ declared: 'entities', value, schema }];
  if (kind !== 'endpoints' || !isObject(value.endpoints)) return [{ declared: 'others', value, schema }];
  const { endpoints, ...sharedByAll } = value;
  return Object.entries(endpoints).map(([id, call]) => {
    return { declared: 'calls', value: { ...sharedByAll, endpoints: { [id]: call } }, schema };
  });
}

/** The words of a value, by the parts of the grammar that it may follow. */
function wordsUsed(language: Language, root: JsonSchema, value: unknown): ReadonlySet<string> {
  const words = new Set<string>();
  const walk = (schema: unknown, part: unknown): void => {
    if (!isObject(schema)) return;
    for (const branch of branchesOf(language, schema, part)) walk(branch, part);
    if (Array.isArray(part)) for (const item of part) walk(schema.items, item);
    if (!isObject(part)) return;
    const properties = propertiesOf(schema);
    for (const [key, inner] of Object.entries(part)) {
      if (Object.hasOwn(properties, key)) words.add(key);
      walk(properties[key] ?? schema.additionalProperties, inner);
    }
  };
  walk(root, value);
  return words;
}

/** What a schema refers to, its unions, and of its conditions those that hold (they compare constants only). */
function branchesOf({ grammar }: Language, schema: JsonSchema, value: unknown): unknown[] {
  const branches = [schema.oneOf, schema.allOf].flatMap((list): unknown[] =>
    Array.isArray(list) ? list : [],
  );
  if (typeof schema.$ref === 'string') {
    const [document = '', pointer = ''] = schema.$ref.split('#');
    let target: unknown = grammar.get(document);
    for (const key of pointer.split('/').filter(Boolean)) target = isObject(target) ? target[key] : undefined;
    branches.push(target);
  }
  const compared = isObject(schema.if) ? Object.entries(propertiesOf(schema.if)) : undefined;
  if (compared?.every(([key, constant]) => isObject(value) && value[key] === constant.const))
    branches.push(schema.then);
  return branches;
}

/** The folders of the products in this repository: its own, then those of the tests. */
function productRoots(): string[] {
  const tests = join(repository, 'tests/products');
  const folders = readdirSync(tests, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  const roots = folders.map(({ name }) => join(tests, name));
  return [repository, ...roots.filter((root) => readSources(root).size > 0)];
}

/** Prints for each word of the grammar how much of each product uses it, the rarest first. */
export function printUsage(): void {
  const language = loadLanguage();
  const roots = productRoots();
  const usages = roots.map((root) => usageOf(language, readSources(root)));
  const names = roots.map((root) => relative(repository, root) || 'the product');
  console.log(`${DECLARED.join(', ')} of: ${names.join(', ')}`);
  for (const document of ['screen', 'common', 'endpoints', 'entity', 'lifecycle', 'app']) {
    const words = [...wordsOfGrammar(language, document)];
    const timesInProduct = (word: string) => timesUsed(usages[0] ?? new Map(), word);
    console.log(`\n${document}: ${words.length} words`);
    for (const word of words.sort((a, b) => timesInProduct(a) - timesInProduct(b) || a.localeCompare(b))) {
      const counts = usages.map((usage) =>
        DECLARED.map((declared) => String((usage.get(word) ?? NONE)[declared]).padStart(4)).join(''),
      );
      console.log(`${word.padEnd(16)}${counts.join('  |')}`);
    }
  }
}
