import { isObject, type JsonSchema } from './json-schema.ts';

const single = [
  'items',
  'not',
  'if',
  'then',
  'else',
  'additionalProperties',
  'contains',
  'propertyNames',
] as const;
const lists = ['allOf', 'anyOf', 'oneOf', 'items'] as const;
const maps = ['properties', 'patternProperties', 'definitions'] as const;

/** Calls `visit` for a schema and every schema inside it, with the keys that lead to it. */
export function walkSchema(
  schema: JsonSchema,
  visit: (schema: JsonSchema, path: readonly (string | number)[], parent?: JsonSchema) => void,
  path: readonly (string | number)[] = [],
  parent?: JsonSchema,
): void {
  visit(schema, path, parent);
  const below = (child: unknown, keys: (string | number)[], owner?: JsonSchema) => {
    if (isObject(child)) walkSchema(child, visit, [...path, ...keys], owner);
  };
  for (const key of single) below(schema[key], [key]);
  for (const key of lists) {
    const list = schema[key];
    if (Array.isArray(list)) for (const [index, child] of list.entries()) below(child, [key, index]);
  }
  for (const key of maps) {
    const map = schema[key];
    if (!isObject(map)) continue;
    for (const [name, child] of Object.entries(map))
      below(child, [key, name], key === 'properties' ? schema : undefined);
  }
}
