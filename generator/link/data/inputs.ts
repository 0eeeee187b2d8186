import type { Place } from '../../diagnostics/place.ts';
import type { JsonSchema } from '../../schema/json-schema.ts';
import type { Declared, EndpointDeclaration } from '../context/declarations.ts';
import type { Resolver, Symbols } from '../context/linker.ts';
import { actionsQuery } from './actions-answer.ts';
import { REPORT_QUERY, reportQuery } from './report.ts';

/** Schema of the path parameters: declared schemas by name. */
export function paramsSchema(names: readonly string[], { params = {} }: EndpointDeclaration): JsonSchema {
  const standard = (name: string): JsonSchema =>
    name === 'id' || name.endsWith('Id') ? { type: 'integer' } : { type: 'string', maxLength: 512 };
  const properties = Object.fromEntries(names.map((name) => [name, params[name] ?? standard(name)]));
  return { type: 'object', ...(names.length > 0 ? { required: names } : {}), properties };
}

/** The query parameters that a call has without naming them under "query". */
export function ownParameters({
  paging,
  search,
  searchIn,
  searchBegin,
  sort,
  resource,
}: EndpointDeclaration): readonly string[] {
  const names = [
    ...[paging?.page, paging?.size, paging?.total, sort?.field, sort?.dir],
    ...[search, searchIn, searchBegin],
  ];
  return [...names.filter((name) => name !== undefined), ...(resource?.do === 'report' ? REPORT_QUERY : [])];
}

/** Whether "query" only says of one of them that the stated contract lacks it: `{ "extension": true }`. */
export function isMark(call: EndpointDeclaration, name: string): boolean {
  const schema = call.query?.[name];
  return ownParameters(call).includes(name) && schema?.extension === true && Object.keys(schema).length === 1;
}

/** A page beyond it is no page of a list that there could be, and would be counted inexactly. */
const LAST_PAGE = 1_000_000_000;

/** Schema of the query: page, size, search and order, then the endpoint's own parameters; all are optional. */
export function querySchema(
  linker: Resolver & Pick<Symbols, 'entities'>,
  { value, place }: Declared<EndpointDeclaration>,
): JsonSchema {
  const { paging, search, searchIn, searchBegin, sort, resource, query = {} } = value;
  const properties: Record<string, JsonSchema> = {};
  if (paging) properties[paging.page] = { type: 'integer', minimum: 1, maximum: LAST_PAGE, default: 1 };
  if (paging?.size) properties[paging.size] = sizeSchema(paging.all === true);
  if (paging?.total) properties[paging.total] = { type: 'string', enum: ['later', 'alone'], extension: true };
  if (search) properties[search] = { type: 'string', maxLength: 512 };
  for (const word of ['searchIn', 'searchBegin'] as const)
    if (value[word] && !search)
      linker.report('RES-05', place.child(word), 'nothing is searched for: the call has no "search".');
  if (searchIn) properties[searchIn] = searchInSchema(linker, resource?.entity, place.child('searchIn'));
  if (searchBegin) properties[searchBegin] = { type: 'integer', enum: [1], extension: true };
  if (sort) {
    properties[sort.field] = { type: 'string', enum: sort.fields };
    properties[sort.dir] = { type: 'string', enum: ['asc', 'desc'] };
  }
  const known = { ...properties, ...actionsQuery(linker, value), ...reportQuery(linker, value) };
  const marked = Object.entries(query).map(
    ([name, schema]) => [name, { ...known[name], ...schema }] as const,
  );
  return { type: 'object', properties: { ...known, ...Object.fromEntries(marked) } };
}

function sizeSchema(hasAllOption: boolean): JsonSchema {
  const size = { type: 'integer', minimum: 1, maximum: 500 };
  return hasAllOption
    ? { ...size, type: ['integer', 'string'], pattern: '^(all|[1-9][0-9]?|[1-4][0-9]{2}|500)$' }
    : size;
}

/** The names of the fields in which the entity is searched. */
function searchInSchema(linker: Resolver, entity: string | undefined, place: Place): JsonSchema {
  const fields = linker.declarations.entities.get(entity ?? '')?.value.search ?? [];
  if (fields.length === 0) {
    linker.report(
      'RES-05',
      place,
      '"searchIn" chooses among the "search" fields of an entity; there are none.',
      { remedy: 'Give the endpoint a "resource" whose entity has "search".' },
    );
  }
  return { type: 'string', enum: fields };
}
