// Generated from schemas/harga-coret/harga-coret.endpoints.json by `npm run generate`. Edit that instead of this file.
import type { DeclaredOperation } from '../../../core/declared.ts';
import * as hargaCoretCreateBody from '../../../domain/generated/compiled/bodies/harga-coret-create.ts';
import * as inputs from '../compiled/inputs/harga-coret.ts';

const hargaCoretCreateItem = {
  type: 'object',
  additionalProperties: false,
  required: ['product_promo_price'],
  properties: {
    product_promo_price: {
      type: ['object', 'null'],
      additionalProperties: false,
      required: ['id', 'active', 'start_date', 'end_date', 'discount', 'discount_type', 'version'],
      properties: {
        id: { type: 'integer' },
        active: { type: 'integer', enum: [0, 1] },
        start_date: { type: 'string', format: 'date' },
        end_date: { type: 'string', format: 'date' },
        discount: { type: 'number', description: 'Rupiah, or percent.' },
        discount_type: {
          type: 'string',
          enum: ['amount', 'persentage'],
          choices: { amount: 'Nominal', persentage: 'Persentase' },
        },
        version: { type: 'string' },
      },
    },
  },
};

export const hargaCoretCreate: DeclaredOperation = {
  id: 'harga-coret.create',
  roles: [2, 3],
  effect: 'write',
  bodySchema: hargaCoretCreateBody.schema,
  validateBody: hargaCoretCreateBody.validate,
  messages: hargaCoretCreateBody.messages,
  validateQuery: inputs.hargaCoretCreateQuery,
  validateParams: inputs.hargaCoretCreateParams,
  limits: ['known_products', 'discount', 'not_past', 'other_approver'],
  answer: { envelope: 'alert', item: hargaCoretCreateItem },
  summary: 'Sets the discount of a product: while one is approved it goes on until the new one is.',
};

