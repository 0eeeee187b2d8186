// Generated from schemas/voucher/voucher.endpoints.json by `npm run generate`. Edit that instead of this file.
import type { DeclaredOperation } from '../../../core/declared.ts';
import * as voucherCreateBody from '../../../domain/generated/compiled/bodies/voucher-create.ts';
import * as voucherUpdateBody from '../../../domain/generated/compiled/bodies/voucher-update.ts';
import * as inputs from '../compiled/inputs/voucher.ts';

const voucherCreateItem = {
  type: 'object',
  additionalProperties: false,
  required: [
    'id', 'name', 'kode', 'credit_poin', 'level_id', 'level', 'deskripsi', 'image', 'image_url', 'jenis',
    'product_type', 'products', 'categories', 'brands', 'shops', 'kuota', 'isMin', 'amountMin', 'penawaran',
    'potongan_type', 'besar', 'maksimal', 'hadiah', 'start_date', 'end_date', 'active', 'version',
  ],
  properties: {
    id: { type: 'integer' },
    name: { type: 'string' },
    kode: { type: ['string', 'null'] },
    credit_poin: { type: 'integer', description: 'Points that it costs.' },
    level_id: { type: ['integer', 'null'] },
    level: {
      description: 'The level of the shops that it is for; none: all.',
      type: ['object', 'null'],
      additionalProperties: false,
      required: ['id', 'title'],
      properties: { id: { type: 'integer' }, title: { type: 'string' } },
    },
    deskripsi: { type: 'string', html: true, description: 'HTML.' },
    image: { type: ['string', 'null'], description: 'Name of the stored picture.' },
    image_url: { type: ['string', 'null'], description: 'Address of the picture.' },
    jenis: {
      type: 'string',
      enum: ['public', 'private', 'loyalty'],
      choices: { public: 'Public', private: 'Private', loyalty: 'Loyalty' },
    },
    product_type: {
      type: 'string',
      enum: ['semua', 'kategori', 'brand', 'sku'],
      choices: { semua: 'Semua', kategori: 'Kategori', brand: 'Brand', sku: 'SKU' },
    },
    products: {
      type: 'array',
      items: {
        type: 'object',
        additionalProperties: false,
        required: ['id', 'product_id', 'product'],
        properties: {
          id: { type: 'integer' },
          product_id: { type: 'integer' },
          product: {
            type: ['object', 'null'],
            additionalProperties: false,
            required: ['id', 'name'],
            properties: { id: { type: 'integer' }, name: { type: 'string' } },
          },
        },
      },
    },
    categories: {
      type: 'array',
      items: {
        type: 'object',
        additionalProperties: false,
        required: ['id', 'category_id', 'category'],
        properties: {
          id: { type: 'integer' },
          category_id: { type: 'integer' },
          category: {
            type: ['object', 'null'],
            additionalProperties: false,
            required: ['id', 'name'],
            properties: { id: { type: 'integer' }, name: { type: 'string' } },
          },
        },
      },
    },
    brands: {
      type: 'array',
      items: {
        type: 'object',
        additionalProperties: false,
        required: ['id', 'brand_id', 'brand'],
        properties: {
          id: { type: 'integer' },
          brand_id: { type: 'integer' },
          brand: {
            type: ['object', 'null'],
            additionalProperties: false,
            required: ['id', 'name'],
            properties: { id: { type: 'integer' }, name: { type: 'string' } },
          },
        },
      },
    },
    shops: {
      description: 'Of a private one: the shops that may use it.',
      type: 'array',
      items: {
        type: 'object',
        additionalProperties: false,
        required: ['id', 'user_id', 'user'],
        properties: {
          id: { type: 'integer' },
          user_id: { type: 'integer' },
          user: {
            type: ['object', 'null'],
            additionalProperties: false,
            required: ['shop_name'],
            properties: { shop_name: { type: 'string' } },
          },
        },
      },
    },
    kuota: { type: 'integer', description: 'How often one shop may use it.' },
    isMin: { type: 'integer', enum: [0, 1] },
    amountMin: { type: ['number', 'null'], description: 'Rupiah.' },
    penawaran: {
      type: 'string',
      enum: ['free-gift', 'potongan', 'undian'],
      choices: { 'free-gift': 'Free Gift', potongan: 'Potongan Harga', undian: 'Undian' },
    },
    potongan_type: {
      type: ['string', 'null'],
      enum: ['persentase', 'nominal', null],
      choices: { persentase: 'Persentase', nominal: 'Nominal' },
    },
    besar: { type: ['number', 'null'], description: 'Percent or rupiah.' },
    maksimal: { type: ['number', 'null'], description: 'The most in rupiah that a percentage comes to.' },
    hadiah: { type: ['string', 'null'], description: 'What the gift or the draw is.' },
    start_date: { type: ['string', 'null'], format: 'date' },
    end_date: { type: ['string', 'null'], format: 'date' },
    active: { type: 'string', enum: ['Y', 'N'] },
    version: { type: 'string' },
  },
};

