import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { JsonSchema } from '../schema/json-schema.ts';
import { fullGrammar } from './full-grammar.ts';

/** What a value is: its JSON type, or what a format, an enum of 0 and 1 or the keyword "file" makes of it. */
export type ValueKind =
  | 'string'
  | 'yes-no'
  | 'number'
  | 'flag'
  | 'date'
  | 'date-time'
  | 'file'
  | 'picture'
  | 'files'
  | 'pictures'
  | 'list'
  | 'objects'
  | 'object';

/** A kind of cell or field that a declaration may name. */
export interface Part {
  readonly description: string;
  /** Value types for which it is the default: JSON types, `enum`, `file`. */
  readonly for: readonly string[];
  /** Kinds of values that it shows or edits; absent: any. */
  readonly takes?: readonly ValueKind[];
  readonly options: Readonly<Record<string, JsonSchema>>;
  /** Options that must be given. */
  readonly required?: readonly string[];
  /** What else the declaration must give. */
  readonly needs?: readonly ('source' | 'choices' | 'fields')[];
  readonly align?: 'start' | 'end' | 'center';
  /** What is shown while it is empty can be said. */
  readonly placeholder?: true;
  /** A list can filter by this field. */
  readonly filters?: true;
  /** Of a part of the product's own: the values that it shows or edits; absent: any. */
  readonly value?: JsonSchema;
  /** Of a part of the product's own: the file that declares it. */
  readonly file?: string;
}

export interface Language {
  /** Grammar documents by `$id`, local references made absolute (`common.schema.json#/definitions/text`). */
  readonly grammar: ReadonlyMap<string, JsonSchema>;
  /** The same of declarations in which nothing is left to a default; the compiler's types are made of it. */
  readonly full: ReadonlyMap<string, JsonSchema>;
  readonly cells: ReadonlyMap<string, Part>;
  readonly fields: ReadonlyMap<string, Part>;
  /** What a list can filter by. */
  readonly filters: ReadonlyMap<string, Part>;
  /** The language's own keywords of data schemas. */
  readonly keywords: ReadonlyMap<string, { readonly description: string }>;
  /** Names of the icons that the runtime draws. */
  readonly icons: ReadonlySet<string>;
}

export const repository = fileURLToPath(new URL('../..', import.meta.url));

const documents = [
  'common',
  'app',
  'entity',
  'endpoints',
  'screen',
  'lifecycle',
  'widget',
  'cell',
  'field',
  'filter',
] as const;

let last: { text: string; language: Language } | undefined;

/**
 * Reads the grammar of this repository; every product is written in it. The same object is given
 * as long as the files are the same: much is prepared from it.
 */
export function loadLanguage(folder = join(repository, 'schemas/language')): Language {
  const files = [
    ...documents.map((name) => `${name}.schema.json`),
    'cells.json',
    'fields.json',
    'icons.json',
    'keywords.json',
  ];
  const texts = new Map(files.map((name) => [name, readFileSync(join(folder, name), 'utf8')]));
  const text = [...texts.values()].join('\n');
  if (last?.text !== text) last = { text, language: parseLanguage(texts) };
  return last.language;
}

function parseLanguage(texts: ReadonlyMap<string, string>): Language {
  // Whoever adds a document says at its place what it is.
  const read = (name: string) => JSON.parse(texts.get(name) ?? '') as never;
  const grammar = new Map<string, JsonSchema>();
  for (const name of documents) {
    const id = `${name}.schema.json`;
    grammar.set(id, withAbsoluteReferences(read(id), id));
  }
  const fields = Object.entries<Part>(read('fields.json'));
  return {
    grammar,
    full: new Map([...grammar].map(([id, document]) => [id, fullGrammar(document)])),
    cells: new Map(Object.entries<Part>(read('cells.json'))),
    fields: new Map(fields),
    filters: new Map(fields.filter(([, { filters }]) => filters === true)),
    icons: new Set<string>(read('icons.json')),
    keywords: new Map(Object.entries<{ description: string }>(read('keywords.json'))),
  };
}

/** With absolute references the schema path of an error names the document of its rule. */
function withAbsoluteReferences(schema: JsonSchema, id: string): JsonSchema {
  const text = JSON.stringify(schema, (key, value: unknown) =>
    key === '$ref' && typeof value === 'string' && value.startsWith('#') ? id + value : value,
  );
  return JSON.parse(text) as JsonSchema;
}
