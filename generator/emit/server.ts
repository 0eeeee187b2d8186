import type { LinkedEndpoint } from '../link/linked.ts';
import { compareRoutes } from '../link/routes.ts';
import { compare, Problems } from '../problems.ts';
import type { JsonSchema } from '../schema/json-schema.ts';
import { lowerSchema } from '../schema/lower.ts';
import { bodyPath } from './bodies.ts';
import { type Emission, folders } from './emission.ts';
import { Name, printValue } from './print.ts';
import { addValidators } from './validators.ts';

const contract = 'server/http/declared.ts';

/** Endpoints with their operations, in the order in which a router must try them. */
export async function emitServerEndpoints(emission: Emission): Promise<void> {
  const { endpoints } = emission.product;
  const nouns = new Set(endpoints.map(({ noun }) => noun));
  for (const noun of nouns) {
    const own = endpoints.filter((endpoint) => endpoint.noun === noun);
    await emitInputs(emission, noun, own);
    emitOperations(emission, noun, own);
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

type Operations = [LinkedEndpoint, ...LinkedEndpoint[]];

/** Operations that share method and path, literal paths before parameters. */
export function groupByPath(endpoints: readonly LinkedEndpoint[]): Operations[] {
  const groups = new Map<string, Operations>();
  for (const linked of endpoints) {
    const key = `${linked.endpoint.method} ${linked.endpoint.path}`;
    const group = groups.get(key);
    if (group) group.push(linked);
    else groups.set(key, [linked]);
  }
  return [...groups.values()].sort(
    ([a], [b]) =>
      compareRoutes(a.endpoint.path, b.endpoint.path) || compare(a.endpoint.method, b.endpoint.method),
  );
}

const operationsPath = (noun: string) => `${folders.server}/operations/${noun}.ts`;
const inputsPath = (noun: string) => `${folders.server}/inputs/${noun}.ts`;

/** Validators of path and query, one file per noun; equal ones are compiled once. */
async function emitInputs(
  emission: Emission,
  noun: string,
  endpoints: readonly LinkedEndpoint[],
): Promise<void> {
  const module = emission.module(inputsPath(noun), sourcesOf(endpoints));
  const validator = module.runtimeType('Validator');
  const names = new Map<string, string>();
  const aliases: [string, string][] = [];
  const schemas: Record<string, JsonSchema> = {};
  for (const { name, params, query, place } of endpoints) {
    for (const [suffix, schema] of [
      ['Params', params],
      ['Query', query],
    ] as const) {
      const content = JSON.stringify(schema);
      const known = names.get(content) ?? `${name}${suffix}`;
      if (!names.has(content)) schemas[known] = lowerSchema(schema, place, new Problems());
      names.set(content, known);
      aliases.push([`${name}${suffix}`, known]);
    }
  }
  const functions = await addValidators(emission, module, schemas, true);
  for (const [name, known] of aliases) {
    module.add(`export const ${name}: ${validator} = ${functions[known]} as unknown as ${validator};`);
  }
  emission.write(module);
}

function emitOperations(emission: Emission, noun: string, endpoints: readonly LinkedEndpoint[]): void {
  const module = emission.module(operationsPath(noun), sourcesOf(endpoints));
  const type = module.runtimeType('DeclaredOperation', contract);
  const items = new Map<string, Name>();
  const itemName = ({ name, item }: LinkedEndpoint): Name | undefined => {
    if (!item) return undefined;
    const content = JSON.stringify(item);
    let known = items.get(content);
    if (!known) {
      known = new Name(`${name}Item`);
      items.set(content, known);
      module.add(`const ${known.text} = ${printValue(item)};\n`);
    }
    return known;
  };
  for (const linked of endpoints) {
    const item = itemName(linked);
    const { id, name, endpoint, body, query, params, resource, declared } = linked;
    const { whenFields, summary } = declared.value;
    const bodyName = body ? module.whole(`${name}Body`, bodyPath(id)) : undefined;
    const fromBody = (key: string) => (bodyName ? new Name(`${bodyName}.${key}`) : undefined);
    const operation = {
      id,
      whenFields,
      roles: endpoint.roles,
      effect: endpoint.effect,
      extension: endpoint.extension,
      bodySchema: fromBody('schema'),
      validateBody: fromBody('validate'),
      messages: fromBody('messages'),
      files: body?.files ?? [],
      querySchema: query,
      validateQuery: new Name(module.value(`${name}Query`, inputsPath(noun))),
      paramsSchema: params,
      validateParams: new Name(module.value(`${name}Params`, inputsPath(noun))),
      paging: endpoint.paging,
      search: endpoint.search,
      sort: endpoint.sort,
      answer: { envelope: endpoint.envelope, item },
      resource,
      summary,
    };
    module.add(`export const ${name}: ${type} = ${printValue(operation)};\n`);
  }
  emission.write(module);
}

export function sourcesOf(endpoints: readonly LinkedEndpoint[]): string {
  return [...new Set(endpoints.map(({ place }) => place.file.path))].sort().join(', ');
}