export const voucherCreate: DeclaredOperation = {
  id: 'voucher.create',
  roles: [2, 3],
  effect: 'write',
  bodySchema: voucherCreateBody.schema,
  validateBody: voucherCreateBody.validate,
  messages: voucherCreateBody.messages,
  files: [{ name: 'image', types: ['image/png', 'image/jpeg'], maxBytes: 2000000 }],
  validateQuery: inputs.voucherCreateQuery,
  validateParams: inputs.voucherCreateParams,
  answer: { envelope: 'alert', item: voucherCreateItem },
  resource: {
    do: 'create',
    entity: 'voucher',
    set: {
      name: { from: 'body', path: 'name' },
      deskripsi: { from: 'body', path: 'deskripsi' },
      image: { from: 'body', path: 'image' },
      code: { from: 'body', path: 'kode' },
      jenis: { from: 'body', path: 'jenis' },
      level_id: { from: 'body', path: 'level_id' },
      credit_poin: { from: 'body', path: 'credit_poin' },
      kuota: { from: 'body', path: 'kuota' },
      start_date: { from: 'body', path: 'start_date' },
      end_date: { from: 'body', path: 'end_date' },
      product_type: { from: 'body', path: 'product_type' },
      penawaran: { from: 'body', path: 'penawaran' },
      potongan_type: { from: 'body', path: 'potongan_type' },
      besar: { from: 'body', path: 'besar' },
      maksimal: { from: 'body', path: 'maksimal' },
      hadiah: { from: 'body', path: 'hadiah' },
      is_min: { from: 'body', path: 'isMin' },
      amount_min: { from: 'body', path: 'amountMin' },
    },
    owned: {
      products: { rows: { from: 'body', path: 'products' }, key: 'id', set: { product_id: 'product_id' } },
      categories: {
        rows: { from: 'body', path: 'categories' },
        key: 'id',
        set: { category_id: 'category_id' },
      },
      brands: { rows: { from: 'body', path: 'brands' }, key: 'id', set: { brand_id: 'brand_id' } },
      shops: { rows: { from: 'body', path: 'shops' }, key: 'id', set: { user_id: 'user_id' } },
    },
    message: 'Voucher {name} saved.',
  },
};

export const voucherDelete: DeclaredOperation = {
  id: 'voucher.delete',
  roles: [2, 3],
  effect: 'write',
  extension: true,
  validateQuery: inputs.voucherDeleteQuery,
  paramsSchema: { type: 'object', required: ['id'], properties: { id: { type: 'integer' } } },
  validateParams: inputs.voucherDeleteParams,
  answer: { envelope: 'alert' },
  resource: {
    do: 'delete',
    entity: 'voucher',
    key: { from: 'path', path: 'id' },
    check: true,
    message: 'Voucher {name} deleted.',
  },
  summary: 'Deletes a voucher that nothing refers to.',
};

export const voucherDeleteUsage: DeclaredOperation = {
  id: 'voucher.delete-usage',
  roles: [2, 3],
  effect: 'write',
  extension: true,
  validateQuery: inputs.voucherDeleteUsageQuery,
  paramsSchema: { type: 'object', required: ['id'], properties: { id: { type: 'integer' } } },
  validateParams: inputs.voucherDeleteUsageParams,
  answer: { envelope: 'alert' },
  resource: {
    do: 'delete',
    entity: 'voucher-usage',
    key: { from: 'path', path: 'id' },
    message: 'Use of the voucher deleted.',
  },
  summary: 'Takes a use back: the shop may use the voucher again.',
};

export const voucherEnd: DeclaredOperation = {
  id: 'voucher.end',
  roles: [2, 3],
  effect: 'write',
  extension: true,
  validateQuery: inputs.voucherEndQuery,
  paramsSchema: { type: 'object', required: ['id'], properties: { id: { type: 'integer' } } },
  validateParams: inputs.voucherEndParams,
  answer: { envelope: 'alert' },
  summary: 'Ends a voucher: it is off, and today is its last day.',
};