const hargaCoretGetItem = {
  type: 'object',
  additionalProperties: false,
  required: [
    'id', 'name', 'category', 'brand', 'price', 'harga_coret', 'product_promo_price', 'state', 'edit_said',
    'product_promo_prices', 'approval_id', 'approval_status', 'approval_offer', 'approval_standing', 'offer',
    'standing', 'used', 'waiting',
  ],
  properties: {
    id: { type: 'integer' },
    name: { type: 'string' },
    category: {
      type: ['object', 'null'],
      additionalProperties: false,
      required: ['id', 'name'],
      properties: { id: { type: 'integer' }, name: { type: 'string' } },
    },
    brand: {
      type: ['object', 'null'],
      additionalProperties: false,
      required: ['id', 'name'],
      properties: { id: { type: 'integer' }, name: { type: 'string' } },
    },
    price: { type: 'number', description: 'Rupiah.' },
    harga_coret: {
      type: ['number', 'null'],
      description: 'The price that the discount makes today; none where none applies.',
    },
    product_promo_price: {
      type: ['object', 'null'],
      additionalProperties: false,
      required: ['id', 'active', 'start_date', 'end_date', 'discount', 'discount_type', 'version'],
      properties: {
        id: { type: 'integer' },
        active: { type: 'integer', enum: [0, 1] },
        start_date: { type: 'string', format: 'date' },
        end_date: { type: 'string', format: 'date' },
        discount: { type: 'number', description: 'Rupiah, or percent.' },
        discount_type: {
          type: 'string',
          enum: ['amount', 'persentage'],
          choices: { amount: 'Nominal', persentage: 'Persentase' },
        },
        version: { type: 'string' },
      },
    },
    state: {
      type: 'string',
      enum: ['none', 'applies', 'waiting', 'rejected', 'revise', 'inactive', 'later', 'over'],
      description: 'Whether the discount applies today, and if not, why.',
      choices: {
        none: 'No discount',
        applies: { label: 'Applies today', tone: 'good' },
        waiting: { label: 'Waits for approval', tone: 'warn' },
        rejected: { label: 'Rejected', tone: 'bad' },
        revise: { label: 'Revisi', tone: 'info' },
        inactive: 'Switched off',
        later: 'Not begun',
        over: 'Over',
      },
    },
    edit_said: { extension: true, type: 'string' },
    product_promo_prices: {
      extension: true,
      type: 'array',
      items: {
        type: 'object',
        additionalProperties: false,
        required: [
          'id', 'product_id', 'active', 'start_date', 'end_date', 'discount', 'discount_type', 'replaced_at',
          'created_by', 'created_at',
        ],
        properties: {
          id: { type: 'integer' },
          product_id: { type: 'integer' },
          active: { type: 'integer', enum: [0, 1] },
          start_date: { type: 'string', format: 'date' },
          end_date: { type: 'string', format: 'date' },
          discount: { type: 'number', description: 'Rupiah, or percent.' },
          discount_type: {
            type: 'string',
            enum: ['amount', 'persentage'],
            choices: { amount: 'Nominal', persentage: 'Persentase' },
          },
          replaced_at: {
            type: ['string', 'null'],
            format: 'date-time',
            description: 'When another took its place.',
          },
          created_by: { type: 'string' },
          created_at: { type: 'string', format: 'date-time' },
        },
      },
    },
    approval_id: { extension: true, type: ['integer', 'null'] },
    approval_status: {
      extension: true,
      type: ['object', 'null'],
      properties: { approval: { type: 'integer' } },
    },
    approval_offer: {
      extension: true,
      type: ['object', 'null'],
      description: 'Who gets what by the edit that waits, in words.',
      required: ['message'],
      properties: { message: { type: 'string' }, params: { type: 'object' } },
    },
    approval_standing: {
      extension: true,
      type: ['object', 'null'],
      description: 'Whose turn it is while it waits, or that an edit was rejected, in words.',
      required: ['message'],
      properties: { message: { type: 'string' }, params: { type: 'object' } },
    },
    offer: {
      extension: true,
      type: ['object', 'null'],
      description: 'Who gets what, in words.',
      required: ['message'],
      properties: { message: { type: 'string' }, params: { type: 'object' } },
    },
    standing: {
      extension: true,
      type: ['object', 'null'],
      description: 'Whether it applies today, in words.',
      required: ['message'],
      properties: { message: { type: 'string' }, params: { type: 'object' } },
    },
    used: {
      extension: true,
      type: ['object', 'null'],
      description: 'How often orders used it and what it gave, in words.',
      required: ['message'],
      properties: { message: { type: 'string' }, params: { type: 'object' } },
    },
    waiting: {
      extension: true,
      type: ['object', 'null'],
      description: 'That the form shows an edit that waits for approval, in words.',
      required: ['message'],
      properties: { message: { type: 'string' }, params: { type: 'object' } },
    },
  },
};

export const hargaCoretGet: DeclaredOperation = {
  id: 'harga-coret.get',
  roles: [2, 3],
  effect: 'read',
  extension: true,
  querySchema: {
    type: 'object',
    properties: {
      edit: {
        type: 'integer',
        enum: [1],
        description: 'With the values of an edit that waits for approval.',
      },
    },
  },
  validateQuery: inputs.hargaCoretGetQuery,
  paramsSchema: { type: 'object', required: ['id'], properties: { id: { type: 'integer' } } },
  validateParams: inputs.hargaCoretGetParams,
  answer: { envelope: 'item', item: hargaCoretGetItem },
  summary: 'A product, the discount that stands at it and those that stood there before.',
};

