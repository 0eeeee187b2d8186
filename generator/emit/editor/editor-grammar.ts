import { formats } from '../../../core/validation/ajv-runtime.ts';
import type { LinkedProduct } from '../../link/product/link-product.ts';
import type { Part } from '../../load/language.ts';
import { isObject, type JsonSchema } from '../../schema/json-schema.ts';
import { dataSchemaGrammar } from './data-schema.ts';
import { type NamedKind, type ProductNames, productNames } from './product-names.ts';
import { rowNames } from './row-names.ts';

/** Key of the grammar -> the kind of name that an id there refers to. Keys that declare an id are left out. */
const NAMES: Readonly<Record<string, NamedKind>> = {
  landing: 'screen',
  list: 'screen',
  account: 'screen',
  screen: 'screen',
  to: 'screen',
  dialog: 'screen',
  form: 'screen',
  parent: 'screen',
  pages: 'screen',
  extends: 'screen',
  widget: 'widget',
  component: 'component',
  cell: 'cell',
  field: 'field',
  entity: 'entity',
  ref: 'entity',
  many: 'entity',
  item: 'entity',
  publishes: 'entity',
  actors: 'actor',
};
/** Keys whose values are plain texts in the grammar, but names as well. */
const TEXTS: Readonly<Record<string, NamedKind>> = { icon: 'icon', lifecycle: 'step', limits: 'limit' };
const DEFINITIONS: Readonly<Record<string, NamedKind>> = {
  endpointId: 'endpoint',
  roleSet: 'roles',
  fieldPath: 'path',
};

/**
 * The grammar extended by the names of one product, so that an editor completes them and shows a description of each
 * keyword. It accepts everything that the grammar accepts; only the compiler checks names.
 */
export function editorGrammar(product: LinkedProduct): ReadonlyMap<string, JsonSchema> {
  const names = productNames(product);
  const ofScreens = JSON.stringify([names.screen, names.component]);
  const earlier = grammars.get(product.base);
  if (earlier?.ofScreens === ofScreens) return earlier.documents;
  const documents = namedGrammar(product, names);
  grammars.set(product.base, { ofScreens, documents });
  return documents;
}

/** Incremental cache: the grammar stays the same while all but the screens does, and the names that these give. */
const grammars = new WeakMap<
  LinkedProduct['base'],
  { readonly ofScreens: string; readonly documents: ReadonlyMap<string, JsonSchema> }
>();

function namedGrammar(product: LinkedProduct, names: ProductNames): ReadonlyMap<string, JsonSchema> {
  const { vocabulary } = product.base;
  const shared = definitionsOf(vocabulary.grammar.get('common.schema.json'));
  const readDescription = ({ $ref }: JsonSchema) =>
    typeof $ref === 'string' ? shared[$ref.split('/').at(-1) ?? '']?.description : undefined;
  const documents = [...vocabulary.grammar].map(([id, document]) => {
    const named = withNames(document, {
      document: id.replace('.schema.json', ''),
      about: readDescription,
      keys: [],
    }) as JsonSchema;
    const { $id: _id, ...rest } = named;
    return [id, rest] as const;
  });
  const documentsById = new Map(documents);
  const common = definitionsOf(documentsById.get('common.schema.json'));
  for (const [kind, kindNames] of Object.entries(names)) common[`${kind}Names`] = { enum: kindNames };
  common.dataSchema = dataSchemaGrammar(vocabulary, Object.keys(formats), names.entity);
  const screen = definitionsOf(documentsById.get('screen.schema.json'));
  for (const name of ['column', 'shown']) extend(objectOf(common[name]), optionsBy('cell', vocabulary.cells));
  for (const name of ['formField', 'entryField'])
    extend(objectOf(screen[name]), optionsBy('field', vocabulary.fields));
  for (const kind of ['list', 'grid', 'detail', 'form'])
    extend(screen[kind], rowNames(kind, product.endpoints));
  const fields = fieldsOfEntity(documentsById.get('entity.schema.json'));
  if (fields) fields.additionalProperties = withDataSchema(fields.additionalProperties, common.dataSchema);
  for (const document of documentsById.values()) sayOwnMeaning(document, documentsById);
  return documentsById;
}

/** Ends the name of a definition's twin that says no meaning. */
const UNSAID = 'Unsaid';

/**
 * Editors show the meaning of what a node refers to before its own. Where it has its own, it refers to a twin without one.
 */
function sayOwnMeaning(node: unknown, documents: ReadonlyMap<string, JsonSchema>): void {
  if (Array.isArray(node)) for (const part of node) sayOwnMeaning(part, documents);
  if (!isObject(node)) return;
  const writable = node as Writable;
  const says = typeof node.description === 'string';
  if (says && typeof node.$ref === 'string') {
    const reference = unsaid(node.$ref, documents);
    delete writable.$ref;
    writable.allOf = [{ $ref: reference }];
  }
  for (const part of says && Array.isArray(node.anyOf) ? node.anyOf : [])
    if (isObject(part) && typeof part.$ref === 'string')
      (part as Writable).$ref = unsaid(part.$ref, documents);
  for (const part of Object.values(node)) sayOwnMeaning(part, documents);
}

