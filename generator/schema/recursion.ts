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
  const definitionsByName = new Map<string, JsonSchema>();
  const whole = gather(schema, definitionsByName);
  const used = new Set<string>();
  note(whole, definitionsByName, used);
  if (used.size === 0) return whole;
  const kept = [...definitionsByName].filter(([name]) => used.has(name));
  return { ...whole, definitions: Object.fromEntries(kept) };
}

function gather(schema: JsonSchema, definitionsByName: Map<string, JsonSchema>): JsonSchema {
  for (const [name, definition] of Object.entries(definitionsOf(schema)))
    definitionsByName.set(name, definition);
  const { definitions: _definitions, ...rest } = schema;
  // A schema without definitions is returned unchanged, as the same object.
  let changed = 'definitions' in schema;
  const copy = mapChildren(rest, (child) => {
    const inside = gather(child, definitionsByName);
    changed ||= inside !== child;
    return inside;
  });
  return changed ? copy : schema;
}

function note(
  schema: JsonSchema,
  definitionsByName: ReadonlyMap<string, JsonSchema>,
  used: Set<string>,
): void {
  const name = recursionIn(schema);
  const definition = name === undefined || used.has(name) ? undefined : definitionsByName.get(name);
  if (name !== undefined && definition) {
    used.add(name);
    note(definition, definitionsByName, used);
  }
  mapChildren(schema, (child) => {
    note(child, definitionsByName, used);
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
