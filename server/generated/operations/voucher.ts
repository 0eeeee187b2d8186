// Generated from schemas/voucher/voucher.endpoints.json by `npm run generate`. Edit that instead of this file.
import type { DeclaredOperation } from '../../http/declared.ts';
import * as inputs from '../compiled/inputs/voucher.ts';

const voucherListItem = {
  type: 'object',
  additionalProperties: false,
  required: ['id', 'name', 'active'],
  properties: {
    id: { type: 'integer' },
    name: { type: 'string' },
    active: { type: 'integer', enum: [0, 1] },
  },
};

export const voucherList: DeclaredOperation = {
  id: 'voucher.list',
  roles: [2, 3, 5],
  effect: 'read',
  files: [],
  querySchema: {
    type: 'object',
    properties: {
      page: { type: 'integer', minimum: 1, default: 1 },
      search: { type: 'string', maxLength: 512 },
      active: { type: 'integer', enum: [0, 1] },
    },
  },
  validateQuery: inputs.voucherListQuery,
  paramsSchema: { type: 'object', properties: {} },
  validateParams: inputs.voucherListParams,
  paging: { page: 'page' },
  search: 'search',
  answer: { envelope: 'page', item: voucherListItem },
  resource: {
    do: 'list',
    entity: 'voucher',
    where: { active: { from: 'query', path: 'active' } },
    message: '',
  },
  summary: 'Vouchers to choose from; `search` and `active` are additions.',
};
