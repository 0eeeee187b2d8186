import { compare, Problems } from '../diagnostics/problems.ts';
import type { EndpointDeclaration } from '../link/context/declarations.ts';
import type { LinkedEndpoint } from '../link/context/linked.ts';
import { compareRoutes } from '../link/context/routes.ts';
import type { LinkedCore } from '../link/product/link-product.ts';
import type { JsonSchema } from '../schema/json-schema.ts';
import { lowerSchema } from '../schema/lower.ts';
import { bodyPath } from './bodies.ts';
import { type Emission, folders, serverCompiled } from './emission.ts';
import { lifecyclePath } from './lifecycles.ts';
import type { Module } from './module.ts';
import { Name, printValue } from './print.ts';
import { addValidators } from './validators.ts';

const contract = 'core/declared.ts';

/** Emits the endpoints with their operations, in the order in which a router must match them. */
export async function emitServerEndpoints(emission: Emission<LinkedCore>): Promise<void> {
  const { endpoints } = emission.product;
  for (const [noun, nounEndpoints] of groupBy(endpoints, (endpoint) => endpoint.noun)) {
    await emitInputs(emission, noun, nounEndpoints);
    emitOperations(emission, noun, nounEndpoints);
  }
  const module = emission.module(`${folders.server}/endpoints.ts`, 'schemas');
  const type = module.runtimeType('DeclaredEndpoint', contract);
  const groups = groupByPath(endpoints).map((operations) => {
    const [first] = operations;
    return {
      method: first.endpoint.method,
      path: first.endpoint.path,
      encoding: first.endpoint.encoding,
      operations: operations.map(({ name, noun }) => new Name(module.value(name, operationsPath(noun)))),
    };
  });
  module.add(`export const endpoints: readonly ${type}[] = ${printValue(groups)};`);
  emission.write(module);
}

type Endpoints = [LinkedEndpoint, ...LinkedEndpoint[]];

/** Groups operations by method and path; literal paths come before those with parameters. */
export function groupByPath(endpoints: readonly LinkedEndpoint[]): Endpoints[] {
  const groups = groupBy(endpoints, ({ endpoint }) => `${endpoint.method} ${endpoint.path}`);
  return [...groups.values()].sort(
    ([a], [b]) =>
      compareRoutes(a.endpoint.path, b.endpoint.path) || compare(a.endpoint.method, b.endpoint.method),
  );
}

function groupBy(
  endpoints: readonly LinkedEndpoint[],
  keyOf: (endpoint: LinkedEndpoint) => string,
): Map<string, Endpoints> {
  const groups = new Map<string, Endpoints>();
  for (const endpoint of endpoints) {
    const group = groups.get(keyOf(endpoint));
    if (group) group.push(endpoint);
    else groups.set(keyOf(endpoint), [endpoint]);
  }
  return groups;
}

const operationsPath = (noun: string) => `${folders.server}/operations/${noun}.ts`;
const inputsPath = (noun: string) => `${serverCompiled}/inputs/${noun}.ts`;

/** Emits the validators of path and query, one file per noun; identical ones are compiled once. */
async function emitInputs(emission: Emission<LinkedCore>, noun: string, endpoints: Endpoints): Promise<void> {
  const module = emission.module(inputsPath(noun), sourcesOf(endpoints));
  const validator = module.runtimeType('Validator');
  const names = new Map<string, string>();
  const schemas: Record<string, JsonSchema> = {};
  const inputs = endpoints.flatMap(({ name, params, query, place }) => [
    { name: `${name}Params`, schema: params, place },
    { name: `${name}Query`, schema: query, place },
  ]);
  for (const { name, schema, place } of inputs) {
    const content = JSON.stringify(schema);
    if (names.has(content)) continue;
    names.set(content, name);
    schemas[name] = lowerSchema(schema, place, new Problems());
  }
  const functions = await addValidators(emission, module, schemas, {
    place: endpoints[0].place,
    useDefaults: true,
  });
  for (const { name, schema } of inputs) {
    const local = functions[names.get(JSON.stringify(schema)) ?? name];
    module.add(`export const ${name}: ${validator} = ${local} as unknown as ${validator};`);
  }
  emission.write(module);
}

function emitOperations(
  emission: Emission<LinkedCore>,
  noun: string,
  endpoints: readonly LinkedEndpoint[],
): void {
  const module = emission.module(operationsPath(noun), sourcesOf(endpoints));
  const type = module.runtimeType('DeclaredOperation', contract);
  const inputs = module.whole('inputs', inputsPath(noun));
  const items = new Map<string, Name>();
  const itemName = ({ name, item }: LinkedEndpoint): Name | undefined => {
    if (!item) return undefined;
    const content = JSON.stringify(item);
    let itemConstant = items.get(content);
    if (!itemConstant) {
      itemConstant = new Name(`${name}Item`);
      items.set(content, itemConstant);
      module.add(`const ${itemConstant.text} = ${printValue(item)};\n`);
    }
    return itemConstant;
  };
  for (const linked of endpoints) {
    const { id, name, endpoint, body, query, params, resource, selection, job, exports, declared } = linked;
    const { whenFields, summary } = declared.value;
    const bodyName = body ? module.whole(`${name}Body`, bodyPath(id)) : undefined;
    const input = (part: 'Query' | 'Params') => new Name(`${inputs}.${name}${part}`);
    const fromBody = (key: string) => (bodyName ? new Name(`${bodyName}.${key}`) : undefined);
    const operation = {
      id,
      whenFields,
      roles: endpoint.roles,
      effect: endpoint.effect,
      extension: endpoint.extension,
      failure: endpoint.failure,
      bodySchema: fromBody('schema'),
      validateBody: fromBody('validate'),
      messages: fromBody('messages'),
      files: body?.files.length ? body.files : undefined,
      querySchema: orNone(query),
      validateQuery: input('Query'),
      paramsSchema: orNone(params),
      validateParams: input('Params'),
      paging: endpoint.paging,
      search: endpoint.search,
      searchIn: declared.value.searchIn,
      searchBegin: endpoint.searchBegin,
      sort: endpoint.sort,
      selection,
      ...forServerAlone(declared.value),
      answer: { envelope: endpoint.envelope, item: itemName(linked) },
      resource,
      job,
      step: linked.step && stepOf(module, linked.step),
      exports: exports && new Name(exports.name),
      summary,
    };
    module.add(`export const ${name}: ${type} = ${printValue(operation)};\n`);
  }
  emission.write(module);
}

/** What pages need not know of a call. */
const forServerAlone = ({ publishes, limits, grave }: EndpointDeclaration) => ({ publishes, limits, grave });

/** Absent where there is nothing to declare. */
const orNone = (schema: JsonSchema) => (Object.keys(schema.properties ?? {}).length > 0 ? schema : undefined);

function stepOf(module: Module, { lifecycle, action, row }: NonNullable<LinkedEndpoint['step']>) {
  return { lifecycle: new Name(module.value(lifecycle.name, lifecyclePath(lifecycle.id))), action, row };
}

export function sourcesOf(endpoints: readonly LinkedEndpoint[]): string {
  return [...new Set(endpoints.map(({ place }) => place.file.path))].sort().join(', ');
}
