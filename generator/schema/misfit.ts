import { isObject, isOpen, type JsonSchema, propertiesOf, requiredOf, typesOf } from './json-schema.ts';

/** The first place where a value of one schema does not fit another. */
export interface Misfit {
  /** Dotted path in the value, `[]` for the entries of a list; '' for the value itself. */
  readonly path: string;
  readonly text: string;
}

/** Recursion limit. */
const DEEPEST = 12;

/**
 * The first place where `given` allows what `wanted` refuses: by types, property names, required properties and enums. Anything a
 * schema leaves open fits.
 */
export function misfit(given: JsonSchema, wanted: JsonSchema, path = '', depth = 0): Misfit | undefined {
  if (depth > DEEPEST) return undefined;
  return (
    misfitOfTypes(given, wanted, path) ??
    misfitOfProperties(given, wanted, path, depth) ??
    (isObject(given.items) && isObject(wanted.items)
      ? misfit(given.items, wanted.items, `${path}[]`, depth + 1)
      : undefined)
  );
}

function misfitOfTypes(given: JsonSchema, wanted: JsonSchema, path: string): Misfit | undefined {
  const takes = typesOf(wanted);
  const allowed = (type: string) => takes.includes(type) || (type === 'integer' && takes.includes('number'));
  const wrong = takes.length > 0 ? typesOf(given).filter((type) => !allowed(type)) : [];
  if (wrong.length > 0) return { path, text: `may be ${wrong.join(' or ')}, not ${takes.join(' or ')}` };
  if (wanted.format !== undefined && given.format !== wanted.format && !namesValues(given))
    return { path, text: `is not always ${wanted.format}` };
  if (!Array.isArray(given.enum) || !Array.isArray(wanted.enum)) return undefined;
  const known: readonly unknown[] = wanted.enum;
  const unknown = given.enum.filter((value: unknown) => !known.includes(value));
  if (unknown.length === 0) return undefined;
  return { path, text: `may be ${unknown.map((value) => JSON.stringify(value)).join(' or ')}` };
}

/** Literals and codes are judged by themselves. */
const namesValues = (schema: JsonSchema) =>
  'enum' in schema || 'const' in schema || typesOf(schema).length === 0;

function misfitOfProperties(
  given: JsonSchema,
  wanted: JsonSchema,
  path: string,
  depth: number,
): Misfit | undefined {
  if (isOpen(given) || isOpen(wanted)) return undefined;
  const has = propertiesOf(given);
  const takes = propertiesOf(wanted);
  for (const [name, property] of Object.entries(has)) {
    const at = path === '' ? name : `${path}.${name}`;
    const own = takes[name];
    if (!own) return { path: at, text: 'is not there' };
    const found = misfit(property, own, at, depth + 1);
    if (found) return found;
  }
  const missing = requiredOf(wanted).find((name) => !(name in has));
  if (missing === undefined) return undefined;
  return { path: path === '' ? missing : `${path}.${missing}`, text: 'is required' };
}

/** null is no value to cells and fields. */
export function withoutNull(schema: JsonSchema): JsonSchema {
  return { ...schema, type: typesOf(schema).filter((type) => type !== 'null') };
}
