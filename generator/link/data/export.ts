import { compileBody } from '../../schema/body.ts';
import type { JsonSchema } from '../../schema/json-schema.ts';
import { propertiesOf } from '../../schema/json-schema.ts';
import type { LinkedEndpoint } from '../context/linked.ts';
import type { Reporter } from '../context/linker.ts';
import { camelCase } from '../context/names.ts';

/** The type of a column in core/export/sheet.ts. */
const column: JsonSchema = {
  type: 'object',
  required: ['path', 'label', 'as'],
  additionalProperties: false,
  properties: {
    path: { type: 'string', maxLength: 200 },
    label: { type: 'string', maxLength: 200 },
    as: { type: 'string', enum: ['text', 'number', 'date', 'choice', 'active', 'row-number', 'address'] },
    format: { type: 'string', maxLength: 40 },
    labels: { type: 'object', additionalProperties: { type: 'string', maxLength: 200 } },
    base: { type: 'string', maxLength: 200 },
  },
};

const only: JsonSchema = {
  type: 'object',
  required: ['field', 'values'],
  additionalProperties: false,
  properties: {
    field: { type: 'string', maxLength: 200 },
    values: { type: 'array', maxItems: 20000, items: { type: ['integer', 'string'] } },
  },
};

/**
 * The call that `"export": true` adds to a list. It is a POST, since the columns do not fit into a URL, and its body
 * contains the query of the list. The page derives the same call (src/runtime/table/tools/export-call.ts).
 */
export function linkExport(linker: Reporter, list: LinkedEndpoint): LinkedEndpoint {
  const place = list.place.child('export');
  const id = `${list.id}-export`;
  const path = `${list.endpoint.path}/export`;
  const summary = `All rows of ${list.id} as a file.`;
  const body = compileBody(bodyOf(list), place, linker.problems);
  const { roles } = list.endpoint;
  return {
    id,
    noun: list.noun,
    name: camelCase(id),
    place: list.place,
    declared: {
      id,
      place: list.place,
      value: {
        method: 'POST',
        path,
        roles: list.declared.value.roles,
        summary,
        answer: { envelope: 'file' },
      },
    },
    endpoint: {
      id,
      method: 'POST',
      path,
      roles,
      effect: 'read',
      encoding: 'json',
      envelope: 'file',
      extension: true,
    },
    pathParams: list.pathParams,
    params: list.params,
    query: { type: 'object', properties: {} },
    body,
    exports: list,
  };
}

function bodyOf({ endpoint: { paging }, query }: LinkedEndpoint): JsonSchema {
  const pages = [paging?.page, paging?.size, paging?.total];
  const filterParameters = Object.entries(propertiesOf(query)).filter(([name]) => !pages.includes(name));
  return {
    type: 'object',
    required: ['format', 'columns', 'zone', 'locale'],
    properties: {
      format: { type: 'string', enum: ['csv', 'xlsx'] },
      columns: { type: 'array', minItems: 1, maxItems: 200, items: column },
      zone: { type: 'string', maxLength: 60 },
      locale: { type: 'string', maxLength: 60 },
      ...(filterParameters.length > 0
        ? { query: { ...query, properties: Object.fromEntries(filterParameters) } }
        : {}),
      only,
    },
  };
}