const voucherGetItem = {
  type: 'object',
  additionalProperties: false,
  required: [
    'id', 'name', 'kode', 'credit_poin', 'level_id', 'level', 'deskripsi', 'image', 'image_url', 'jenis',
    'product_type', 'products', 'categories', 'brands', 'shops', 'kuota', 'isMin', 'amountMin', 'penawaran',
    'potongan_type', 'besar', 'maksimal', 'hadiah', 'start_date', 'end_date', 'active', 'applies', 'was_used',
    'version', 'who', 'offer', 'standing', 'used',
  ],
  properties: {
    id: { type: 'integer' },
    name: { type: 'string' },
    kode: { type: ['string', 'null'] },
    credit_poin: { type: 'integer', description: 'Points that it costs.' },
    level_id: { type: ['integer', 'null'] },
    level: {
      description: 'The level of the shops that it is for; none: all.',
      type: ['object', 'null'],
      additionalProperties: false,
      required: ['id', 'title'],
      properties: { id: { type: 'integer' }, title: { type: 'string' } },
    },
    deskripsi: { type: 'string', html: true, description: 'HTML.' },
    image: { type: ['string', 'null'], description: 'Name of the stored picture.' },
    image_url: { type: ['string', 'null'], description: 'Address of the picture.' },
    jenis: {
      type: 'string',
      enum: ['public', 'private', 'loyalty'],
      choices: { public: 'Public', private: 'Private', loyalty: 'Loyalty' },
    },
    product_type: {
      type: 'string',
      enum: ['semua', 'kategori', 'brand', 'sku'],
      choices: { semua: 'Semua', kategori: 'Kategori', brand: 'Brand', sku: 'SKU' },
    },
    products: {
      type: 'array',
      items: {
        type: 'object',
        additionalProperties: false,
        required: ['id', 'product_id', 'product'],
        properties: {
          id: { type: 'integer' },
          product_id: { type: 'integer' },
          product: {
            type: ['object', 'null'],
            additionalProperties: false,
            required: ['id', 'name'],
            properties: { id: { type: 'integer' }, name: { type: 'string' } },
          },
        },
      },
    },
    categories: {
      type: 'array',
      items: {
        type: 'object',
        additionalProperties: false,
        required: ['id', 'category_id', 'category'],
        properties: {
          id: { type: 'integer' },
          category_id: { type: 'integer' },
          category: {
            type: ['object', 'null'],
            additionalProperties: false,
            required: ['id', 'name'],
            properties: { id: { type: 'integer' }, name: { type: 'string' } },
          },
        },
      },
    },
    brands: {
      type: 'array',
      items: {
        type: 'object',
        additionalProperties: false,
        required: ['id', 'brand_id', 'brand'],
        properties: {
          id: { type: 'integer' },
          brand_id: { type: 'integer' },
          brand: {
            type: ['object', 'null'],
            additionalProperties: false,
            required: ['id', 'name'],
            properties: { id: { type: 'integer' }, name: { type: 'string' } },
          },
        },
      },
    },
    shops: {
      description: 'Of a private one: the shops that may use it.',
      type: 'array',
      items: {
        type: 'object',
        additionalProperties: false,
        required: ['id', 'user_id', 'user'],
        properties: {
          id: { type: 'integer' },
          user_id: { type: 'integer' },
          user: {
            type: ['object', 'null'],
            additionalProperties: false,
            required: ['shop_name'],
            properties: { shop_name: { type: 'string' } },
          },
        },
      },
    },
    kuota: { type: 'integer', description: 'How often one shop may use it.' },
    isMin: { type: 'integer', enum: [0, 1] },
    amountMin: { type: ['number', 'null'], description: 'Rupiah.' },
    penawaran: {
      type: 'string',
      enum: ['free-gift', 'potongan', 'undian'],
      choices: { 'free-gift': 'Free Gift', potongan: 'Potongan Harga', undian: 'Undian' },
    },
    potongan_type: {
      type: ['string', 'null'],
      enum: ['persentase', 'nominal', null],
      choices: { persentase: 'Persentase', nominal: 'Nominal' },
    },
    besar: { type: ['number', 'null'], description: 'Percent or rupiah.' },
    maksimal: { type: ['number', 'null'], description: 'The most in rupiah that a percentage comes to.' },
    hadiah: { type: ['string', 'null'], description: 'What the gift or the draw is.' },
    start_date: { type: ['string', 'null'], format: 'date' },
    end_date: { type: ['string', 'null'], format: 'date' },
    active: { type: 'string', enum: ['Y', 'N'] },
    applies: {
      extension: true,
      type: 'string',
      enum: ['scheduled', 'running', 'ended', 'off', 'waits'],
      description: 'Whether it applies at this moment.',
      choices: {
        scheduled: { label: 'Scheduled', tone: 'info' },
        running: { label: 'Running', tone: 'good' },
        ended: 'Ended',
        off: 'Off',
        waits: { label: 'Waits', tone: 'warn' },
      },
    },
    was_used: {
      extension: true,
      type: 'integer',
      enum: [0, 1],
      description: '1: it was used, so it is not deleted.',
    },
    version: { type: 'string' },
    who: {
      extension: true,
      type: ['object', 'null'],
      description: 'Who may use it, in words.',
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
  },
};

export const voucherGet: DeclaredOperation = {
  id: 'voucher.get',
  roles: [2, 3],
  effect: 'read',
  validateQuery: inputs.voucherGetQuery,
  paramsSchema: { type: 'object', required: ['id'], properties: { id: { type: 'integer' } } },
  validateParams: inputs.voucherGetParams,
  answer: { envelope: 'item', item: voucherGetItem },
};

const voucherListItem = {
  type: 'object',
  additionalProperties: false,
  required: [
    'id', 'name', 'kode', 'credit_poin', 'image_url', 'jenis', 'penawaran', 'potongan_type', 'besar',
    'hadiah', 'start_date', 'end_date', 'active', 'applies', 'was_used',
  ],
  properties: {
    id: { type: 'integer' },
    name: { type: 'string' },
    kode: { type: ['string', 'null'] },
    credit_poin: { type: 'integer', description: 'Points that it costs.' },
    jenis: {
      type: 'string',
      enum: ['public', 'private', 'loyalty'],
      choices: { public: 'Public', private: 'Private', loyalty: 'Loyalty' },
    },
    penawaran: {
      type: 'string',
      enum: ['free-gift', 'potongan', 'undian'],
      choices: { 'free-gift': 'Free Gift', potongan: 'Potongan Harga', undian: 'Undian' },
    },
    potongan_type: {
      type: ['string', 'null'],
      enum: ['persentase', 'nominal', null],
      choices: { persentase: 'Persentase', nominal: 'Nominal' },
    },
    besar: { type: ['number', 'null'], description: 'Percent or rupiah.' },
    hadiah: { type: ['string', 'null'], description: 'What the gift or the draw is.' },
    start_date: { type: ['string', 'null'], format: 'date' },
    end_date: { type: ['string', 'null'], format: 'date' },
    image_url: { type: ['string', 'null'], description: 'Address of the picture.' },
    applies: {
      extension: true,
      type: 'string',
      enum: ['scheduled', 'running', 'ended', 'off', 'waits'],
      description: 'Whether it applies at this moment.',
      choices: {
        scheduled: { label: 'Scheduled', tone: 'info' },
        running: { label: 'Running', tone: 'good' },
        ended: 'Ended',
        off: 'Off',
        waits: { label: 'Waits', tone: 'warn' },
      },
    },
    was_used: {
      extension: true,
      type: 'integer',
      enum: [0, 1],
      description: '1: it was used, so it is not deleted.',
    },
    active: { type: 'string', enum: ['Y', 'N'] },
  },
};

export const voucherList: DeclaredOperation = {
  id: 'voucher.list',
  roles: [2, 3, 5],
  effect: 'read',
  querySchema: {
    type: 'object',
    properties: {
      page: { type: 'integer', minimum: 1, maximum: 1000000000, default: 1 },
      perPage: { type: 'integer', minimum: 1, maximum: 500, extension: true },
      search: { type: 'string', maxLength: 512, extension: true },
      active: { type: 'string', enum: ['Y', 'N'], extension: true },
      applies: { extension: true },
    },
  },
  validateQuery: inputs.voucherListQuery,
  validateParams: inputs.voucherListParams,
  paging: { page: 'page', size: 'perPage' },
  search: 'search',
  answer: { envelope: 'page', item: voucherListItem },
  resource: {
    do: 'list',
    entity: 'voucher',
    where: { active_yn: { from: 'query', path: 'active' }, applies: { from: 'query', path: 'applies' } },
  },
  summary: 'Vouchers.',
};

export const voucherUpdate: DeclaredOperation = {
  id: 'voucher.update',
  roles: [2, 3],
  effect: 'write',
  bodySchema: voucherUpdateBody.schema,
  validateBody: voucherUpdateBody.validate,
  messages: voucherUpdateBody.messages,
  files: [
    {
      name: 'image',
      types: ['image/png', 'image/jpeg', 'image/jif'],
      maxBytes: 2000000,
      remove: 'image_remove',
    },
  ],
  validateQuery: inputs.voucherUpdateQuery,
  paramsSchema: { type: 'object', required: ['id'], properties: { id: { type: 'integer' } } },
  validateParams: inputs.voucherUpdateParams,
  answer: { envelope: 'alert', item: voucherCreateItem },
  resource: {
    do: 'update',
    entity: 'voucher',
    key: { from: 'path', path: 'id' },
    set: {
      name: { from: 'body', path: 'name' },
      deskripsi: { from: 'body', path: 'deskripsi' },
      image: { from: 'body', path: 'image' },
      code: { from: 'body', path: 'kode' },
      jenis: { from: 'body', path: 'jenis' },
      level_id: { from: 'body', path: 'level_id' },
      credit_poin: { from: 'body', path: 'credit_poin' },
      kuota: { from: 'body', path: 'kuota' },
      start_date: { from: 'body', path: 'start_date' },
      end_date: { from: 'body', path: 'end_date' },
      product_type: { from: 'body', path: 'product_type' },
      penawaran: { from: 'body', path: 'penawaran' },
      potongan_type: { from: 'body', path: 'potongan_type' },
      besar: { from: 'body', path: 'besar' },
      maksimal: { from: 'body', path: 'maksimal' },
      hadiah: { from: 'body', path: 'hadiah' },
      is_min: { from: 'body', path: 'isMin' },
      amount_min: { from: 'body', path: 'amountMin' },
    },
    owned: {
      products: { rows: { from: 'body', path: 'products' }, key: 'id', set: { product_id: 'product_id' } },
      categories: {
        rows: { from: 'body', path: 'categories' },
        key: 'id',
        set: { category_id: 'category_id' },
      },
      brands: { rows: { from: 'body', path: 'brands' }, key: 'id', set: { brand_id: 'brand_id' } },
      shops: { rows: { from: 'body', path: 'shops' }, key: 'id', set: { user_id: 'user_id' } },
    },
    message: 'Voucher {name} saved.',
  },
};

const voucherUsagesItem = {
  type: 'object',
  additionalProperties: false,
  required: ['id', 'voucher_id', 'transaction', 'user', 'status', 'amount', 'created_at'],
  properties: {
    id: { type: 'integer' },
    voucher_id: { type: 'integer' },
    transaction: {
      type: ['object', 'null'],
      additionalProperties: false,
      required: ['id'],
      properties: { id: { type: 'integer' } },
    },
    user: {
      type: ['object', 'null'],
      additionalProperties: false,
      required: ['id', 'shop_name'],
      properties: { id: { type: 'integer' }, shop_name: { type: 'string' } },
    },
    status: {
      type: 'string',
      enum: ['used', 'cancelled'],
      choices: { used: { label: 'Used', tone: 'good' }, cancelled: 'Cancelled' },
    },
    amount: { type: 'number', description: 'Rupiah that it took off.' },
    created_at: { type: 'string', format: 'date-time' },
  },
};

export const voucherUsages: DeclaredOperation = {
  id: 'voucher.usages',
  roles: [2, 3],
  effect: 'read',
  extension: true,
  querySchema: {
    type: 'object',
    properties: {
      page: { type: 'integer', minimum: 1, maximum: 1000000000, default: 1 },
      perPage: { type: 'integer', minimum: 1, maximum: 500 },
    },
  },
  validateQuery: inputs.voucherUsagesQuery,
  paramsSchema: { type: 'object', required: ['id'], properties: { id: { type: 'integer' } } },
  validateParams: inputs.voucherUsagesParams,
  paging: { page: 'page', size: 'perPage' },
  answer: { envelope: 'page', item: voucherUsagesItem },
  resource: { do: 'list', entity: 'voucher-usage', where: { voucher_id: { from: 'path', path: 'id' } } },
  summary: 'Who used a voucher, latest first.',
};
