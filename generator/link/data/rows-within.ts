import type { ListScreen } from '../../../core/model.ts';
import type { Place } from '../../diagnostics/place.ts';
import { isObject, isOurs, type JsonSchema, propertiesOf, schemaAt } from '../../schema/json-schema.ts';
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
  const { item: _record, key: _key, ...remainingEndpoint } = endpoint;
  if (!item) return remainingEndpoint;
  return { ...remainingEndpoint, item, ...('id' in propertiesOf(item) ? { key: 'id' } : {}) };
}

/** The rows of an unfolded list, and what the page needs to make them. */
interface Unfolded {
  readonly rows: LinkedEndpoint | undefined;
  readonly linked: Pick<ListScreen, 'unfold' | 'unfoldList'>;
}

/** Changes an endpoint so that each of its rows becomes one row per object of the list, or entry of the object, in the first of `fields`. */
export function unfolded(
  linker: PathChecker,
  endpoint: LinkedEndpoint | undefined,
  fields: readonly string[],
  place: Place,
): Unfolded {
  const [field = '', ...others] = fields;
  const fieldSchema = schemaAt(endpoint?.item, field);
  const items = fieldSchema !== 'open' && isObject(fieldSchema?.items) ? fieldSchema.items : undefined;
  if (!items || others.length > 0)
    return { rows: ofObjects(linker, endpoint, fields, place), linked: { unfold: fields } };
  checkPath(linker, endpoint?.item, { path: field, place });
  return { rows: withFields(endpoint, [[field, items]]), linked: { unfoldList: field } };
}

function ofObjects(
  linker: PathChecker,
  endpoint: LinkedEndpoint | undefined,
  fields: readonly string[],
  place: Place,
): LinkedEndpoint | undefined {
  const entries = fields.map(
    (field) => [field, entryOf(checkPath(linker, endpoint?.item, { path: field, place }))] as const,
  );
  return withFields(endpoint, entries);
}

function withFields(
  endpoint: LinkedEndpoint | undefined,
  fields: readonly (readonly [string, JsonSchema])[],
): LinkedEndpoint | undefined {
  if (!endpoint?.item) return endpoint;
  const properties = { ...propertiesOf(endpoint.item), ...Object.fromEntries(fields) };
  return { ...endpoint, item: { ...endpoint.item, properties } };
}

function entryOf(fieldSchema: JsonSchema | undefined): JsonSchema {
  const values = isObject(fieldSchema?.additionalProperties) ? fieldSchema.additionalProperties : {};
  const properties = { name: { type: ['string', 'null'] }, value: values };
  return { type: 'object', properties, ...(isOurs(fieldSchema) ? { extension: true } : {}) };
}
