import { isObject, type JsonSchema, typesOf } from '../schema/json-schema.ts';

/** The branch of a union whose type matches `data` best; undefined when none does. */
export function matchingBranch(
  branches: readonly JsonSchema[],
  data: unknown,
  resolve: (reference: string) => JsonSchema,
): JsonSchema | undefined {
  const type = jsonType(data);
  const keys = isObject(data) ? Object.keys(data) : [];
  const scored = branches
    .map((branch) => ({ branch, ...described(branch, resolve) }))
    .filter(({ types }) => types.includes(type))
    .map(({ branch, properties }) => ({
      branch,
      score: keys.filter((key) => properties.includes(key)).length,
    }));
  const best = Math.max(...scored.map(({ score }) => score));
  return scored.find(({ score }) => score === best)?.branch;
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
