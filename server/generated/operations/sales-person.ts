// Generated from schemas/new-promo/new-promo.endpoints.json by `npm run generate`. Edit that instead of this file.
import type { DeclaredOperation } from '../../../core/declared.ts';
import * as inputs from '../compiled/inputs/sales-person.ts';

const salesPersonListItem = {
  type: 'object',
  additionalProperties: false,
  required: ['id', 'sales_code', 'name'],
  properties: { id: { type: 'integer' }, sales_code: { type: 'string' }, name: { type: 'string' } },
};

export const salesPersonList: DeclaredOperation = {
  id: 'sales-person.list',
  roles: [2, 3],
  effect: 'read',
  querySchema: {
    type: 'object',
    properties: {
      page: { type: 'integer', minimum: 1, maximum: 1000000000, default: 1, extension: true },
      perPage: { type: 'integer', minimum: 1, maximum: 500 },
      search: { type: 'string', maxLength: 512 },
    },
  },
  validateQuery: inputs.salesPersonListQuery,
  validateParams: inputs.salesPersonListParams,
  paging: { page: 'page', size: 'perPage' },
  search: 'search',
  answer: { envelope: 'page', item: salesPersonListItem },
  resource: { do: 'list', entity: 'sales-person' },
};
