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

/**
 * The schema with its references replaced by their targets: the schema of recursive data contains itself. Only for code that
 * follows a value (finite), never for code that walks the schema.
 */
export function linkedSchema(schema: JsonSchema): JsonSchema {
  const { definitions } = schema;
  if (!isRecord(definitions)) return schema;
  const linkedDefinitions = new Map<string, Record<string, unknown>>();
  const linked = (node: unknown): unknown => {
    if (Array.isArray(node)) return node.map(linked);
    if (!isRecord(node)) return node;
    const { $ref } = node;
    return typeof $ref === 'string' ? definition($ref.replace('#/definitions/', '')) : copyOf(node);
  };
  const copyOf = (node: unknown) => {
    const entries = Object.entries(isRecord(node) ? node : {}).filter(([key]) => key !== 'definitions');
    return Object.fromEntries(entries.map(([key, value]) => [key, linked(value)]));
  };
  const definition = (name: string): JsonSchema => {
    const linkedDefinition = linkedDefinitions.get(name);
    if (linkedDefinition) return linkedDefinition;
    const empty: Record<string, unknown> = {};
    linkedDefinitions.set(name, empty);
    return Object.assign(empty, copyOf(definitions[name]));
  };
  return copyOf(schema);
}
