import { isObject, type JsonSchema } from '../schema/json-schema.ts';

/** A way in which the grammar lets a node be written. */
export interface Way {
  readonly schema: JsonSchema;
  /** A text that people read. */
  readonly isText: boolean;
}

export type Documents = ReadonlyMap<string, JsonSchema>;

/** All ways in which a node of a declaration may be written; `full` is the declaration with its defaults. */
export function waysAt(
  documents: Documents,
  document: string,
  full: unknown,
  keys: readonly string[],
): Way[] {
  let ways = spread(documents, { $ref: document }, full, false);
  let value = full;
  for (const key of keys) {
    value = childOf(value, key);
    ways = ways.flatMap(({ schema }) =>
      memberSchemas(schema, key).flatMap((member) => spread(documents, member, value, false)),
    );
  }
  return ways;
}

/** The ways of one member of an object. */
export function waysOf(documents: Documents, ways: readonly Way[], key: string, value: unknown): Way[] {
  return ways.flatMap(({ schema }) =>
    memberSchemas(schema, key).flatMap((member) => spread(documents, member, value, false)),
  );
}

function memberSchemas({ properties, items, additionalProperties }: JsonSchema, key: string): JsonSchema[] {
  const named = isObject(properties) ? properties[key] : undefined;
  if (isObject(named)) return [named];
  if (/^\d+$/.test(key) && isObject(items)) return [items];
  return named === undefined && isObject(additionalProperties) ? [additionalProperties] : [];
}

/** A schema without references, unions and conditions: each way by itself. */
function spread(documents: Documents, schema: JsonSchema, value: unknown, isText: boolean): Way[] {
  if (typeof schema.$ref === 'string') {
    const { $ref, ...ownSchema } = schema;
    const names = isText || /\/text(Unsaid)?$/.test($ref);
    return spread(documents, { ...resolve(documents, $ref), ...ownSchema }, value, names);
  }
  const { allOf, anyOf, oneOf, ...ownSchema } = schema;
  const lists = [allOf, anyOf, oneOf].flatMap((list) => (Array.isArray(list) ? list : []));
  const then = isObject(schema.if) && holds(schema.if, value) && isObject(schema.then) ? [schema.then] : [];
  const inner = [...lists.filter(isObject), ...then].flatMap((way) =>
    spread(documents, describedBy(way, schema), value, isText),
  );
  return isBare(ownSchema) ? inner : [{ schema: ownSchema, isText }, ...inner];
}

/** A way of a union means what the union means, unless it says more. */
function describedBy(way: JsonSchema, { description }: JsonSchema): JsonSchema {
  return description === undefined || way.description !== undefined ? way : { ...way, description };
}

/** Whether it says nothing about a value. */
function isBare(schema: JsonSchema): boolean {
  return !['type', 'enum', 'const', 'properties', 'additionalProperties', 'items', 'pattern'].some(
    (keyword) => keyword in schema,
  );
}

function resolve(documents: Documents, reference: string): JsonSchema {
  const [document = '', path = ''] = reference.split('#');
  const steps = path.split('/').filter((step) => step !== '');
  const node = steps.reduce<unknown>(childOf, documents.get(document));
  return isObject(node) ? node : {};
}

/** The conditions of the grammar compare keys with one value each. */
function holds(condition: JsonSchema, value: unknown): boolean {
  if ('const' in condition) return value === condition.const;
  if (Array.isArray(condition.anyOf))
    return condition.anyOf.some((way) => isObject(way) && holds(way, value));
  if (!isObject(value)) return condition.type !== 'object' && !Array.isArray(condition.required);
  const required = Array.isArray(condition.required) ? condition.required : [];
  const properties = isObject(condition.properties) ? Object.entries(condition.properties) : [];
  return (
    required.every((key) => String(key) in value) &&
    properties.every(([key, schema]) => !(key in value) || (isObject(schema) && holds(schema, value[key])))
  );
}

export function childOf(value: unknown, key: string): unknown {
  return typeof value === 'object' && value !== null
    ? (value as Readonly<Record<string, unknown>>)[key]
    : undefined;
}

/** The beginning of a description, up to the first sign that ends a thought; of what it is said is left out. */
export const inShort = (text: string): string =>
  /^.*?(?=[;:,(]|\.(\s|$)|$)/.exec(text.replace(/^Of [^:.]*: /, ''))?.[0].trim() ?? '';
