import type { Envelope } from '../../core/model.ts';
import { capital } from '../expand/words.ts';
import type { LinkedEndpoint } from '../link/context/linked.ts';
import type { LinkedCore } from '../link/product/link-product.ts';
import { ownKeywords } from '../schema/check-data-schema.ts';
import { isObject, type JsonSchema, propertiesOf, requiredOf } from '../schema/json-schema.ts';
import { definitionsOf, recursionIn } from '../schema/recursion.ts';
import { type Emission, serverCompiled } from './emission.ts';
import { livePath, refused } from './openapi-live.ts';
import { groupByPath } from './server.ts';

/** Own keywords that become `x-…`; messages are left out. */
const extensionKeywords = ownKeywords.filter((keyword) => keyword !== 'messages');
const mediaTypes = {
  json: 'application/json',
  form: 'application/x-www-form-urlencoded',
  multipart: 'multipart/form-data',
};

/** The OpenAPI 3.1 document of the whole product. */
export function emitOpenApi(emission: Emission<LinkedCore>): void {
  const { declarations, endpoints } = emission.product;
  const document = {
    openapi: '3.1.0',
    jsonSchemaDialect: 'http://json-schema.org/draft-07/schema#',
    info: {
      title: declarations.app.value.name,
      version: '1',
      description: 'Generated from schemas by `npm run generate`. Edit those instead.',
    },
    servers: [{ url: '/', description: 'The server that answers this document' }],
    paths: { ...describePaths(endpoints), ...livePath(emission.product) },
    components: {
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } },
      schemas: { ...recursiveSchemas(endpoints), Refusal: refusal },
    },
  };
  emission.files.set(`${serverCompiled}/openapi.json`, `${JSON.stringify(document, null, 2)}\n`);
}

/**
 * The operations by path. Paths that differ only in the names of their parameters are one path of the standard: the first one
 * names the parameters of all.
 */
function describePaths(endpoints: readonly LinkedEndpoint[]): Record<string, Record<string, unknown>> {
  const paths: Record<string, Record<string, unknown>> = {};
  const namedPaths = new Map<string, string>();
  for (const operations of groupByPath(endpoints)) {
    const { method, path } = operations[0].endpoint;
    const shape = path.replace(PARAMETER, '{}');
    const named = namedPaths.get(shape) ?? path;
    namedPaths.set(shape, named);
    const names = new Map(
      operations[0].pathParams.map((name, place) => [name, parametersOf(named)[place] ?? name]),
    );
    paths[named] = { ...paths[named], [method.toLowerCase()]: describeOperation(operations, names) };
  }
  return paths;
}

const PARAMETER = /\{(\w+)\}/g;
const parametersOf = (path: string) => [...path.matchAll(PARAMETER)].map(([, name = '']) => name);

const refusal: JsonSchema = {
  type: 'object',
  required: ['message', 'errors'],
  properties: {
    message: { type: 'string' },
    errors: {
      type: 'array',
      items: {
        type: 'object',
        required: ['message'],
        properties: { field: { type: 'string' }, message: { type: 'string' }, params: { type: 'object' } },
      },
    },
  },
};

/** `names`: how the document calls the parameters of the path. */
function describeOperation(
  operations: readonly [LinkedEndpoint, ...LinkedEndpoint[]],
  names: ReadonlyMap<string, string>,
): Record<string, unknown> {
  const [first] = operations;
  const bodies = operations.flatMap(({ body }) => (body ? [asOpenApi(body.source)] : []));
  return {
    operationId: operations.map(({ id }) => id).join('-or-'),
    tags: [first.noun],
    summary: operations.map(summarize).join(' / '),
    ...(first.endpoint.roles === 'public' ? { security: [] } : { security: [{ bearer: [] }] }),
    ...(first.endpoint.roles === 'public' ? {} : { 'x-roles': first.endpoint.roles }),
    ...(first.endpoint.extension ? { 'x-extension': true } : {}),
    ...(first.declared.value.grave ? { 'x-grave': true } : {}),
    ...describeParameters(operations, names),
    ...(bodies.length > 0 ? { requestBody: describeBody(first, joinSchemas(bodies)) } : {}),
    responses: {
      200: describeAnswer(operations),
      '4XX': refused('Refused'),
      '5XX': refused('Failed'),
    },
  };
}

/** What is declared, or the words of the call's name: `book.set-active` is "Book: set active". */
function summarize({ id, noun, declared }: LinkedEndpoint): string {
  const words = (name: string) => name.replaceAll(/[.-]/g, ' ');
  return declared.value.summary ?? `${capital(words(noun))}: ${words(id.slice(noun.length + 1))}`;
}

function describeParameters(
  operations: readonly LinkedEndpoint[],
  names: ReadonlyMap<string, string>,
): { parameters?: unknown[] } {
  const parametersByKey = new Map<string, unknown>();
  for (const { params, query } of operations) {
    for (const [place, schema] of [
      ['path', params],
      ['query', query],
    ] as const) {
      for (const [name, property] of Object.entries(propertiesOf(schema))) {
        const required = requiredOf(schema).includes(name);
        parametersByKey.set(`${place} ${name}`, {
          name: (place === 'path' && names.get(name)) || name,
          in: place,
          ...(required ? { required } : {}),
          schema: asOpenApi(property),
        });
      }
    }
  }
  return parametersByKey.size > 0 ? { parameters: [...parametersByKey.values()] } : {};
}

