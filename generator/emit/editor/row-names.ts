import type { LinkedEndpoint } from '../../link/context/linked.ts';
import { isObject, type JsonSchema, pathsOf, propertiesOf, schemaAt } from '../../schema/json-schema.ts';

/** A place in a screen whose keys are names of fields in the answer or body of a call. */
interface Place {
  /** The key of the screen that names the call. */
  readonly call: 'source' | 'submit';
  /** The path from the screen to the object with the names; `*` stands for every entry. */
  readonly names: readonly string[];
}

const PLACES: Readonly<Record<string, readonly Place[]>> = {
  list: [{ call: 'source', names: ['columns'] }],
  grid: [{ call: 'source', names: ['columns'] }],
  detail: [
    { call: 'source', names: ['main', '*', 'fields'] },
    { call: 'source', names: ['aside', '*', 'fields'] },
  ],
  form: [{ call: 'submit', names: ['fields'] }],
};
const DEPTH = 2;

/** Additions to the definition of a screen: the names that each call offers, for screens that use it. */
export function rowNames(kind: string, endpoints: readonly LinkedEndpoint[]): JsonSchema[] {
  return (PLACES[kind] ?? []).flatMap(({ call, names }) =>
    endpoints.flatMap((endpoint) => {
      const schema = call === 'source' ? endpoint.item : endpoint.body?.schema;
      const paths = call === 'source' ? pathsOf(schema, '', DEPTH) : Object.keys(propertiesOf(schema));
      if (paths.length === 0 || (call === 'source' && endpoint.endpoint.method !== 'GET')) return [];
      const properties = Object.fromEntries(paths.map((path) => [path, described(schema, path)]));
      // biome-ignore lint/suspicious/noThenProperty: a keyword of draft-07
      return [{ if: naming(call, endpoint.id), then: below(names, { properties }) }];
    }),
  );
}

/** A schema that matches screens which name the call, alone or with values. */
function naming(key: string, id: string): JsonSchema {
  const inFull = { type: 'object', required: ['call'], properties: { call: { const: id } } };
  return { required: [key], properties: { [key]: { anyOf: [{ const: id }, inFull] } } };
}

function below(names: readonly string[], schema: JsonSchema): JsonSchema {
  return [...names]
    .reverse()
    .reduce<JsonSchema>(
      (inner, name) => (name === '*' ? { items: inner } : { properties: { [name]: inner } }),
      schema,
    );
}

/** The description of the value by its entity or body; the grammar describes how it is shown. */
function described(schema: JsonSchema | undefined, path: string): JsonSchema {
  const named = schemaAt(schema, path);
  const description = isObject(named) ? (named.description ?? named.title) : undefined;
  return typeof description === 'string' ? { description } : {};
}