const hargaCoretListItem = {
  type: 'object',
  additionalProperties: false,
  required: [
    'id', 'name', 'category', 'brand', 'price', 'harga_coret', 'product_promo_price', 'state', 'edit_said',
    'product_promo_prices',
  ],
  properties: {
    id: { type: 'integer' },
    name: { type: 'string' },
    category: {
      type: ['object', 'null'],
      additionalProperties: false,
      required: ['id', 'name'],
      properties: { id: { type: 'integer' }, name: { type: 'string' } },
    },
    brand: {
      type: ['object', 'null'],
      additionalProperties: false,
      required: ['id', 'name'],
      properties: { id: { type: 'integer' }, name: { type: 'string' } },
    },
    price: { type: 'number', description: 'Rupiah.' },
    harga_coret: {
      type: ['number', 'null'],
      description: 'The price that the discount makes today; none where none applies.',
    },
    product_promo_price: {
      type: ['object', 'null'],
      additionalProperties: false,
      required: ['id', 'active', 'start_date', 'end_date', 'discount', 'discount_type', 'version'],
      properties: {
        id: { type: 'integer' },
        active: { type: 'integer', enum: [0, 1] },
        start_date: { type: 'string', format: 'date' },
        end_date: { type: 'string', format: 'date' },
        discount: { type: 'number', description: 'Rupiah, or percent.' },
        discount_type: {
          type: 'string',
          enum: ['amount', 'persentage'],
          choices: { amount: 'Nominal', persentage: 'Persentase' },
        },
        version: { type: 'string' },
      },
    },
    state: {
      type: 'string',
      enum: ['none', 'applies', 'waiting', 'rejected', 'revise', 'inactive', 'later', 'over'],
      description: 'Whether the discount applies today, and if not, why.',
      choices: {
        none: 'No discount',
        applies: { label: 'Applies today', tone: 'good' },
        waiting: { label: 'Waits for approval', tone: 'warn' },
        rejected: { label: 'Rejected', tone: 'bad' },
        revise: { label: 'Revisi', tone: 'info' },
        inactive: 'Switched off',
        later: 'Not begun',
        over: 'Over',
      },
    },
    edit_said: { extension: true, type: 'string' },
    product_promo_prices: {
      extension: true,
      type: 'array',
      items: {
        type: 'object',
        additionalProperties: false,
        required: [
          'id', 'product_id', 'active', 'start_date', 'end_date', 'discount', 'discount_type', 'replaced_at',
          'created_by', 'created_at',
        ],
        properties: {
          id: { type: 'integer' },
          product_id: { type: 'integer' },
          active: { type: 'integer', enum: [0, 1] },
          start_date: { type: 'string', format: 'date' },
          end_date: { type: 'string', format: 'date' },
          discount: { type: 'number', description: 'Rupiah, or percent.' },
          discount_type: {
            type: 'string',
            enum: ['amount', 'persentage'],
            choices: { amount: 'Nominal', persentage: 'Persentase' },
          },
          replaced_at: {
            type: ['string', 'null'],
            format: 'date-time',
            description: 'When another took its place.',
          },
          created_by: { type: 'string' },
          created_at: { type: 'string', format: 'date-time' },
        },
      },
    },
  },
};

export const hargaCoretList: DeclaredOperation = {
  id: 'harga-coret.list',
  roles: [2, 3],
  effect: 'read',
  querySchema: {
    type: 'object',
    properties: {
      page: { type: 'integer', minimum: 1, maximum: 1000000000, default: 1 },
      perPage: { type: 'integer', minimum: 1, maximum: 500 },
      search: { type: 'string', maxLength: 512 },
    },
  },
  validateQuery: inputs.hargaCoretListQuery,
  validateParams: inputs.hargaCoretListParams,
  paging: { page: 'page', size: 'perPage' },
  search: 'search',
  answer: { envelope: 'page', item: hargaCoretListItem },
  resource: { do: 'list', entity: 'harga-coret' },
};

export const hargaCoretStatus: DeclaredOperation = {
  id: 'harga-coret.status',
  roles: [2, 3],
  effect: 'write',
  querySchema: { type: 'object', properties: { status: { type: 'integer', enum: [0, 1] } } },
  validateQuery: inputs.hargaCoretStatusQuery,
  paramsSchema: {
    type: 'object',
    required: ['promoPriceId'],
    properties: { promoPriceId: { type: 'integer' } },
  },
  validateParams: inputs.hargaCoretStatusParams,
  limits: ['not_rejected'],
  answer: { envelope: 'alert' },
  summary: 'Switches a discount on (1) or off (0).',
};