function describeBody({ endpoint }: LinkedEndpoint, schema: JsonSchema): Record<string, unknown> {
  const first = endpoint.encoding ?? 'json';
  const others = (['json', 'form', 'multipart'] as const).filter((encoding) => encoding !== first);
  const content = Object.fromEntries(
    [first, ...others].map((encoding) => [mediaTypes[encoding], { schema }]),
  );
  return { ...(requiredOf(schema).length > 0 ? { required: true } : {}), content };
}

function describeAnswer(operations: readonly LinkedEndpoint[]): Record<string, unknown> {
  const [first] = operations;
  const envelope = first?.endpoint.envelope ?? 'none';
  if (envelope === 'none') return { description: 'Done' };
  if (envelope === 'file') return { description: 'The file', content: { 'application/octet-stream': {} } };
  const items = operations.map(({ item }) => asOpenApi(item ?? {}));
  const isLater = first?.endpoint.paging?.total !== undefined;
  return {
    description: 'Answered',
    content: { 'application/json': { schema: wrapEnvelope(envelope, joinSchemas(items), isLater) } },
  };
}

function wrapEnvelope(
  envelope: Exclude<Envelope, 'file' | 'none'>,
  item: JsonSchema,
  mayComeLater: boolean,
): JsonSchema {
  const rows = { type: 'array', items: item };
  const count = { type: mayComeLater ? ['integer', 'null'] : 'integer' };
  const meta = { last_page: count, total: count, to: { type: ['integer', 'null'] } };
  const object = (properties: Record<string, JsonSchema>): JsonSchema => ({
    type: 'object',
    required: Object.keys(properties),
    properties,
  });
  switch (envelope) {
    case 'page':
      return object({ data: object({ data: rows, ...meta }) });
    case 'page-meta':
      return object({ data: rows, meta: object(meta) });
    case 'item':
      return object({ data: item });
    case 'list':
      return object({ data: rows });
    case 'alert':
      return {
        type: 'object',
        required: ['status', 'message'],
        properties: { status: count, message: { type: 'string' }, data: item },
      };
  }
}

function joinSchemas(schemas: readonly JsonSchema[]): JsonSchema {
  const unique = [...new Map(schemas.map((schema) => [JSON.stringify(schema), schema])).values()];
  // What may be anything is no alternative to something.
  if (unique.some((schema) => Object.keys(schema).length === 0)) return {};
  return unique.length === 1 && unique[0] ? unique[0] : { oneOf: unique };
}

/** The recursive schemas that bodies and answers refer to. */
function recursiveSchemas(endpoints: readonly LinkedEndpoint[]): Record<string, JsonSchema> {
  const namedSchemas = endpoints
    .flatMap(({ body, item }) => [definitionsOf(body?.source), definitionsOf(item)])
    .flatMap((definitions) => Object.entries(definitions));
  return Object.fromEntries(namedSchemas.map(([name, schema]) => [name, asOpenApi(schema)]));
}

/** Own keywords become `x-…`, an uploaded file becomes binary, recursive data a reference. */
function asOpenApi(whole: JsonSchema): JsonSchema {
  const { recursive, definitions: _definitions, ...schema } = whole;
  const name = recursionIn(schema) ?? recursive;
  if (typeof name === 'string') {
    const depth = schema.depth === undefined ? {} : { 'x-depth': schema.depth };
    return { $ref: `#/components/schemas/${name}`, ...depth };
  }
  if (isObject(schema.file)) {
    return { type: 'string', format: 'binary', 'x-file': schema.file };
  }
  const { messages: _messages, ...documentedSchema } = schema;
  const entries = Object.entries(documentedSchema).map(([key, value]) => {
    if (extensionKeywords.includes(key)) return [`x-${key}`, value] as const;
    if (key === 'properties' && isObject(value)) {
      return [
        key,
        Object.fromEntries(
          Object.entries(value).map(([name, child]) => [name, isObject(child) ? asOpenApi(child) : child]),
        ),
      ] as const;
    }
    if (Array.isArray(value) && ['allOf', 'anyOf', 'oneOf'].includes(key)) {
      return [key, value.map((child: unknown) => (isObject(child) ? asOpenApi(child) : child))] as const;
    }
    if (isObject(value) && ['if', 'then', 'else'].includes(key))
      return [key, { ...namedProperties(value), ...asOpenApi(value) }] as const;
    if (isObject(value) && ['items', 'not', 'additionalProperties'].includes(key))
      return [key, asOpenApi(value)] as const;
    return [key, value] as const;
  });
  return Object.fromEntries(entries);
}

/** A branch names the properties that it demands, as linters ask; what they are is said beside it. */
function namedProperties(branch: JsonSchema): JsonSchema {
  const names = requiredOf(branch);
  return names.length > 0 ? { properties: Object.fromEntries(names.map((name) => [name, {}])) } : {};
}
