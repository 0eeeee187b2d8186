// Generated from schemas/new-promo/new-promo.endpoints.json by `npm run generate`. Edit that instead of this file.
import type { DeclaredOperation } from '../../../core/declared.ts';
import * as newPromoCreateBody from '../../../domain/generated/compiled/bodies/new-promo-create.ts';
import * as newPromoReachBody from '../../../domain/generated/compiled/bodies/new-promo-reach.ts';
import * as newPromoSimulateBody from '../../../domain/generated/compiled/bodies/new-promo-simulate.ts';
import * as newPromoUpdateBody from '../../../domain/generated/compiled/bodies/new-promo-update.ts';
import * as inputs from '../compiled/inputs/new-promo.ts';

export const newPromoCreate: DeclaredOperation = {
  id: 'new-promo.create',
  roles: [2, 3],
  effect: 'write',
  bodySchema: newPromoCreateBody.schema,
  validateBody: newPromoCreateBody.validate,
  messages: newPromoCreateBody.messages,
  files: [{ name: 'banner', types: ['image/png', 'image/jpeg'], maxBytes: 2000000 }],
  validateQuery: inputs.newPromoCreateQuery,
  validateParams: inputs.newPromoCreateParams,
  limits: ['conditions', 'free_code', 'other_approver'],
  answer: { envelope: 'alert' },
  summary: 'Makes a promotion with conditions, and submits it to the approvers.',
};

