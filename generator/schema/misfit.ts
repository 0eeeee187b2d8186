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
type Judge = (sourceSchema: JsonSchema, targetSchema: JsonSchema, path: string) => Misfit | undefined;

/**
 * The first place where `given` allows what `wanted` refuses: by types, property names, required properties and enums. Anything a
 * schema leaves open fits.
 */
export function misfit(sourceSchema: JsonSchema, targetSchema: JsonSchema): Misfit | undefined {
  return misfitAt(sourceSchema, targetSchema, misfitOfTypes, '', 0);
}

/**
 * The same for every rule of `wanted`, such as bounds: `given` must declare a rule at least as strict. A schema without
 * a type is unknown and fits.
 */
export function misfitOfRules(sourceSchema: JsonSchema, targetSchema: JsonSchema): Misfit | undefined {
  return misfitAt(sourceSchema, targetSchema, misfitOfWhole, '', 0);
}

function misfitAt(
  sourceSchema: JsonSchema,
  targetSchema: JsonSchema,
  judge: Judge,
  path: string,
  depth: number,
): Misfit | undefined {
  if (depth > DEEPEST || sourceSchema === targetSchema) return undefined;
  return (
    judge(sourceSchema, targetSchema, path) ??
    misfitOfProperties(sourceSchema, targetSchema, judge, path, depth) ??
    (isObject(sourceSchema.items) && isObject(targetSchema.items)
      ? misfitAt(sourceSchema.items, targetSchema.items, judge, `${path}[]`, depth + 1)
      : undefined)
  );
}

const misfitOfWhole: Judge = (sourceSchema, targetSchema, path) => {
  const byType = misfitOfTypes(sourceSchema, targetSchema, path);
  if (byType || typesOf(sourceSchema).length === 0) return byType;
  const values = valuesOf(sourceSchema);
  const refused = values?.find((value) => !takesValue(targetSchema, value));
  if (refused !== undefined) return { path, text: `may be ${JSON.stringify(refused)}` };
  const rule = values ? undefined : looseRule(sourceSchema, targetSchema);
  if (rule) return { path, text: rule };
  const requiredNames = requiredOf(sourceSchema);
  const loose = requiredOf(targetSchema).find(
    (name) => name in propertiesOf(sourceSchema) && !requiredNames.includes(name),
  );
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
function looseRule(sourceSchema: JsonSchema, targetSchema: JsonSchema): string | undefined {
  const only = Array.isArray(targetSchema.enum)
    ? targetSchema.enum
    : 'const' in targetSchema
      ? [targetSchema.const]
      : undefined;
  if (only)
    return `may be something else than ${only.map((allowedValue) => JSON.stringify(allowedValue)).join(' or ')}`;
  const hasType = (...types: string[]) => typesOf(sourceSchema).some((type) => types.includes(type));
  const isSameRule = (keyword: string) =>
    !(keyword in targetSchema) || sourceSchema[keyword] === targetSchema[keyword];
  if (hasType('string')) {
    if (!isSameRule('format')) return `is not said to be of the format "${targetSchema.format}"`;
    if (!isSameRule('pattern')) return `is not said to match ${targetSchema.pattern}`;
  }
  if (hasType('array') && !isSameRule('uniqueItems')) return 'may hold a value twice';
  if (hasType('number', 'integer') && !isSameRule('multipleOf'))
    return `is not said to be a multiple of ${targetSchema.multipleOf}`;
  for (const [types, least, most, noun] of LIMITS) {
    if (!hasType(...types)) continue;
    const [low, high] = [limit(targetSchema, least), limit(targetSchema, most)];
    if (low !== undefined && !((limit(sourceSchema, least) ?? Number.NEGATIVE_INFINITY) >= low))
      return `may be ${noun[0]} than ${low}`;
    if (high !== undefined && !((limit(sourceSchema, most) ?? Number.POSITIVE_INFINITY) <= high))
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

function misfitOfTypes(sourceSchema: JsonSchema, targetSchema: JsonSchema, path: string): Misfit | undefined {
  const takes = typesOf(targetSchema);
  const isAllowed = (type: string) =>
    takes.includes(type) || (type === 'integer' && takes.includes('number'));
  const wrong = takes.length > 0 ? typesOf(sourceSchema).filter((type) => !isAllowed(type)) : [];
  if (wrong.length > 0) return { path, text: `may be ${wrong.join(' or ')}, not ${takes.join(' or ')}` };
  if (
    targetSchema.format !== undefined &&
    sourceSchema.format !== targetSchema.format &&
    !namesValues(sourceSchema)
  )
    return { path, text: `is not said to be of the format "${targetSchema.format}"` };
  if (!Array.isArray(sourceSchema.enum) || !Array.isArray(targetSchema.enum)) return undefined;
  const allowedValues: readonly unknown[] = targetSchema.enum;
  const unknown = sourceSchema.enum.filter((value: unknown) => !allowedValues.includes(value));
  if (unknown.length === 0) return undefined;
  return { path, text: `may be ${unknown.map((value) => JSON.stringify(value)).join(' or ')}` };
}

/** The values of literals and codes are compared one by one. */
const namesValues = (schema: JsonSchema) =>
  'enum' in schema || 'const' in schema || typesOf(schema).length === 0;

function misfitOfProperties(
  sourceSchema: JsonSchema,
  targetSchema: JsonSchema,
  judge: Judge,
  path: string,
  depth: number,
): Misfit | undefined {
  if (isOpen(sourceSchema) || isOpen(targetSchema)) return undefined;
  const sourceProperties = propertiesOf(sourceSchema);
  const takes = propertiesOf(targetSchema);
  for (const [name, property] of Object.entries(sourceProperties)) {
    const propertyPath = below(path, name);
    const targetProperty = takes[name];
    if (!targetProperty) return { path: propertyPath, text: 'is not there' };
    const mismatch = misfitAt(property, targetProperty, judge, propertyPath, depth + 1);
    if (mismatch) return mismatch;
  }
  const missing = requiredOf(targetSchema).find((name) => !(name in sourceProperties));
  if (missing === undefined) return undefined;
  return { path: below(path, missing), text: 'is required' };
}

/** The schema without null: cells and fields treat null as no value. */
export function withoutNull(schema: JsonSchema): JsonSchema {
  return { ...schema, type: typesOf(schema).filter((type) => type !== 'null') };
}
