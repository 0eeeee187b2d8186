import type { Place } from '../../diagnostics/place.ts';
import { isObject, type JsonSchema, propertiesOf } from '../../schema/json-schema.ts';
import type { LinkedEndpoint } from '../context/linked.ts';
import type { PathChecker } from '../context/linker.ts';
import { checkPath, checkRows } from '../expressions/paths.ts';

/** Changes an endpoint that answers one record into one that answers the rows at `path` of that record. */
export function rowsWithin(
  linker: PathChecker,
  endpoint: LinkedEndpoint | undefined,
  path: string,
  place: Place,
): LinkedEndpoint | undefined {
  if (!endpoint) return undefined;
  const item = checkRows(linker, endpoint.item, { path, place });
  const { item: _record, key: _key, ...rest } = endpoint;
  if (!item) return rest;
  return { ...rest, item, ...('id' in propertiesOf(item) ? { key: 'id' } : {}) };
}

/** Changes an endpoint so that each of its rows becomes one row per entry of the object in the first of `fields`. */
export function unfolded(
  linker: PathChecker,
  endpoint: LinkedEndpoint | undefined,
  fields: readonly string[],
  place: Place,
): LinkedEndpoint | undefined {
  const entries = fields.map((field) => [
    field,
    entryOf(checkPath(linker, endpoint?.item, { path: field, place })),
  ]);
  if (!endpoint?.item) return endpoint;
  const item: JsonSchema = {
    ...endpoint.item,
    properties: { ...propertiesOf(endpoint.item), ...Object.fromEntries(entries) },
  };
  return { ...endpoint, item };
}

function entryOf(found: JsonSchema | undefined): JsonSchema {
  const values = isObject(found?.additionalProperties) ? found.additionalProperties : {};
  return { type: 'object', properties: { name: { type: ['string', 'null'] }, value: values } };
}