const newPromoGetItem = {
  type: 'object',
  additionalProperties: false,
  required: [
    'id', 'nama', 'kode', 'kuota', 'maks_total', 'maks_said', 'maks_params', 'banner', 'deskripsi',
    'start_at', 'end_at', 'is_active', 'version', 'tipe_promo', 'approval_status', 'approval_action',
    'approval_id', 'approval_turn', 'approval_standing', 'promo_condition', 'benefit', 'super_tier',
    'items_condition',
  ],
  properties: {
    id: { type: 'integer' },
    nama: { type: 'string' },
    kode: { type: 'string' },
    kuota: { type: 'integer' },
    maks_total: {
      extension: true,
      type: ['integer', 'null'],
      description: 'The most in rupiah that it gives over all orders; null: no limit.',
    },
    maks_said: {
      extension: true,
      type: ['string', 'null'],
      description: 'What its orders have of the maximum. Source text.',
    },
    maks_params: {
      extension: true,
      type: ['object', 'null'],
      description: 'Fill the places of `maks_said`.',
    },
    banner: { type: ['string', 'null'] },
    deskripsi: { type: 'string' },
    start_at: { type: 'string', format: 'date' },
    end_at: { type: 'string', format: 'date' },
    is_active: { type: 'integer', enum: [0, 1] },
    version: { type: 'string' },
    tipe_promo: { type: 'object', properties: { jenis: { type: 'string' }, title: { type: 'string' } } },
    approval_status: { type: ['object', 'null'], properties: { approval: { type: 'integer' } } },
    approval_action: { type: 'boolean' },
    approval_id: { type: ['integer', 'null'] },
    approval_turn: {
      extension: true,
      type: ['string', 'null'],
      description: 'The version and whose turn it is: "2.1" is level 1\'s turn in version 2.',
    },
    approval_standing: {
      extension: true,
      type: ['object', 'null'],
      description: 'Whose turn it is while it waits, or that an edit was rejected, in words.',
      required: ['message'],
      properties: { message: { type: 'string' }, params: { type: 'object' } },
    },
    promo_condition: {
      type: 'array',
      items: {
        type: 'object',
        required: ['type', 'level', 'condition', 'is_active', 'promo_value'],
        properties: {
          id: { type: 'integer' },
          new_promo_id: { type: 'integer' },
          type: { type: 'string', enum: ['customers', 'products'] },
          level: { type: 'integer' },
          condition: { type: 'string', enum: ['and', 'or'] },
          is_active: { type: 'integer', enum: [0, 1] },
          promo_value: {
            type: 'array',
            items: {
              type: 'object',
              required: ['name', 'condition', 'data'],
              properties: {
                id: { type: 'integer' },
                promo_condition_id: { type: 'integer' },
                name: {
                  type: 'string',
                  description: '\'1\' is the main group, others are numbered as they come.',
                },
                parent: { type: ['string', 'null'], description: 'The group that it stands in.' },
                condition: { type: 'string', enum: ['and', 'or'] },
                data: {
                  type: 'array',
                  items: {
                    type: 'object',
                    required: ['type', 'value', 'promo_value_detail'],
                    properties: {
                      id: { type: 'integer' },
                      promo_condition_id: { type: 'integer' },
                      type: {
                        type: 'string',
                        enum: [
                          'customers', 'sales', 'wl_area', 'jenis_customer', 'manufactur', 'kategori', 'sku',
                        ],
                      },
                      value: {
                        type: 'string',
                        description: '`all`, `except`, or anything else for a selection.',
                      },
                      group: {
                        type: 'string',
                        enum: ['tiering', 'kelipatan', 'itemCampur', 'itemCampurSpesifik'],
                        description: 'How the products of `sku` count; where a server does not say it, the kind of its tiers does.',
                      },
                      promo_value_detail: {
                        type: 'array',
                        items: {
                          type: 'object',
                          properties: {
                            detail: {
                              type: 'object',
                              required: ['id', 'name'],
                              properties: { id: { type: ['integer', 'string'] }, name: { type: 'string' } },
                            },
                            product_details: {
                              type: 'object',
                              required: ['id', 'name', 'sku_code', 'price', 'manufacturer_code'],
                              properties: {
                                id: { type: ['integer', 'string'] },
                                name: { type: 'string' },
                                sku_code: { type: 'string' },
                                price: { type: 'number' },
                                manufacturer_code: { type: 'string' },
                              },
                            },
                            promo_tier: {
                              type: 'array',
                              items: {
                                type: 'object',
                                required: ['type', 'type_condition', 'value', 'is_active'],
                                properties: {
                                  type: { type: 'string', enum: ['qty', 'value'] },
                                  type_condition: {
                                    type: 'string',
                                    enum: ['tiering', 'kelipatan', 'itemCampur', 'itemCampurSpesifik'],
                                  },
                                  value: { type: 'number' },
                                  is_active: { type: 'integer', enum: [0, 1] },
                                },
                              },
                            },
                            minimal_pembelian: { type: 'number' },
                            type_pembelian: { type: 'string', enum: ['qty', 'value', 'nominal'] },
                            type_minimal_pembelian: { type: 'string', enum: ['qty', 'value', 'nominal'] },
                          },
                        },
                        description: 'The chosen things; `product_details` and `promo_tier` of products alone.',
                      },
                      promo_item_campur: {
                        type: ['object', 'null'],
                        required: [
                          'type_minimal_pembelian', 'minimal_pembelian', 'brands', 'categories', 'products',
                        ],
                        properties: {
                          type_minimal_pembelian: { type: 'string', enum: ['qty', 'nominal'] },
                          minimal_pembelian: { type: 'number' },
                          brands: {
                            type: 'array',
                            items: {
                              type: 'object',
                              required: ['id', 'name'],
                              properties: { id: { type: ['integer', 'string'] }, name: { type: 'string' } },
                            },
                          },
                          categories: {
                            type: 'array',
                            items: {
                              type: 'object',
                              required: ['id', 'name'],
                              properties: { id: { type: ['integer', 'string'] }, name: { type: 'string' } },
                            },
                          },
                          products: {
                            type: 'array',
                            items: {
                              type: 'object',
                              required: ['id', 'name'],
                              properties: { id: { type: ['integer', 'string'] }, name: { type: 'string' } },
                            },
                          },
                        },
                      },
                    },
                  },
                },
              },
            },
          },
        },
      },
    },
    benefit: {
      type: 'array',
      items: {
        type: 'object',
        required: ['type_benefit', 'type', 'value', 'maks_benefit', 'is_super_tier'],
        properties: {
          id: { type: 'integer' },
          new_promo_id: { type: 'integer' },
          type_benefit: { type: 'string', enum: ['potongan-harga', 'free-gift', 'voucher', 'cn'] },
          type: { type: 'string', enum: ['percentage', 'amount', 'item', 'custom'] },
          value: { type: ['number', 'string'] },
          maks_benefit: { type: 'number' },
          is_super_tier: { type: ['boolean', 'integer', 'string'], enum: [true, false, 0, 1, '0', '1'] },
          tier_id: {
            type: ['integer', 'null'],
            description: 'The number of the tier that it belongs to, from 1.',
          },
          itemFree: {
            type: 'array',
            items: {
              type: 'object',
              required: ['name'],
              properties: { id: { type: ['integer', 'string'] }, name: { type: 'string' } },
            },
            description: 'The gifts; those in stock have an `id`.',
          },
          is_deleted: { type: 'boolean' },
        },
      },
    },
    super_tier: {
      type: 'array',
      items: {
        type: 'object',
        required: ['tier', 'qty'],
        properties: { tier: { type: 'integer' }, qty: { type: 'number' } },
      },
    },
    items_condition: { type: 'object', description: 'What was sent. An extension.' },
  },
};

