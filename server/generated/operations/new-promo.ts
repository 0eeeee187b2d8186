// Generated from schemas/new-promo/new-promo.endpoints.json by `npm run generate`. Edit that instead of this file.
import * as newPromoCreateBody from '../../../src/generated/compiled/bodies/new-promo-create.ts';
import * as newPromoUpdateBody from '../../../src/generated/compiled/bodies/new-promo-update.ts';
import type { DeclaredOperation } from '../../http/declared.ts';
import * as inputs from '../compiled/inputs/new-promo.ts';

export const newPromoCreate: DeclaredOperation = {
  id: 'new-promo.create',
  roles: [2, 3],
  effect: 'write',
  bodySchema: newPromoCreateBody.schema,
  validateBody: newPromoCreateBody.validate,
  messages: newPromoCreateBody.messages,
  files: [{ name: 'banner', types: ['image/png', 'image/jpeg'], maxBytes: 2000000 }],
  querySchema: { type: 'object', properties: {} },
  validateQuery: inputs.newPromoCreateQuery,
  paramsSchema: { type: 'object', properties: {} },
  validateParams: inputs.newPromoCreateParams,
  answer: { envelope: 'alert' },
  summary: 'Makes a promotion with conditions, and submits it to the approvers.',
};

const newPromoGetItem = {
  type: 'object',
  additionalProperties: false,
  required: [
    'id',
    'nama',
    'kode',
    'kuota',
    'banner',
    'deskripsi',
    'start_at',
    'end_at',
    'is_active',
    'tipe_promo',
    'approval_status',
    'approval_action',
    'approval_id',
    'promo_condition',
    'benefit',
    'super_tier',
    'items_condition',
  ],
  properties: {
    id: { type: 'integer' },
    nama: { type: 'string' },
    kode: { type: 'string' },
    kuota: { type: 'integer' },
    banner: { type: ['string', 'null'] },
    deskripsi: { type: 'string' },
    start_at: { type: 'string', format: 'date' },
    end_at: { type: 'string', format: 'date' },
    is_active: { type: 'integer', enum: [0, 1] },
    tipe_promo: { type: 'object', properties: { jenis: { type: 'string' }, title: { type: 'string' } } },
    approval_status: { type: ['object', 'null'], properties: { approval: { type: 'integer' } } },
    approval_action: { type: 'boolean' },
    approval_id: { type: ['integer', 'null'] },
    promo_condition: { type: 'array', items: { type: 'object' } },
    benefit: { type: 'array', items: { type: 'object' } },
    super_tier: { type: 'array', items: { type: 'object' } },
    items_condition: { type: 'object', description: 'What was sent. An extension.' },
  },
};

export const newPromoGet: DeclaredOperation = {
  id: 'new-promo.get',
  roles: [2, 3],
  effect: 'read',
  files: [],
  querySchema: { type: 'object', properties: {} },
  validateQuery: inputs.newPromoGetQuery,
  paramsSchema: { type: 'object', required: ['id'], properties: { id: { type: 'integer' } } },
  validateParams: inputs.newPromoGetParams,
  answer: { envelope: 'item', item: newPromoGetItem },
  summary: 'A promotion with conditions, as its latest version says.',
};

export const newPromoUpdate: DeclaredOperation = {
  id: 'new-promo.update',
  roles: [2, 3],
  effect: 'write',
  bodySchema: newPromoUpdateBody.schema,
  validateBody: newPromoUpdateBody.validate,
  messages: newPromoUpdateBody.messages,
  files: [{ name: 'banner', types: ['image/png', 'image/jpeg'], maxBytes: 2000000 }],
  querySchema: { type: 'object', properties: {} },
  validateQuery: inputs.newPromoUpdateQuery,
  paramsSchema: { type: 'object', properties: {} },
  validateParams: inputs.newPromoUpdateParams,
  answer: { envelope: 'alert' },
  summary: 'Changes a promotion with conditions: what applies goes on until the change is approved.',
};

const newPromoWlItem = { additionalProperties: false, type: 'object', required: ['city'], properties: { city: { type: 'string' } } };

export const newPromoWl: DeclaredOperation = {
  id: 'new-promo.wl',
  roles: [2, 3],
  effect: 'read',
  files: [],
  querySchema: {
    type: 'object',
    properties: {
      search: { type: 'string', maxLength: 200 },
      perPage: { type: 'integer', minimum: 1, maximum: 1000 },
    },
  },
  validateQuery: inputs.newPromoWlQuery,
  paramsSchema: { type: 'object', properties: {} },
  validateParams: inputs.newPromoWlParams,
  answer: { envelope: 'list', item: newPromoWlItem },
  summary: 'WL areas: the cities that have shops.',
};
