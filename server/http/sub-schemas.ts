import type { JsonSchema } from '../../core/declared.ts';
import { isObject } from '../is-object.ts';

/** The schemas in a list such as `anyOf`; none where it is no list. */
export function schemasIn(value: unknown): readonly JsonSchema[] {
  return Array.isArray(value) ? value.filter(isObject) : [];
}

/** The schemas by name in an object such as `properties`. */
export function schemasByName(value: unknown): readonly (readonly [name: string, schema: JsonSchema])[] {
  const named = isObject(value) ? Object.entries(value) : [];
  return named.map(([name, schema]) => [name, isObject(schema) ? schema : {}]);
}