export const newPromoGet: DeclaredOperation = {
  id: 'new-promo.get',
  roles: [2, 3],
  effect: 'read',
  validateQuery: inputs.newPromoGetQuery,
  paramsSchema: { type: 'object', required: ['id'], properties: { id: { type: 'integer' } } },
  validateParams: inputs.newPromoGetParams,
  answer: { envelope: 'item', item: newPromoGetItem },
  summary: 'A promotion with conditions, as its latest version says.',
};

const newPromoReachItem = {
  additionalProperties: false,
  type: 'object',
  required: ['shops', 'all_shops', 'products', 'all_products'],
  properties: {
    shops: { type: 'integer' },
    all_shops: { type: 'integer' },
    products: { type: 'integer' },
    all_products: { type: 'integer' },
  },
};

export const newPromoReach: DeclaredOperation = {
  id: 'new-promo.reach',
  roles: [2, 3],
  effect: 'read',
  extension: true,
  bodySchema: newPromoReachBody.schema,
  validateBody: newPromoReachBody.validate,
  messages: newPromoReachBody.messages,
  validateQuery: inputs.newPromoReachQuery,
  validateParams: inputs.newPromoReachParams,
  limits: ['conditions'],
  answer: { envelope: 'item', item: newPromoReachItem },
  summary: 'How many active shops and products conditions mean, as they are being written, whatever has to be bought.',
};

