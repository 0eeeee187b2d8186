import type { DeclaredSelection } from '../../../core/declared.ts';
import { type Body, bodyOf } from '../../schema/body.ts';
import { type JsonSchema, propertiesOf } from '../../schema/json-schema.ts';
import type { Declared, EndpointDeclaration } from '../context/declarations.ts';
import type { LinkedEndpoint } from '../context/linked.ts';
import type { Resolver, Symbols } from '../context/linker.ts';
import { refusedRoles } from '../context/roles.ts';
import { parametersOf } from '../context/routes.ts';
import { paramsSchema, querySchema } from './inputs.ts';

type SelectionDeclaration = NonNullable<EndpointDeclaration['selection']>;

/** Default maximum of rows in one call. */
const defaultLimit = 1000;
/** Properties in the body of every call for a selection; the page fills them. */
export const selectionNames: readonly string[] = ['ids', 'filter', 'except', 'count'];

export function limitOf({ most }: SelectionDeclaration): number {
  return most ?? defaultLimit;
}

/** The body of a call for a selection: its own properties and the selection. */
export function withSelection(
  linker: Resolver & Pick<Symbols, 'entities'>,
  { value, place }: Declared<EndpointDeclaration>,
  declaredBody: Body | undefined,
): Body | undefined {
  const { selection } = value;
  const list = selection && linker.declarations.endpoints.get(selection.of);
  if (!list) return declaredBody;
  const source = declaredBody?.source ?? { type: 'object' };
  const key = keySchema(linker, list.value);
  const keys = { type: 'array', items: key, uniqueItems: true, maxItems: limitOf(selection) };
  const properties = {
    ...propertiesOf(source),
    ids: { ...keys, minItems: 1 },
    filter: filterSchema(linker, list),
    except: keys,
    count: { type: 'integer', minimum: 1 },
  };
  const rows = { if: { required: ['count'] }, else: { required: ['ids'] } };
  return bodyOf({ ...source, properties, ...rows }, place.child('body'), linker.problems);
}

function keySchema(linker: Pick<Resolver, 'declarations'>, { resource }: EndpointDeclaration): JsonSchema {
  const entity = linker.declarations.entities.get(resource?.entity ?? '')?.value;
  const { store: _, ...schema } = entity?.fields[entity.key ?? 'id'] ?? { type: 'integer' };
  return schema;
}

/** The filters of a list: its path parameters and query, without page and order. */
function filterSchema(
  linker: Resolver & Pick<Symbols, 'entities'>,
  list: Declared<EndpointDeclaration>,
): JsonSchema {
  const { paging, sort, path } = list.value;
  const excludedNames = [paging?.page, paging?.size, paging?.total, sort?.field, sort?.dir];
  const params = paramsSchema(parametersOf(path), list.value);
  const query = Object.entries(propertiesOf(querySchema(linker, list))).filter(
    ([name]) => !excludedNames.includes(name),
  );
  return {
    type: 'object',
    additionalProperties: false,
    ...(params.required ? { required: params.required } : {}),
    properties: { ...propertiesOf(params), ...Object.fromEntries(query) },
  };
}

/**
 * How the server finds the selected rows. Reports a selection that the generic resource cannot process. Call it after
 * all endpoints are linked.
 */
export function linkSelection(
  linker: Resolver & Pick<Symbols, 'entities'>,
  endpoint: LinkedEndpoint,
): DeclaredSelection | undefined {
  const { value, place } = endpoint.declared;
  const { selection } = value;
  const selectionPlace = place.child('selection');
  const list = selection && linker.endpoint(selection.of, selectionPlace.child('of'));
  if (!selection || !list) return undefined;
  for (const [text, remedy] of findFaults(endpoint, list))
    linker.report('RES-06', selectionPlace, text, { remedy });
  const { search, searchIn, searchBegin } = list.declared.value;
  return {
    most: limitOf(selection),
    ...(list.resource?.where ? { where: list.resource.where } : {}),
    ...(search ? { search } : {}),
    ...(searchIn ? { searchIn } : {}),
    ...(searchBegin ? { searchBegin } : {}),
  };
}

/** Pairs of message and remedy. */
function findFaults(endpoint: LinkedEndpoint, list: LinkedEndpoint): [string, string][] {
  const { id, declared, resource } = endpoint;
  const selectionFaults: [string, string][] = [];
  // An invalid resource is reported elsewhere.
  if (declared.value.resource && !resource) return selectionFaults;
  if (resource?.do !== 'update' && resource?.do !== 'delete') {
    selectionFaults.push([
      `endpoint "${id}" does not update or delete by its "resource".`,
      'Only the generic resource does that with many rows; a list may also make a call for "each" row.',
    ]);
  } else if (list.resource?.do !== 'list' || list.resource.entity !== resource.entity) {
    selectionFaults.push([
      `endpoint "${list.id}" does not list "${resource.entity}" by its "resource".`,
      'Name the call whose rows can be selected.',
    ]);
  }
  for (const name of selectionNames.filter(
    (selectionName) => selectionName in propertiesOf(declared.value.body),
  ))
    selectionFaults.push([
      `the body has a "${name}" of its own, which says which rows are meant.`,
      'Rename it.',
    ]);
  if (refusedRoles(endpoint.endpoint.roles, list.endpoint.roles).length > 0)
    selectionFaults.push([
      `not everyone who may call "${id}" may call "${list.id}".`,
      'Give both the same "roles".',
    ]);
  return selectionFaults;
}
