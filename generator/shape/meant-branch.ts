import { isObject, type JsonSchema, typesOf } from '../schema/json-schema.ts';

/** Index of the union's branch whose kind of value fits `data`, or undefined when no branch's does. */
export function meantBranch(
  branches: readonly JsonSchema[],
  data: unknown,
  resolve: (reference: string) => JsonSchema,
): number | undefined {
  const type = jsonType(data);
  const fitting = branches
    .map((branch, index) => ({ index, ...described(branch, resolve) }))
    .filter(({ types }) => types.includes(type));
  if (fitting.length <= 1) return fitting[0]?.index;
  const keys = isObject(data) ? Object.keys(data) : [];
  const scored = fitting.map(({ index, properties }) => ({
    index,
    score: keys.filter((key) => properties.includes(key)).length,
  }));
  scored.sort((a, b) => b.score - a.score || a.index - b.index);
  return scored[0]?.index;
}

function described(
  branch: JsonSchema,
  resolve: (reference: string) => JsonSchema,
): { types: string[]; properties: string[] } {
  const schema = typeof branch.$ref === 'string' ? resolve(branch.$ref) : branch;
  const values = Array.isArray(schema.enum) ? schema.enum : 'const' in schema ? [schema.const] : [];
  return {
    types: [...typesOf(schema), ...values.map(jsonType)],
    properties: isObject(schema.properties) ? Object.keys(schema.properties) : [],
  };
}

export function jsonType(value: unknown): string {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'array';
  return typeof value;
}
