import type { JsonSchema } from '../../core/declared.ts';
import { isRecord } from '../../core/record.ts';

/** The schemas in a list such as `anyOf`; none where it is no list. */
export function schemasIn(value: unknown): readonly JsonSchema[] {
  return Array.isArray(value) ? value.filter(isRecord) : [];
}

/** The schemas by name in an object such as `properties`. */
export function schemasByName(value: unknown): readonly (readonly [name: string, schema: JsonSchema])[] {
  const named = isRecord(value) ? Object.entries(value) : [];
  return named.map(([name, schema]) => [name, isRecord(schema) ? schema : {}]);
}
