import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { JsonSchema } from '../schema/json-schema.ts';
import { fullGrammar, writtenGrammar } from './full-grammar.ts';

/**
 * The kind of a value: its JSON type, or a more specific kind given by a format, an enum of 0 and 1, or the keyword
 * "file".
 */
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

/** A cell, field or filter that a declaration may name. */
export interface Part {
  readonly description: string;
  /** Value types for which it is the default: JSON types, `enum`, `file`. */
  readonly for: readonly string[];
  /** The kinds of values that it shows or edits; absent: any. */
  readonly takes?: readonly ValueKind[];
  readonly options: Readonly<Record<string, JsonSchema>>;
  /** Required options. */
  readonly required?: readonly string[];
  /** Other keys that the declaration must have. */
  readonly needs?: readonly ('source' | 'choices' | 'fields')[];
  readonly align?: 'start' | 'end' | 'center';
  /** A declaration may set a text that is shown while the field is empty. */
  readonly placeholder?: true;
  /** A list can filter by this field. */
  readonly filters?: true;
  /** For the product's own parts: schema of the values that it shows or edits; absent: any. */
  readonly value?: JsonSchema;
  /** For the product's own parts: the file that declares it. */
  readonly file?: string;
}

export interface Language {
  /** Grammar documents by `$id`, with absolute references (`common.schema.json#/definitions/text`). */
  readonly grammar: ReadonlyMap<string, JsonSchema>;
  /** The grammar of completed declarations, which contain every default; the compiler's types are generated from it. */
  readonly full: ReadonlyMap<string, JsonSchema>;
  readonly cells: ReadonlyMap<string, Part>;
  readonly fields: ReadonlyMap<string, Part>;
  /** The filters of lists. */
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
 * Reads the grammar of this repository, which all products use. Returns the same object as long as the files do not
 * change, since derived data is cached by it.
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
  // The property that a document is assigned to gives it its type.
  const read = (name: string) => JSON.parse(texts.get(name) ?? '') as never;
  const declared = new Map<string, JsonSchema>();
  for (const name of documents) {
    const id = `${name}.schema.json`;
    declared.set(id, withAbsoluteReferences(read(id), id));
  }
  const fields = Object.entries<Part>(read('fields.json'));
  return {
    grammar: new Map([...declared].map(([id, document]) => [id, writtenGrammar(document)])),
    full: new Map([...declared].map(([id, document]) => [id, fullGrammar(document)])),
    cells: new Map(Object.entries<Part>(read('cells.json'))),
    fields: new Map(fields),
    filters: new Map(fields.filter(([, { filters }]) => filters === true)),
    icons: new Set<string>(read('icons.json')),
    keywords: new Map(Object.entries<{ description: string }>(read('keywords.json'))),
  };
}

/** Makes references absolute, so that the schema path of an error names the document of its rule. */
function withAbsoluteReferences(schema: JsonSchema, id: string): JsonSchema {
  const text = JSON.stringify(schema, (key, value: unknown) =>
    key === '$ref' && typeof value === 'string' && value.startsWith('#') ? id + value : value,
  );
  return JSON.parse(text) as JsonSchema;
}
