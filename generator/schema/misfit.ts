import { isObject, isOpen, type JsonSchema, propertiesOf, requiredOf, typesOf } from './json-schema.ts';
import { takesValue } from './rule-faults.ts';

/** The first place at which values of one schema may not fit another schema. */
export interface Misfit {
  /** Dotted path in the value, `[]` for the entries of a list; '' for the value itself. */
  readonly path: string;
  readonly text: string;
}

/** Recursion limit. */
const DEEPEST = 12;

/** Finds what does not fit at one pair of places in the two schemas. */
type Judge = (given: JsonSchema, wanted: JsonSchema, path: string) => Misfit | undefined;

/**
 * The first place where `given` allows what `wanted` refuses: by types, property names, required properties and enums. Anything a
 * schema leaves open fits.
 */
export function misfit(given: JsonSchema, wanted: JsonSchema): Misfit | undefined {
  return misfitAt(given, wanted, misfitOfTypes, '', 0);
}

/**
 * The same for every rule of `wanted`, such as bounds: `given` must declare a rule at least as strict. A schema without
 * a type is unknown and fits.
 */
export function misfitOfRules(given: JsonSchema, wanted: JsonSchema): Misfit | undefined {
  return misfitAt(given, wanted, misfitOfWhole, '', 0);
}

function misfitAt(
  given: JsonSchema,
  wanted: JsonSchema,
  judge: Judge,
  path: string,
  depth: number,
): Misfit | undefined {
  if (depth > DEEPEST || given === wanted) return undefined;
  return (
    judge(given, wanted, path) ??
    misfitOfProperties(given, wanted, judge, path, depth) ??
    (isObject(given.items) && isObject(wanted.items)
      ? misfitAt(given.items, wanted.items, judge, `${path}[]`, depth + 1)
      : undefined)
  );
}

const misfitOfWhole: Judge = (given, wanted, path) => {
  const byType = misfitOfTypes(given, wanted, path);
  if (byType || typesOf(given).length === 0) return byType;
  const values = valuesOf(given);
  const refused = values?.find((value) => !takesValue(wanted, value));
  if (refused !== undefined) return { path, text: `may be ${JSON.stringify(refused)}` };
  const rule = values ? undefined : looseRule(given, wanted);
  if (rule) return { path, text: rule };
  const known = requiredOf(given);
  const loose = requiredOf(wanted).find((name) => name in propertiesOf(given) && !known.includes(name));
  return loose === undefined ? undefined : { path: below(path, loose), text: 'may be missing' };
};

const below = (path: string, name: string): string => (path === '' ? name : `${path}.${name}`);

/** All values of a schema, if it has finitely many. */
function valuesOf(schema: JsonSchema): readonly unknown[] | undefined {
  if (Array.isArray(schema.enum)) return schema.enum;
  if ('const' in schema) return [schema.const];
  const types = typesOf(schema);
  if (!types.every((type) => type === 'boolean' || type === 'null')) return undefined;
  return types.flatMap((type) => (type === 'null' ? [null] : [true, false]));
}

/** A rule of `wanted` that `given` does not guarantee, in words. */
function looseRule(given: JsonSchema, wanted: JsonSchema): string | undefined {
  const only = Array.isArray(wanted.enum) ? wanted.enum : 'const' in wanted ? [wanted.const] : undefined;
  if (only) return `may be something else than ${only.map((one) => JSON.stringify(one)).join(' or ')}`;
  const about = (...types: string[]) => typesOf(given).some((type) => types.includes(type));
  const same = (keyword: string) => !(keyword in wanted) || given[keyword] === wanted[keyword];
  if (about('string')) {
    if (!same('format')) return `is not said to be of the format "${wanted.format}"`;
    if (!same('pattern')) return `is not said to match ${wanted.pattern}`;
  }
  if (about('array') && !same('uniqueItems')) return 'may hold a value twice';
  if (about('number', 'integer') && !same('multipleOf'))
    return `is not said to be a multiple of ${wanted.multipleOf}`;
  for (const [types, least, most, noun] of LIMITS) {
    if (!about(...types)) continue;
    const [low, high] = [limit(wanted, least), limit(wanted, most)];
    if (low !== undefined && !((limit(given, least) ?? Number.NEGATIVE_INFINITY) >= low))
      return `may be ${noun[0]} than ${low}`;
    if (high !== undefined && !((limit(given, most) ?? Number.POSITIVE_INFINITY) <= high))
      return `may be ${noun[1]} than ${high}`;
  }
  return undefined;
}

const LIMITS = [
  [['number', 'integer'], 'minimum', 'maximum', ['less', 'more']],
  [['number', 'integer'], 'exclusiveMinimum', 'exclusiveMaximum', ['no more', 'no less']],
  [['string'], 'minLength', 'maxLength', ['shorter', 'longer']],
  [['array'], 'minItems', 'maxItems', ['fewer', 'more']],
  [['object'], 'minProperties', 'maxProperties', ['fewer', 'more']],
] as const;

const limit = (schema: JsonSchema, keyword: string): number | undefined =>
  typeof schema[keyword] === 'number' ? schema[keyword] : undefined;

function misfitOfTypes(given: JsonSchema, wanted: JsonSchema, path: string): Misfit | undefined {
  const takes = typesOf(wanted);
  const allowed = (type: string) => takes.includes(type) || (type === 'integer' && takes.includes('number'));
  const wrong = takes.length > 0 ? typesOf(given).filter((type) => !allowed(type)) : [];
  if (wrong.length > 0) return { path, text: `may be ${wrong.join(' or ')}, not ${takes.join(' or ')}` };
  if (wanted.format !== undefined && given.format !== wanted.format && !namesValues(given))
    return { path, text: `is not said to be of the format "${wanted.format}"` };
  if (!Array.isArray(given.enum) || !Array.isArray(wanted.enum)) return undefined;
  const known: readonly unknown[] = wanted.enum;
  const unknown = given.enum.filter((value: unknown) => !known.includes(value));
  if (unknown.length === 0) return undefined;
  return { path, text: `may be ${unknown.map((value) => JSON.stringify(value)).join(' or ')}` };
}

/** The values of literals and codes are compared one by one. */
const namesValues = (schema: JsonSchema) =>
  'enum' in schema || 'const' in schema || typesOf(schema).length === 0;

function misfitOfProperties(
  given: JsonSchema,
  wanted: JsonSchema,
  judge: Judge,
  path: string,
  depth: number,
): Misfit | undefined {
  if (isOpen(given) || isOpen(wanted)) return undefined;
  const has = propertiesOf(given);
  const takes = propertiesOf(wanted);
  for (const [name, property] of Object.entries(has)) {
    const at = below(path, name);
    const own = takes[name];
    if (!own) return { path: at, text: 'is not there' };
    const found = misfitAt(property, own, judge, at, depth + 1);
    if (found) return found;
  }
  const missing = requiredOf(wanted).find((name) => !(name in has));
  if (missing === undefined) return undefined;
  return { path: below(path, missing), text: 'is required' };
}

/** The schema without null: cells and fields treat null as no value. */
export function withoutNull(schema: JsonSchema): JsonSchema {
  return { ...schema, type: typesOf(schema).filter((type) => type !== 'null') };
}
