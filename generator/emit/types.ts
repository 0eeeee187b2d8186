import type { LinkedEndpoint } from '../link/context/linked.ts';
import { pascalCase } from '../link/context/names.ts';
import type { LinkedCore } from '../link/product/link-product.ts';
import { comparisonNames } from '../schema/comparison-words.ts';
import { isObject, type JsonSchema, propertiesOf } from '../schema/json-schema.ts';
import { definitionsOf, recursionIn } from '../schema/recursion.ts';
import { mapChildren } from '../schema/resolve.ts';
import { type Emission, folders } from './emission.ts';
import type { Module } from './module.ts';

/** Emits the types of entities, bodies, queries and answers, one file per noun. */
export async function emitTypes(emission: Emission<LinkedCore>): Promise<void> {
  const { entities, endpoints } = emission.product;
  const nouns = new Set([...entities.map(({ id }) => id), ...endpoints.map(({ noun }) => noun)]);
  for (const noun of [...nouns].sort()) {
    const entity = entities.find(({ id }) => id === noun);
    const nounEndpoints = endpoints.filter((endpoint) => endpoint.noun === noun);
    const module = emission.module(`${folders.domain}/types/${noun}.ts`, `schemas (${noun})`);
    if (entity) {
      const comment = emission.product.declarations.entities.get(noun)?.value.description;
      await addType(emission, module, { name: pascalCase(noun), schema: entity.schema, about: comment });
    }
    for (const endpoint of nounEndpoints) await addEndpointTypes(emission, module, endpoint);
    emission.write(module);
  }
}

async function addEndpointTypes(
  emission: Emission<LinkedCore>,
  module: Module,
  endpoint: LinkedEndpoint,
): Promise<void> {
  const name = pascalCase(endpoint.id);
  const add = (suffix: string, schema: JsonSchema, comment: string) =>
    addType(emission, module, { name: name + suffix, schema, about: comment });
  if (endpoint.pathParams.length > 0)
    await add('Params', endpoint.params, `Path parameters of ${endpoint.id}.`);
  if (Object.keys(propertiesOf(endpoint.query)).length > 0)
    await add('Query', endpoint.query, `Query of ${endpoint.id}.`);
  if (endpoint.body) await add('Body', endpoint.body.schema, `Body of ${endpoint.id}.`);
  if (endpoint.item)
    await add('Item', endpoint.item, `What ${endpoint.id} answers: one row, the item, or the alert's data.`);
}

interface TypeInput {
  readonly name: string;
  readonly schema: JsonSchema;
  /** The comment of the type. */
  readonly about: string | undefined;
}

/** Adds an exported type of a data schema. */
export async function addType(
  emission: Emission<LinkedCore>,
  module: Module,
  { name, schema, about: comment }: TypeInput,
): Promise<void> {
  if (JSON.stringify(schema).includes('"file":{'))
    module.runtimeType('FileValue', 'core/validation/file-value.ts');
  for (const [part, definition] of Object.entries(definitionsOf(schema))) {
    if (module.declares(part)) continue;
    module.add(await emission.types.write(part, withoutName(definition)));
  }
  const typed = asTyped(schema);
  module.add(await emission.types.write(name, comment ? { ...typed, description: comment } : typed));
}

/** Keywords that do not affect the type. */
const silent = [
  ...[
    'title',
    'default',
    'requiredWhen',
    'allOf',
    'if',
    'then',
    'else',
    'within',
    'notBlank',
    'wire',
    'html',
    'extension',
    'other',
    'standIn',
    'needed',
  ],
  ...['recursive', 'definitions'],
  ...comparisonNames,
];

/** Only what affects the type; files have the type of their descriptor, recursive data a named type. */
function asTyped(schema: JsonSchema): JsonSchema {
  const name = recursionIn(schema) ?? schema.recursive;
  return typeof name === 'string' ? { tsType: name } : withoutName(schema);
}

function withoutName(schema: JsonSchema): JsonSchema {
  if (isObject(schema.file) && 'types' in schema.file) return { tsType: "FileValue | '' | null" };
  const kept = Object.entries(schema).filter(([key]) => !silent.includes(key));
  return mapChildren(Object.fromEntries(kept), asTyped);
}