/** The reference to the twin, which is made where there is none yet. */
function unsaid(reference: string, documents: ReadonlyMap<string, JsonSchema>): string {
  const [document = '', name = ''] = reference.split('#/definitions/');
  const definitions = definitionsOf(documents.get(document));
  const definition = definitions[name];
  if (!definition?.description || name.endsWith(UNSAID)) return reference;
  const { description: _, ...rest } = definition;
  definitions[`${name}${UNSAID}`] ??= rest;
  return `${reference}${UNSAID}`;
}

type Writable = Record<string, unknown>;

interface Place {
  readonly document: string;
  /** The description of the definition that a node refers to. */
  readonly about: (node: JsonSchema) => unknown;
  readonly keys: readonly string[];
}

function withNames(node: unknown, place: Place): unknown {
  if (Array.isArray(node)) return node.map((part) => withNames(part, place));
  if (!isObject(node)) return node;
  const kind = namedKind(node, place);
  if (kind) return offerNames(node, kind, place.about);
  const entries = Object.entries(node).flatMap(([key, part]) => {
    // The examples of a name are not offered, since the real names are.
    if (key === 'examples' && isName(node)) return [];
    return [[key, withNames(part, { ...place, keys: [...place.keys, key] })] as const];
  });
  return Object.fromEntries(entries);
}

function isName({ type, pattern }: JsonSchema): boolean {
  return type === 'string' && pattern !== undefined;
}

/** The kind of name that a node of the grammar refers to; undefined when it refers to none, or declares one. */
function namedKind(node: JsonSchema, { document, keys }: Place): NamedKind | undefined {
  const last =
    keys.filter((key) => !/^(oneOf|anyOf|items|additionalProperties|propertyNames|\d+)$/.test(key)).at(-1) ??
    '';
  const definition = typeof node.$ref === 'string' ? node.$ref.split('/').at(-1) : undefined;
  const isDeclared = keys.length === 2 && keys[1] === document;
  if (definition === 'id') {
    if (isDeclared || (last === 'field' && document === 'lifecycle')) return undefined;
    return last === 'field' && keys.includes('filters') ? 'filter' : NAMES[last];
  }
  if (definition !== undefined) {
    const declares = keys.includes('propertyNames') || last === 'kind';
    return declares ? undefined : DEFINITIONS[definition];
  }
  const isText = node.type === 'string' && keys.includes('properties') && !isDeclared;
  return isText ? TEXTS[last] : undefined;
}

/** A node that offers the known names, and still accepts everything that the grammar accepts. */
function offerNames(node: JsonSchema, kind: NamedKind, readDescription: Place['about']): JsonSchema {
  const { description = readDescription(node), examples: _examples, ...allowed } = node;
  return {
    ...(description ? { description } : {}),
    anyOf: [{ $ref: `common.schema.json#/definitions/${kind}Names` }, allowed],
  };
}

/** The options of each cell or field, for declarations that name it. */
function optionsBy(key: 'cell' | 'field', parts: ReadonlyMap<string, Part>): JsonSchema[] {
  return [...parts].map(([name, part]) => ({
    if: { required: [key], properties: { [key]: { const: name } } },
    // biome-ignore lint/suspicious/noThenProperty: a keyword of draft-07
    then: {
      properties: {
        options: {
          description: part.description,
          properties: describeOptions(part.options, part.description),
        },
      },
    },
  }));
}

/** The options with the description of their cell or field, which explains them. */
function describeOptions(options: Part['options'], description: string): JsonSchema {
  return Object.fromEntries(
    Object.entries(options).map(([name, schema]) => [
      name,
      {
        description,
        ...schema,
        ...(isObject(schema.properties)
          ? { properties: describeOptions(schema.properties as Part['options'], description) }
          : {}),
      },
    ]),
  );
}

function extend(schema: Writable | undefined, addedSchemas: readonly JsonSchema[]): void {
  if (schema && addedSchemas.length > 0)
    schema.allOf = [...(Array.isArray(schema.allOf) ? schema.allOf : []), ...addedSchemas];
}

function definitionsOf(document: JsonSchema | undefined): Record<string, Writable> {
  return (document?.definitions ?? {}) as Record<string, Writable>;
}

/** The object form of a definition that also has short forms. */
function objectOf(definition: Writable | undefined): Writable | undefined {
  const ways = definition?.oneOf;
  if (!Array.isArray(ways)) return definition;
  return ways.find((way): way is Writable => isObject(way) && way.type === 'object');
}

function fieldsOfEntity(document: JsonSchema | undefined): Writable | undefined {
  const properties = document?.properties;
  return isObject(properties) && isObject(properties.fields) ? (properties.fields as Writable) : undefined;
}

/** A field of an entity accepts the keywords of data schemas in addition to its own. */
function withDataSchema(field: unknown, schema: JsonSchema): unknown {
  if (!isObject(field)) return field;
  const words = (part: JsonSchema) => (isObject(part.properties) ? part.properties : {});
  return { ...field, properties: { ...words(schema), ...words(field) } };
}
