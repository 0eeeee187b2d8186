import type { FileRule } from '../../core/declared.ts';
import type { MessageTable } from '../../core/model.ts';
import type { Place } from '../diagnostics/place.ts';
import type { Problems } from '../diagnostics/problems.ts';
import { checkDataSchema } from './check-data-schema.ts';
import { isObject, type JsonSchema, propertiesOf, requiredOf } from './json-schema.ts';
import { lowerSchema } from './lower.ts';
import { messageTable } from './messages.ts';
import { referring, withDefinitions } from './recursion.ts';
import { mapChildren, resolveSchema } from './resolve.ts';

/**
 * A body compiled for its three uses: the schema for forms and documents, the rules for the validator, the messages.
 */
export interface Body {
  /**
   * Self-contained: references are resolved, except those of recursive data, and files are typed. Without messages and
   * names of values.
   */
  readonly schema: JsonSchema;
  /** Only keywords that the validator runs. */
  readonly rules: JsonSchema;
  readonly messages: MessageTable;
  readonly files: readonly FileRule[];
  /** The schema with messages and names of values, from which the bodies of forms are derived. */
  readonly source: JsonSchema;
}

/** Checks a declared body and compiles it. */
export function compileBody(declared: JsonSchema, place: Place, problems: Problems): Body {
  checkDataSchema(declared, place, problems);
  const resolved = withRemovals(resolveSchema(declared, place, problems));
  return { ...bodyOf(withBounds(resolved), place, problems), source: withDefinitions(resolved) };
}

/** The largest integer of PostgreSQL's `integer`. */
const LARGEST = 2_147_483_647;

/**
 * An integer without bounds is one that a column of the database holds: one beyond it, inside JSON say, would be stored
 * where nothing refuses it, and every later reader would meet it. Forms go by the declared bounds; the call refuses the rest.
 */
function withBounds(schema: JsonSchema): JsonSchema {
  const bounded = mapChildren(schema, (child, [key]) =>
    key === 'not' || key === 'if' || key === 'contains' ? child : withBounds(child),
  );
  if (![schema.type].flat().includes('integer') || 'enum' in schema || 'const' in schema) return bounded;
  return {
    ...bounded,
    ...('minimum' in schema || 'exclusiveMinimum' in schema ? {} : { minimum: -LARGEST }),
    ...('maximum' in schema || 'exclusiveMaximum' in schema ? {} : { maximum: LARGEST }),
  };
}

export function bodyOf(resolvedSchema: JsonSchema, place: Place, problems: Problems): Body {
  const source = withDefinitions(resolvedSchema);
  return {
    schema: presentable(source),
    rules: lowerSchema(oneEach(source), place, problems),
    messages: messageTable(source),
    files: fileRules(source),
    source,
  };
}

/** The rules of a recursive schema, once, in `definitions`; they compile to one function that calls itself. */
function oneEach(source: JsonSchema): JsonSchema {
  if (!('definitions' in source)) return source;
  const { recursive: _recursive, ...root } = source;
  return referring(root);
}

/** Adds the properties with which a form removes a stored file. */
function withRemovals(schema: JsonSchema): JsonSchema {
  const inner = mapChildren(schema, withRemovals);
  const flags = Object.entries(propertiesOf(schema)).flatMap(([name, { file }]) =>
    isObject(file) && typeof file.remove === 'string'
      ? [
          [
            file.remove,
            { type: 'integer', enum: [0, 1], description: `1 takes the stored "${name}" away.` },
          ] as const,
        ]
      : [],
  );
  if (flags.length === 0) return inner;
  return { ...inner, properties: { ...propertiesOf(inner), ...Object.fromEntries(flags) } };
}

/** The part of a body that a form fills: the named properties, in that order, with their own rules. */
export function pickProperties(source: JsonSchema, names: readonly string[], prefix = ''): JsonSchema {
  const propertyNames = [...new Set(names.map((name) => name.split('.')[0] ?? name))];
  const sourceProperties = propertiesOf(source);
  const properties = propertyNames.flatMap((name) => {
    const property = sourceProperties[name];
    if (!property) return [];
    const nestedPaths = names
      .filter((fieldPath) => fieldPath.startsWith(`${name}.`))
      .map((fieldPath) => fieldPath.slice(name.length + 1));
    return [
      [
        name,
        nestedPaths.length > 0
          ? pickProperties(property, nestedPaths, `${prefix}${name}.`)
          : withoutFileFlags(property),
      ] as const,
    ];
  });
  const picked: Record<string, unknown> = { ...source, properties: Object.fromEntries(properties) };
  if (source.required) picked.required = requiredOf(source).filter((name) => propertyNames.includes(name));
  if (isObject(source.requiredWhen)) {
    picked.requiredWhen = Object.fromEntries(
      Object.entries(source.requiredWhen).filter(([name]) => propertyNames.includes(name)),
    );
  }
  return picked;
}

/** Without the keywords about a stored file: the body may also create a record, which has none yet. */
function withoutFileFlags(property: JsonSchema): JsonSchema {
  if (!isObject(property.file)) return property;
  const { remove: _remove, unchanged: _unchanged, needed: _needed, ...file } = property.file;
  return { ...property, file };
}

function presentable(schema: JsonSchema): JsonSchema {
  const { messages: _messages, choices: _choices, needed: _needed, ...kept } = schema;
  const typed = 'file' in kept ? { type: ['object', 'string', 'null'], ...kept } : kept;
  return mapChildren(typed, presentable);
}

function fileRules(schema: JsonSchema, prefix = ''): FileRule[] {
  return Object.entries(propertiesOf(schema)).flatMap(([key, property]) => {
    const name = prefix + key;
    const items = isObject(property.items) ? property.items : undefined;
    if (isObject(property.file)) return [fileRule(name, property.file)];
    if (isObject(items?.file)) return [{ ...fileRule(name, items.file), many: true as const }];
    return fileRules(property, `${name}.`);
  });
}

function fileRule(name: string, file: JsonSchema): FileRule {
  return {
    name,
    types: file.types as string[],
    maxBytes: file.maxBytes as number,
    ...(typeof file.remove === 'string' ? { remove: file.remove } : {}),
    // `checkDataSchema` has checked its form.
    ...(isObject(file.columns) ? { columns: file.columns as FileRule['columns'] } : {}),
  };
}
