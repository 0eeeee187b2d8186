/** A draft-07 schema as plain data. */
export type JsonSchema = Readonly<Record<string, unknown>>;

export type Properties = Readonly<Record<string, JsonSchema>>;

export function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

export function propertiesOf(schema: JsonSchema | undefined): Properties {
  return isObject(schema?.properties) ? (schema.properties as Properties) : {};
}

export function requiredOf(schema: JsonSchema | undefined): readonly string[] {
  return textsOf(schema?.required);
}

/** The JSON types a value may have; empty when the schema does not say. */
export function typesOf(schema: JsonSchema | undefined): readonly string[] {
  const type = schema?.type;
  if (typeof type === 'string') return [type];
  return textsOf(type);
}

/** What else stands in a list is reported where its schema is checked. */
const textsOf = (list: unknown) =>
  Array.isArray(list) ? list.filter((entry) => typeof entry === 'string') : [];

/** The first type that is not null. */
export function mainType(schema: JsonSchema | undefined): string | undefined {
  return typesOf(schema).find((type) => type !== 'null');
}

export function allowsNull(schema: JsonSchema | undefined): boolean {
  return typesOf(schema).includes('null');
}

/** An object schema that does not name its properties accepts any path below it. */
export function isOpen(schema: JsonSchema): boolean {
  const types = typesOf(schema);
  return !isObject(schema.properties) && (types.length === 0 || types.includes('object'));
}

/**
 * The schema at a dotted path: `'open'` below an object that does not name its properties, undefined when there is
 * none.
 */
export function schemaAt(schema: JsonSchema | undefined, path: string): JsonSchema | 'open' | undefined {
  let current = schema;
  for (const key of path.split('.')) {
    if (!current) return undefined;
    if (isOpen(current)) return 'open';
    const inside = /^\d+$/.test(key) && isObject(current.items) ? current.items : propertiesOf(current)[key];
    current = whole(inside, schema);
  }
  return current;
}

/** Whether the answers of another server lack it. */
export function isOurs(schema: JsonSchema | 'open' | undefined): boolean {
  return isObject(schema) && schema.extension === true;
}

/** Resolves a reference to a recursive schema. */
function whole(schema: JsonSchema | undefined, root: JsonSchema | undefined): JsonSchema | undefined {
  const { $ref } = schema ?? {};
  if (typeof $ref !== 'string' || !isObject(root?.definitions)) return schema;
  const definition = root.definitions[$ref.replace('#/definitions/', '')];
  return isObject(definition) ? definition : schema;
}

/** All dotted paths of an object schema, for suggestions. */
export function pathsOf(schema: JsonSchema | undefined, prefix = '', depth = 3): string[] {
  return Object.entries(propertiesOf(schema)).flatMap(([name, child]) => {
    const path = prefix + name;
    return depth > 1 ? [path, ...pathsOf(child, `${path}.`, depth - 1)] : [path];
  });
}
