import type { Options } from 'json-schema-to-typescript';
import type { Language, Part } from '../load/language.ts';
import { isObject, type JsonSchema, propertiesOf, requiredOf } from '../schema/json-schema.ts';
import { header } from './module.ts';
import type { TypeWriter } from './type-writer.ts';

/**
 * The grammar as TypeScript: types of the declarations, names of cells, fields and icons, and options of cells and
 * fields.
 */
export async function emitLanguage(language: Language, types: TypeWriter): Promise<Map<string, string>> {
  const edit = header('schemas/language');
  return new Map([
    ['core/generated/language/declarations.ts', `${edit}\n${await writeDeclarations(language, types)}`],
    ['core/generated/language/names.ts', `${edit}\n${printNames(language)}`],
    ['core/generated/language/options.ts', `${edit}\n${await writeOptions(language, types)}`],
  ]);
}

const typeOptions: Partial<Options> = { unreachableDefinitions: false };

async function writeDeclarations(language: Language, types: TypeWriter): Promise<string> {
  const definitions: Record<string, unknown> = {};
  for (const document of language.full.values()) Object.assign(definitions, document.definitions);
  const documents = ['app', 'entity', 'endpoints', 'lifecycle', 'widget', 'cell', 'field', 'filter'].map(
    (name) => [name, language.full.get(`${name}.schema.json`)] as const,
  );
  for (const [name, schema] of documents)
    definitions[`${name}Declaration`] = { ...schema, definitions: undefined };
  const screen = language.full.get('screen.schema.json') ?? {};
  const kinds = Object.keys(definitions).filter((name) => isScreenKind(definitions[name]));
  for (const kind of kinds)
    definitions[`${kind}Screen`] = kindSchema(screen, definitions[kind] as JsonSchema, kind);
  definitions.screenDeclaration = { oneOf: kinds.map((kind) => ({ $ref: `#/definitions/${kind}Screen` })) };
  const declarationNames = [...documents.map(([name]) => `${name}Declaration`), 'screenDeclaration'];
  const schema = {
    type: 'object',
    additionalProperties: false,
    description: 'All kinds of declarations.',
    required: declarationNames,
    properties: Object.fromEntries(declarationNames.map((name) => [name, { $ref: `#/definitions/${name}` }])),
    definitions,
  };
  return types.write('Declarations', asTyped(schema), typeOptions);
}

function isScreenKind(definition: unknown): boolean {
  return isObject(definition) && isObject(definition.properties) && definition.properties.kind === true;
}

/** The properties that all screens share, plus those of the kind. */
function kindSchema(screen: JsonSchema, definition: JsonSchema, kind: string): JsonSchema {
  return {
    ...definition,
    type: 'object',
    required: [...requiredOf(screen), ...requiredOf(definition)],
    properties: { ...propertiesOf(definition), ...propertiesOf(screen), kind: { const: kind } },
  };
}

/** Removes annotations that clutter the types, and types free-form parts as records. */
function asTyped(schema: unknown): JsonSchema {
  const text = JSON.stringify(schema, (key, value: unknown) => {
    if (key === 'examples' || key === 'propertyNames' || key === '$id') return undefined;
    if (key === '$ref' && typeof value === 'string') return value.replace(/^[a-z]+\.schema\.json/, '');
    if (!isObject(value) || key === 'properties' || key === 'definitions') return value;
    if (typeof value.$ref === 'string') return { $ref: value.$ref };
    const { title, ...untitledSchema } = value;
    const kept = isObject(title) ? value : untitledSchema;
    const keys = Object.keys(kept).filter((name) => name !== 'description');
    if (keys.length === 0) return { ...kept, tsType: 'unknown' };
    const isFree =
      kept.type === 'object' &&
      keys.every((name) => name === 'type' || name === 'required' || name === 'not');
    return isFree ? { ...kept, tsType: 'Readonly<Record<string, unknown>>' } : kept;
  });
  return JSON.parse(text) as JsonSchema;
}

function printNames(language: Language): string {
  const union = (name: string, members: Iterable<string>, comment: string) =>
    `/** ${comment} */\nexport type ${name} =\n${[...members].map((key) => `  | '${key}'`).join('\n')};\n`;
  return [
    union('CellName', language.cells.keys(), 'Cells that a column or shown value may name.'),
    union('FieldName', language.fields.keys(), 'Fields that a form or filter may name.'),
    union('IconName', language.icons, 'Icons that an action or an entry of the navigation may name.'),
  ].join('\n');
}

async function writeOptions(language: Language, types: TypeWriter): Promise<string> {
  const cells = await types.write('CellOptions', optionsSchema(language.cells, 'Options of each cell.'));
  const fields = await types.write('FieldOptions', optionsSchema(language.fields, 'Options of each field.'));
  return `${cells}\n${fields}`;
}

function optionsSchema(parts: ReadonlyMap<string, Part>, description: string): JsonSchema {
  const properties = Object.fromEntries(
    [...parts].map(([name, part]) => [name, { ...partSchema(part), description: part.description }]),
  );
  return {
    type: 'object',
    description,
    additionalProperties: false,
    required: [...parts.keys()],
    properties,
  };
}

/** The options of a cell or field as an object schema. */
export function partSchema(part: Part): JsonSchema {
  return {
    type: 'object',
    additionalProperties: false,
    properties: part.options,
    required: part.required ?? [],
  };
}
