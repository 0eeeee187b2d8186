import { didYouMean } from '../../diagnostics/nearest.ts';
import type { Place } from '../../diagnostics/place.ts';
import {
  isObject,
  isOpen,
  type JsonSchema,
  pathsOf,
  propertiesOf,
  schemaAt,
  typesOf,
} from '../../schema/json-schema.ts';
import type { FieldUses, PathChecker } from '../context/linker.ts';

/** A dotted path of a declaration. */
export interface PathUse {
  readonly path: string;
  readonly place: Place;
  /** What the path refers to, for messages. */
  readonly noun?: string | undefined;
  readonly code?: 'REF-07' | 'VAL-02';
}

/** Reports a path that does not exist in the schema; returns the schema it leads to. */
export function checkPath(
  linker: PathChecker,
  schema: JsonSchema | undefined,
  use: PathUse,
): JsonSchema | undefined {
  if (!schema || isOpen(schema)) return undefined;
  const { path, place, noun = 'answer', code = 'REF-07' } = use;
  const pathSchema = schemaAt(schema, path);
  if (pathSchema === 'open') return undefined;
  if (!pathSchema) {
    const text = `the ${noun} has no "${path}".${didYouMean(path, pathsOf(schema))}`;
    const remedy = `It has: ${Object.keys(propertiesOf(schema)).join(', ')}.`;
    linker.report(code, place, text, { remedy });
  }
  noteFields(linker, schema, use);
  return pathSchema;
}

/** Reports a path that does not lead to a list; returns the schema of the list's rows. */
export function checkRows(
  linker: PathChecker,
  schema: JsonSchema | undefined,
  use: Pick<PathUse, 'path' | 'place'>,
): JsonSchema | undefined {
  const listSchema = checkPath(linker, schema, use);
  if (!listSchema || isObject(listSchema.items)) return listSchema?.items as JsonSchema | undefined;
  const types = typesOf(listSchema);
  if (types.length > 0 && !types.includes('array'))
    linker.report('REF-18', use.place, `"${use.path}" is no list: it is ${types.join(' or ')}.`);
  return undefined;
}

function noteFields({ fieldOf, uses }: FieldUses, schema: JsonSchema, { path, place }: PathUse): void {
  let current: JsonSchema | undefined = schema;
  for (const [segment, key] of path.split('.').entries()) {
    current = propertiesOf(current)[key];
    const name = current && fieldOf.get(current);
    if (name) uses.note({ noun: 'field', name, place, segment });
  }
}

/** Reports placeholders `{name}` of a text that do not exist in the row. */
export function checkPlaceholders(
  linker: PathChecker,
  text: string,
  schema: JsonSchema | undefined,
  place: Place,
): void {
  for (const [, path = ''] of text.matchAll(/\{([\w.]+)\}/g))
    checkValue(linker, schema, { path, place, noun: 'row' });
}

/** Reports a path to a record or list where a single value is shown or compared; returns the schema it leads to. */
export function checkValue(
  linker: PathChecker,
  schema: JsonSchema | undefined,
  use: PathUse,
): JsonSchema | undefined {
  const valueSchema = checkPath(linker, schema, use);
  const kind = typesOf(valueSchema).find((type) => type === 'object' || type === 'array');
  if (!kind) return valueSchema;
  const names = Object.keys(propertiesOf(valueSchema)).map((name) => `${use.path}.${name}`);
  const remedy = names.length > 0 ? `Name one of its fields: ${names.join(', ')}.` : undefined;
  linker.report('REF-07', use.place, `"${use.path}" is no single value: it is ${kind}.`, { remedy });
  return valueSchema;
}
