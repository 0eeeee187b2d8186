import type { JsonSchema } from '../../core/declared.ts';
import { isRecord } from '../../core/record.ts';
import { schemasByName, schemasIn } from './sub-schemas.ts';

/** The decoder's view of a schema: its allowed types and where to descend. */
export interface Shape {
  readonly types: ReadonlySet<string>;
  /** Its enum, if any. */
  readonly values: readonly unknown[] | null;
  readonly property: (name: string) => JsonSchema | undefined;
  readonly item: JsonSchema | undefined;
  /** Its wire format, if declared. */
  readonly wire: unknown;
  /** Its lists of records that travel as parallel lists. */
  readonly columns: readonly string[];
  /** It contains HTML. */
  readonly html: boolean;
  /** False when properties are listed and others are not allowed. */
  readonly open: boolean;
}

const shapes = new WeakMap<JsonSchema, Shape>();
const nothing: JsonSchema = {};

export function shapeOf(schema: JsonSchema = nothing): Shape {
  const cachedShape = shapes.get(schema);
  if (cachedShape) return cachedShape;
  const shape = readShape(schema);
  shapes.set(schema, shape);
  return shape;
}

/** A schema and the schemas combined in it. */
function partsOf(schema: JsonSchema): JsonSchema[] {
  const nested = ['allOf', 'anyOf', 'oneOf'].flatMap((key) => schemasIn(schema[key]));
  const branches = [schema.then, schema.else].filter(isRecord);
  return [schema, ...[...nested, ...branches].flatMap(partsOf)];
}

function readShape(schema: JsonSchema): Shape {
  const parts = partsOf(schema);
  const values = parts.map(valuesOf).find((partValues) => partValues !== null) ?? null;
  const types = new Set(
    parts.flatMap((part) => (part.type === undefined ? [] : [part.type].flat().map(String))),
  );
  if (types.size === 0 && values)
    for (const value of values) types.add(value === null ? 'null' : typeof value);
  const properties = parts.flatMap(({ properties: partProperties }) =>
    isRecord(partProperties) ? [new Map(schemasByName(partProperties))] : [],
  );
  const additionalProperties = parts
    .map((part) => part.additionalProperties)
    .find((propertyRule) => propertyRule !== undefined);
  const restSchema = isRecord(additionalProperties) ? additionalProperties : undefined;
  return {
    types,
    values,
    property: (name) => properties.find((propertyMap) => propertyMap.has(name))?.get(name) ?? restSchema,
    item: parts.map((part) => part.items).find(isRecord),
    wire: parts.map((part) => part.wire).find((wireFormat) => wireFormat !== undefined),
    columns: properties.flatMap((propertyMap) =>
      [...propertyMap].flatMap(([name, { wire }]) => (wire === 'columns' ? name : [])),
    ),
    html: parts.some((part) => part.html === true),
    open: properties.length === 0 || additionalProperties === true || restSchema !== undefined,
  };
}

function valuesOf(schema: JsonSchema): readonly unknown[] | null {
  if (Array.isArray(schema.enum)) return schema.enum;
  return 'const' in schema ? [schema.const] : null;
}