const newPromoSimulateItem = {
  additionalProperties: false,
  type: 'object',
  required: ['verdict', 'message', 'params', 'limits', 'nodes', 'benefits', 'total', 'total_discount'],
  properties: {
    verdict: {
      type: 'string',
      enum: ['given', 'beaten', 'period', 'quota', 'maximum', 'shop', 'products', 'nothing'],
    },
    message: { type: 'string', description: 'Source text.' },
    params: { type: ['object', 'null'], description: 'Fill the places of the message.' },
    limits: {
      type: 'array',
      description: 'Period, quota and maximum over all orders.',
      items: {
        additionalProperties: false,
        type: 'object',
        required: ['holds', 'message', 'params'],
        properties: {
          holds: { type: 'boolean' },
          message: { type: 'string' },
          params: { type: ['object', 'null'] },
        },
      },
    },
    nodes: {
      type: 'array',
      items: {
        additionalProperties: false,
        type: 'object',
        required: ['path', 'state', 'message', 'params', 'parts'],
        properties: {
          path: {
            type: 'string',
            description: 'Of a block, group or filter in items_condition, such as data.1.data.0.data.2.',
          },
          state: { type: 'string', enum: ['met', 'unmet', 'idle'] },
          message: { type: 'string' },
          params: { type: ['object', 'null'] },
          parts: {
            type: 'array',
            description: 'What has to be bought.',
            items: {
              additionalProperties: false,
              type: 'object',
              required: ['holds', 'message', 'params'],
              properties: {
                holds: { type: 'boolean' },
                message: { type: 'string' },
                params: { type: ['object', 'null'] },
              },
            },
          },
        },
      },
    },
    benefits: {
      type: 'array',
      description: 'What it gives by itself.',
      items: {
        type: 'object',
        additionalProperties: false,
        required: ['id', 'product', 'pieces', 'rule', 'promotion_id', 'message', 'params', 'amount'],
        properties: {
          id: { type: 'integer' },
          product: { type: ['string', 'null'], description: 'Its name; null: the whole order.' },
          pieces: { type: ['integer', 'null'] },
          rule: { type: ['string', 'null'], description: 'The promotion.' },
          promotion_id: {
            type: ['integer', 'null'],
            description: 'Its key, where it is one with conditions.',
          },
          message: { type: 'string', description: 'Source text.' },
          params: { type: ['object', 'null'], description: 'Fill the places of the message.' },
          amount: { type: ['number', 'null'], description: 'Rupiah; what is taken off is below 0.' },
        },
      },
    },
    total: { type: 'number', description: 'Rupiah, without other promotions.' },
    total_discount: { type: 'number', description: 'Rupiah that it takes off.' },
  },
};

export const newPromoSimulate: DeclaredOperation = {
  id: 'new-promo.simulate',
  roles: [2, 3],
  effect: 'read',
  extension: true,
  bodySchema: newPromoSimulateBody.schema,
  validateBody: newPromoSimulateBody.validate,
  messages: newPromoSimulateBody.messages,
  validateQuery: inputs.newPromoSimulateQuery,
  validateParams: inputs.newPromoSimulateParams,
  limits: ['conditions'],
  answer: { envelope: 'item', item: newPromoSimulateItem },
  summary: 'What a promotion does to an order of a shop, as it is being written: at each part of its conditions whether it is met and what is missing, and what it gives. Nothing is kept.',
};

const newPromoUpdateItem = {
  type: 'object',
  additionalProperties: false,
  required: ['id', 'version'],
  properties: { id: { type: 'integer' }, version: { type: 'string' } },
};

export const newPromoUpdate: DeclaredOperation = {
  id: 'new-promo.update',
  roles: [2, 3],
  effect: 'write',
  bodySchema: newPromoUpdateBody.schema,
  validateBody: newPromoUpdateBody.validate,
  messages: newPromoUpdateBody.messages,
  files: [{ name: 'banner', types: ['image/png', 'image/jpeg', 'image/jif'], maxBytes: 2000000 }],
  validateQuery: inputs.newPromoUpdateQuery,
  validateParams: inputs.newPromoUpdateParams,
  limits: ['conditions', 'free_code', 'banner', 'other_approver'],
  answer: { envelope: 'alert', item: newPromoUpdateItem },
  summary: 'Changes a promotion with conditions: what applies goes on until the change is approved.',
};

const newPromoWlItem = { additionalProperties: false, type: 'object', required: ['city'], properties: { city: { type: 'string' } } };

export const newPromoWl: DeclaredOperation = {
  id: 'new-promo.wl',
  roles: [2, 3],
  effect: 'read',
  querySchema: {
    type: 'object',
    properties: {
      search: { type: 'string', maxLength: 200 },
      perPage: { type: 'integer', minimum: 1, maximum: 1000 },
    },
  },
  validateQuery: inputs.newPromoWlQuery,
  validateParams: inputs.newPromoWlParams,
  answer: { envelope: 'list', item: newPromoWlItem },
  summary: 'WL areas: the cities that have shops.',
};
