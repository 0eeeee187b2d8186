import { isObject, type JsonSchema } from './json-schema.ts';
import { mapChildren } from './resolve.ts';

/** Maximum nesting levels: a limit of the language. */
export const mostDepth = 8;

/** The name of the recursive schema that the `$ref` of a resolved schema refers to; undefined without a `$ref`. */
export function recursionIn({ $ref }: JsonSchema): string | undefined {
  return typeof $ref === 'string' ? $ref.replace('#/definitions/', '') : undefined;
}

export function definitionsOf(schema: JsonSchema | undefined): Readonly<Record<string, JsonSchema>> {
  return isObject(schema?.definitions) ? (schema.definitions as Readonly<Record<string, JsonSchema>>) : {};
}

/**
 * Moves the `definitions` of all sub-schemas to the root, where references look for them, and drops those that nothing
 * refers to.
 */
export function withDefinitions(schema: JsonSchema): JsonSchema {
  const found = new Map<string, JsonSchema>();
  const whole = gather(schema, found);
  const used = new Set<string>();
  note(whole, found, used);
  if (used.size === 0) return whole;
  const kept = [...found].filter(([name]) => used.has(name));
  return { ...whole, definitions: Object.fromEntries(kept) };
}

function gather(schema: JsonSchema, found: Map<string, JsonSchema>): JsonSchema {
  for (const [name, definition] of Object.entries(definitionsOf(schema))) found.set(name, definition);
  const { definitions: _definitions, ...rest } = schema;
  // A schema without definitions is returned unchanged, as the same object.
  let changed = 'definitions' in schema;
  const copy = mapChildren(rest, (child) => {
    const inside = gather(child, found);
    changed ||= inside !== child;
    return inside;
  });
  return changed ? copy : schema;
}

function note(schema: JsonSchema, found: ReadonlyMap<string, JsonSchema>, used: Set<string>): void {
  const name = recursionIn(schema);
  const definition = name === undefined || used.has(name) ? undefined : found.get(name);
  if (name !== undefined && definition) {
    used.add(name);
    note(definition, found, used);
  }
  mapChildren(schema, (child) => {
    note(child, found, used);
    return child;
  });
}

/** Replaces each recursive schema by a reference to its copy in `definitions`. */
export function referring(schema: JsonSchema): JsonSchema {
  const { recursive, type } = schema;
  if (typeof recursive === 'string')
    return { $ref: `#/definitions/${recursive}`, ...(type === undefined ? {} : { type }) };
  return mapChildren(schema, referring);
}
