import type { Endpoint } from '../../src/runtime/model.ts';
import { camelCase } from '../emit/names.ts';
import type { Place } from '../load/place.ts';
import { compileBody } from '../schema/body.ts';
import { checkDataSchema } from '../schema/check-data-schema.ts';
import { type JsonSchema, propertiesOf } from '../schema/json-schema.ts';
import { answerItem } from './answers.ts';
import type { Declared, EndpointDeclaration } from './declarations.ts';
import { linkFailure } from './failure.ts';
import { withFallback } from './fallback.ts';
import type { LinkedEndpoint } from './linked.ts';
import type { Linker } from './linker.ts';
import { linkResource } from './resource.ts';
import { parametersOf, shapeOf } from './routes.ts';
import { checkPath } from './scope.ts';

/** Links every endpoint; entities must be linked before. */
export function linkEndpoints(linker: Linker): void {
  for (const declared of linker.declarations.endpoints.values()) {
    linker.endpoints.set(declared.id, linkEndpoint(linker, declared));
  }
  for (const { value, place } of linker.declarations.endpoints.values()) {
    for (const [index, id] of (value.invalidates ?? []).entries()) {
      if (!linker.endpoints.has(id)) linker.endpoint(id, place.child('invalidates', index));
    }
  }
  for (const [id, endpoint] of linker.endpoints) linker.endpoints.set(id, withFallback(linker, endpoint));
  for (const endpoint of linker.endpoints.values()) checkOwnNames(linker, endpoint);
  linker.called.clear();
  checkPaths(linker);
}

function linkEndpoint(linker: Linker, declared: Declared<EndpointDeclaration>): LinkedEndpoint {
  const { id, value, place } = declared;
  const body = value.body ? compileBody(value.body, place.child('body'), linker.problems) : undefined;
  for (const group of ['query', 'params'] as const) {
    for (const [name, schema] of Object.entries(value[group] ?? {}))
      checkDataSchema(schema, place.child(group, name), linker.problems);
  }
  const pathParams = parametersOf(value.path);
  const answer = answerItem(linker, declared);
  const resource = linkResource(linker, declared, body?.schema);
  const failure = linkFailure(linker, declared, answer.item);
  return {
    id,
    noun: id.split('.')[0] ?? id,
    name: camelCase(id),
    place,
    declared,
    endpoint: { ...browserEndpoint(linker, declared), ...(failure ? { failure } : {}) },
    pathParams,
    params: paramsSchema(pathParams, value),
    query: querySchema(linker, declared),
    ...(body ? { body } : {}),
    ...answer,
    ...(resource ? { resource } : {}),
  };
}

function browserEndpoint(linker: Linker, { id, value, place }: Declared<EndpointDeclaration>): Endpoint {
  const effect = value.effect ?? (value.method === 'GET' ? 'read' : 'write');
  const encoding = value.encoding ?? defaultEncoding(value);
  return {
    id,
    method: value.method,
    path: value.path,
    roles: linker.roles(value.roles, place.child('roles')),
    effect,
    ...(encoding ? { encoding } : {}),
    envelope: value.answer.envelope,
    ...(value.paging ? { paging: value.paging } : {}),
    ...(value.search ? { search: value.search } : {}),
    ...(value.sort ? { sort: value.sort } : {}),
    ...(value.invalidates ? { invalidates: value.invalidates } : {}),
    ...(value.extension ? { extension: true } : {}),
  };
}

function defaultEncoding({ method, body }: EndpointDeclaration): Endpoint['encoding'] {
  if (method === 'POST') return 'multipart';
  return method === 'PUT' || body ? 'form' : undefined;
}

function paramsSchema(names: readonly string[], { params = {} }: EndpointDeclaration): JsonSchema {
  const standard = (name: string): JsonSchema =>
    name === 'id' || name.endsWith('Id') ? { type: 'integer' } : { type: 'string', maxLength: 512 };
  const properties = Object.fromEntries(names.map((name) => [name, params[name] ?? standard(name)]));
  return { type: 'object', ...(names.length > 0 ? { required: names } : {}), properties };
}

/** Page, size, search and order, then the endpoint's own parameters; all may be absent. */
function querySchema(linker: Linker, { value, place }: Declared<EndpointDeclaration>): JsonSchema {
  const { paging, search, searchIn, sort, resource, query = {} } = value;
  const properties: Record<string, JsonSchema> = {};
  if (paging) properties[paging.page] = { type: 'integer', minimum: 1, default: 1 };
  if (paging?.size) properties[paging.size] = { type: 'integer', minimum: 1, maximum: 500 };
  if (search) properties[search] = { type: 'string', maxLength: 512 };
  if (searchIn) properties[searchIn] = searchInSchema(linker, resource?.entity, place.child('searchIn'));
  if (sort) {
    properties[sort.field] = { type: 'string', enum: sort.fields };
    properties[sort.dir] = { type: 'string', enum: ['asc', 'desc'] };
  }
  return { type: 'object', properties: { ...properties, ...query } };
}

/** The names of the fields that the entity is searched by. */
function searchInSchema(linker: Linker, entity: string | undefined, place: Place): JsonSchema {
  const fields = linker.declarations.entities.get(entity ?? '')?.value.search ?? [];
  if (fields.length === 0) {
    linker.report(
      'RES-05',
      place,
      '"searchIn" chooses among the "search" fields of an entity; there are none.',
      {
        remedy: 'Give the endpoint a "resource" whose entity has "search".',
      },
    );
  }
  return { type: 'string', enum: fields };
}

/** Endpoints may share method and path only as operations chosen by the fields of the body, one of them the default. */
function checkPaths(linker: Linker): void {
  const groups = new Map<string, LinkedEndpoint[]>();
  for (const endpoint of linker.endpoints.values()) {
    const { method, path } = endpoint.endpoint;
    const key = `${method} ${shapeOf(path)}`;
    const group = groups.get(key) ?? [];
    groups.set(key, group);
    const rival = group.find((other) => !areOperations(other, endpoint));
    group.push(endpoint);
    if (!rival) continue;
    const text = `${method} ${path} is answered by "${rival.id}" already.   (declared in ${rival.place.file.path})`;
    linker.report('RTE-02', endpoint.place.child('path'), text, {
      remedy:
        'Use the same parameter names and say with "whenFields" when this one is meant, or change the path.',
    });
  }
}

function areOperations(a: LinkedEndpoint, b: LinkedEndpoint): boolean {
  const isChosen = a.declared.value.whenFields ?? b.declared.value.whenFields;
  return a.endpoint.path === b.endpoint.path && isChosen !== undefined;
}

/** Names that an endpoint uses of its own path, body and answer. */
function checkOwnNames(linker: Linker, endpoint: LinkedEndpoint): void {
  const { declared, pathParams, body, item, id } = endpoint;
  const { value, place } = declared;
  for (const name of Object.keys(value.params ?? {})) {
    if (pathParams.includes(name)) continue;
    const text = `the path has no parameter "${name}".${linker.hint(name, pathParams)}`;
    linker.report('CAL-02', place.child('params', name), text, { part: 'key' });
  }
  const properties = Object.keys(propertiesOf(body?.schema));
  for (const [index, name] of (value.whenFields ?? []).entries()) {
    if (properties.includes(name)) continue;
    const text = `the body of endpoint "${id}" has no property "${name}".${linker.hint(name, properties)}`;
    linker.report('REF-08', place.child('whenFields', index), text);
  }
  for (const [index, path] of (value.sort?.fields ?? []).entries()) {
    checkPath(linker, item, path, place.child('sort', 'fields', index));
  }
}
