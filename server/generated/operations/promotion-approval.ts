// Generated from schemas/promotion-approval/promotion-approval.endpoints.json by `npm run generate`. Edit that instead of this file.
import type { DeclaredOperation } from '../../../core/declared.ts';
import * as promotionApprovalListExportBody from '../../../domain/generated/compiled/bodies/promotion-approval-list-export.ts';
import * as promotionApprovalReviseBody from '../../../domain/generated/compiled/bodies/promotion-approval-revise.ts';
import * as promotionApprovalTurnDownBody from '../../../domain/generated/compiled/bodies/promotion-approval-turn-down.ts';
import { promotionApprovalLifecycle } from '../../../domain/generated/lifecycles/promotion-approval.ts';
import * as inputs from '../compiled/inputs/promotion-approval.ts';

const promotionApprovalApproveItem = {
  additionalProperties: false,
  type: 'object',
  properties: {
    outcome: {
      additionalProperties: false,
      extension: true,
      type: 'object',
      description: 'What follows, to be told once of several that are approved together.',
      required: ['message'],
      properties: { message: { type: 'string' }, params: { type: 'object' } },
    },
  },
};

export const promotionApprovalApprove: DeclaredOperation = {
  id: 'promotion-approval.approve',
  roles: [2, 3],
  effect: 'write',
  querySchema: {
    type: 'object',
    properties: {
      shown_turn: {
        type: 'string',
        maxLength: 30,
        pattern: '^\\d+\\.\\d*$',
        extension: true,
        description: 'The version and turn that the person was shown; others are refused with both.',
      },
    },
  },
  validateQuery: inputs.promotionApprovalApproveQuery,
  paramsSchema: {
    type: 'object',
    required: ['approval_id'],
    properties: { approval_id: { type: 'integer' } },
  },
  validateParams: inputs.promotionApprovalApproveParams,
  limits: ['shown_turn'],
  answer: { envelope: 'alert', item: promotionApprovalApproveItem },
  step: {
    lifecycle: promotionApprovalLifecycle,
    action: 'approve',
    row: { from: 'path', path: 'approval_id' },
  },
  summary: 'One approver says yes: the next level decides, or the version applies.',
};

const promotionApprovalChangesItem = {
  additionalProperties: false,
  type: 'object',
  required: ['id', 'what', 'before', 'after'],
  properties: {
    id: { type: 'integer' },
    what: { type: 'string', description: 'The label of the field, a source text.' },
    before: { type: 'string', description: 'A date is YYYY-MM-DD, a picture its address.' },
    after: { type: 'string' },
  },
};

export const promotionApprovalChanges: DeclaredOperation = {
  id: 'promotion-approval.changes',
  roles: [2, 3],
  effect: 'read',
  extension: true,
  validateQuery: inputs.promotionApprovalChangesQuery,
  paramsSchema: { type: 'object', required: ['id'], properties: { id: { type: 'integer' } } },
  validateParams: inputs.promotionApprovalChangesParams,
  answer: { envelope: 'list', item: promotionApprovalChangesItem },
  summary: 'What the edit of a version changes, line by line; of what was decided, as it was then.',
};

export const promotionApprovalDeletePicture: DeclaredOperation = {
  id: 'promotion-approval.delete-picture',
  roles: [2, 3],
  effect: 'write',
  extension: true,
  querySchema: { type: 'object', properties: { picture: { type: 'string', description: 'Its address.' } } },
  validateQuery: inputs.promotionApprovalDeletePictureQuery,
  paramsSchema: {
    type: 'object',
    required: ['jenis', 'id'],
    properties: {
      jenis: { type: 'string', enum: ['BUNDLE', 'FLASHALE', 'CAMPAIGN'] },
      id: { type: 'integer' },
    },
  },
  validateParams: inputs.promotionApprovalDeletePictureParams,
  limits: ['last_one'],
  answer: { envelope: 'alert' },
  summary: 'Takes a picture out of an edit that waits for approval, but for the last one of several.',
};

const promotionApprovalGetItem = {
  additionalProperties: false,
  type: 'object',
  required: [
    'id', 'name', 'jenis', 'start_date', 'end_date', 'periode', 'approval', 'approval_action', 'products',
  ],
  properties: {
    id: { type: 'integer' },
    relation_id: { type: 'integer', description: 'Its key among those of its kind.' },
    name: { type: 'string' },
    jenis: {
      type: 'string',
      choices: {
        other: 'Other',
        FLASHALE: 'Flash Sale',
        'NEW PROMO': 'New Promo',
        BUNDLE: 'Bundle',
        CAMPAIGN: 'Campaign',
        'PRODUCT FREE': 'Product Free',
        'HARGA CORET': 'Harga Coret',
      },
    },
    start_date: { type: 'string', format: 'date' },
    end_date: { type: 'string', format: 'date' },
    periode: { type: 'string' },
    approval: {
      type: 'integer',
      enum: [1, 2, 3, 4],
      other: 4,
      choices: {
        1: { label: 'Waiting Approval', tone: 'warn' },
        2: { label: 'Approved', tone: 'good' },
        3: { label: 'Rejected', tone: 'bad' },
        4: { label: 'Revisi', tone: 'info' },
      },
    },
    current: { type: 'integer', enum: [0, 1] },
    creator: { type: ['string', 'null'] },
    approval_action: { type: 'boolean' },
    approval_turn: {
      type: 'string',
      description: 'The version and whose turn it is: "2.1" is level 1\'s turn in version 2.',
    },
    latest_id: { type: ['integer', 'null'], description: 'The version that came after it.' },
    reason: {
      type: ['string', 'null'],
      description: 'Whose turn it is while it waits, or by what it was replaced.',
    },
    reason_params: { type: ['object', 'null'] },
    offer: {
      additionalProperties: false,
      type: ['object', 'null'],
      description: 'Who gets what by this version, in words.',
      required: ['message'],
      properties: { message: { type: 'string' }, params: { type: 'object' } },
    },
    products: {
      type: ['array', 'null'],
      description: 'None where its kind is about no list of products.',
      items: {
        additionalProperties: false,
        type: 'object',
        required: ['name', 'price', 'diskon'],
        properties: {
          name: { type: 'string' },
          customer_group: { type: ['string', 'null'] },
          discount_group: { type: ['string', 'null'] },
          discount_customer_group: { type: ['string', 'null'] },
          kuota: { type: ['integer', 'null'] },
          price: { type: ['number', 'null'] },
          diskon: { type: 'string' },
          periode: { type: 'string' },
        },
      },
    },
  },
};

export const promotionApprovalGet: DeclaredOperation = {
  id: 'promotion-approval.get',
  roles: [2, 3],
  effect: 'read',
  extension: true,
  validateQuery: inputs.promotionApprovalGetQuery,
  paramsSchema: { type: 'object', required: ['id'], properties: { id: { type: 'integer' } } },
  validateParams: inputs.promotionApprovalGetParams,
  answer: { envelope: 'item', item: promotionApprovalGetItem },
  summary: 'One version with its products, whatever its kind.',
};

const promotionApprovalLastMonthItem = {
  additionalProperties: false,
  type: 'object',
  required: ['id', 'what', 'value'],
  properties: {
    id: { type: 'integer' },
    what: { type: 'string', description: 'What the figure is, a source text.' },
    value: { type: 'string' },
  },
};

export const promotionApprovalLastMonth: DeclaredOperation = {
  id: 'promotion-approval.last-month',
  roles: [2, 3],
  effect: 'read',
  extension: true,
  validateQuery: inputs.promotionApprovalLastMonthQuery,
  paramsSchema: { type: 'object', required: ['id'], properties: { id: { type: 'integer' } } },
  validateParams: inputs.promotionApprovalLastMonthParams,
  answer: { envelope: 'list', item: promotionApprovalLastMonthItem },
  summary: 'What a version would have given to the orders of last month, at today\'s prices and as the only promotion: of at most 1,000 orders, the latest.',
};

const promotionApprovalListItem = {
  type: 'object',
  additionalProperties: false,
  required: [
    'id', 'name', 'jenis', 'kind', 'tanggal', 'start_date', 'end_date', 'periode', 'submitter', 'creator',
    'approval', 'relation_id', 'promo_master_id', 'revision', 'asks', 'approval_turn', 'decides', 'current',
    'turn',
  ],
  properties: {
    id: { type: 'integer' },
    name: { type: 'string' },
    jenis: {
      type: 'string',
      enum: ['other', 'FLASHALE', 'NEW PROMO', 'BUNDLE', 'CAMPAIGN', 'PRODUCT FREE', 'HARGA CORET'],
      choices: {
        other: 'Other',
        FLASHALE: 'Flash Sale',
        'NEW PROMO': 'New Promo',
        BUNDLE: 'Bundle',
        CAMPAIGN: 'Campaign',
        'PRODUCT FREE': 'Product Free',
        'HARGA CORET': 'Harga Coret',
      },
    },
    kind: {
      type: 'string',
      extension: true,
      description: 'The option of the filter that finds it: other where its kind has none.',
    },
    tanggal: { type: 'string', format: 'date-time', description: 'When it was submitted.' },
    start_date: { type: 'string', format: 'date' },
    end_date: { type: 'string', format: 'date' },
    periode: { type: 'string', standIn: { text: '{tanggal}' } },
    submitter: { type: ['integer', 'null'] },
    creator: {
      properties: { username: { type: 'string' }, owner_name: { type: 'string', standIn: 'username' } },
      type: ['object', 'null'],
      additionalProperties: false,
      required: ['username', 'owner_name'],
    },
    approval: { type: 'integer', enum: [1, 2, 3, 4], other: 4, standIn: 'approval_state' },
    relation_id: { type: 'integer', description: 'Its key among those of its kind.' },
    promo_master_id: { type: 'integer' },
    revision: { type: 'integer', description: 'Which version of the promotion it is, from 1.' },
    asks: {
      type: 'string',
      enum: ['new', 'edit'],
      description: 'What is asked for: a change of what was approved, or that it begins.',
      choices: { new: 'To begin', edit: 'A change' },
      extension: true,
    },
    approval_turn: {
      type: 'string',
      description: 'The version and whose turn it is: "2.1" is level 1\'s turn in version 2.',
      extension: true,
    },
    decides: {
      type: ['object', 'null'],
      extension: true,
      description: 'Who decides next, while it waits.',
      properties: { names: { type: 'string' } },
      additionalProperties: false,
      required: ['names'],
    },
    current: { type: 'integer', enum: [0, 1], description: '0: a later version was submitted.' },
    turn: {
      type: ['integer', 'null'],
      description: 'Number of the level whose turn it is; none where nobody is named, and once it is decided.',
    },
  },
};

export const promotionApprovalList: DeclaredOperation = {
  id: 'promotion-approval.list',
  roles: [2, 3],
  effect: 'read',
  querySchema: {
    type: 'object',
    properties: {
      page: { type: 'integer', minimum: 1, maximum: 1000000000, default: 1 },
      perPage: { type: 'integer', minimum: 1, maximum: 500 },
      search: { type: 'string', maxLength: 512 },
      sort: { type: 'string', enum: ['name', 'jenis', 'start_date', 'approval'] },
      dir: { type: 'string', enum: ['asc', 'desc'] },
      jenis: {
        type: 'string',
        enum: ['other', 'FLASHALE', 'NEW PROMO', 'BUNDLE', 'CAMPAIGN', 'PRODUCT FREE'],
        description: 'other: those of no kind that stands here.',
      },
      creator: { type: 'integer' },
      start_date: { type: 'string', format: 'date' },
      end_date: { type: 'string', format: 'date' },
    },
  },
  validateQuery: inputs.promotionApprovalListQuery,
  validateParams: inputs.promotionApprovalListParams,
  paging: { page: 'page', size: 'perPage' },
  search: 'search',
  sort: { field: 'sort', dir: 'dir', fields: ['name', 'jenis', 'start_date', 'approval'] },
  answer: { envelope: 'page', item: promotionApprovalListItem },
  resource: {
    do: 'list',
    entity: 'promotion-approval',
    where: {
      current: { literal: 1 },
      kind: { from: 'query', path: 'jenis' },
      submitter: { from: 'query', path: 'creator' },
      start_date: {
        fromDay: { from: 'query', path: 'start_date' },
        toDay: { from: 'query', path: 'end_date' },
      },
    },
  },
  summary: 'The latest version of each promotion, with its approval.',
};

export const promotionApprovalListExport: DeclaredOperation = {
  id: 'promotion-approval.list-export',
  roles: [2, 3],
  effect: 'read',
  extension: true,
  bodySchema: promotionApprovalListExportBody.schema,
  validateBody: promotionApprovalListExportBody.validate,
  messages: promotionApprovalListExportBody.messages,
  validateQuery: inputs.promotionApprovalListExportQuery,
  validateParams: inputs.promotionApprovalListExportParams,
  answer: { envelope: 'file' },
  exports: promotionApprovalList,
  summary: 'All rows of promotion-approval.list as a file.',
};

const promotionApprovalLogsItem = {
  type: 'object',
  additionalProperties: false,
  required: [
    'id', 'approval_id', 'approval', 'version_id', 'version', 'asks', 'approver', 'level', 'created_at',
    'status', 'note',
  ],
  properties: {
    id: { type: 'integer' },
    approval_id: { type: 'integer', description: 'The version whose log it is.' },
    approval: {
      type: ['object', 'null'],
      additionalProperties: false,
      required: ['id'],
      properties: { id: { type: 'integer' } },
    },
    version_id: { type: 'integer', description: 'The version that the step was taken on.' },
    version: { type: 'integer', description: 'Its number, from 1.' },
    asks: {
      type: 'string',
      enum: ['new', 'edit'],
      description: 'Whether it is an edit of what was approved.',
    },
    approver: { type: 'string' },
    level: { type: 'string' },
    created_at: { type: 'string', format: 'date-time' },
    status: {
      type: 'string',
      enum: ['submitted', 'approved', 'rejected', 'revise'],
      choices: {
        submitted: { label: 'Submitted', tone: 'info' },
        approved: { label: 'Approved', tone: 'good' },
        rejected: { label: 'Rejected', tone: 'bad' },
        revise: { label: 'Revisi', tone: 'warn' },
      },
    },
    note: { type: ['string', 'null'] },
  },
};

export const promotionApprovalLogs: DeclaredOperation = {
  id: 'promotion-approval.logs',
  roles: [2, 3],
  effect: 'read',
  extension: true,
  validateQuery: inputs.promotionApprovalLogsQuery,
  paramsSchema: { type: 'object', required: ['id'], properties: { id: { type: 'integer' } } },
  validateParams: inputs.promotionApprovalLogsParams,
  answer: { envelope: 'list', item: promotionApprovalLogsItem },
  resource: {
    do: 'list',
    entity: 'promotion-approval-log',
    where: { approval_id: { from: 'path', path: 'id' } },
  },
  summary: 'Who said what of a promotion in each of its versions, the first first.',
};

const promotionApprovalProductsItem = {
  additionalProperties: false,
  type: 'object',
  required: ['id', 'name', 'sku_code', 'price'],
  properties: {
    id: { type: 'integer' },
    name: { type: 'string' },
    sku_code: { type: 'string' },
    price: { type: 'number' },
  },
};

export const promotionApprovalProducts: DeclaredOperation = {
  id: 'promotion-approval.products',
  roles: [2, 3],
  effect: 'read',
  extension: true,
  querySchema: {
    type: 'object',
    properties: {
      page: { type: 'integer', minimum: 1, maximum: 1000000000, default: 1 },
      perPage: { type: 'integer', minimum: 1, maximum: 500 },
      search: { type: 'string', maxLength: 512 },
    },
  },
  validateQuery: inputs.promotionApprovalProductsQuery,
  paramsSchema: { type: 'object', required: ['id'], properties: { id: { type: 'integer' } } },
  validateParams: inputs.promotionApprovalProductsParams,
  paging: { page: 'page', size: 'perPage' },
  search: 'search',
  answer: { envelope: 'page', item: promotionApprovalProductsItem },
  summary: 'The products that a version is about.',
};

const promotionApprovalReadyItem = {
  additionalProperties: false,
  type: 'object',
  required: ['message', 'link'],
  properties: {
    message: { type: ['string', 'null'], description: 'A source text; null: somebody could.' },
    params: { type: ['object', 'null'], description: 'Fill the places of the message.' },
    link: {
      additionalProperties: false,
      type: ['object', 'null'],
      required: ['screen', 'text'],
      properties: { screen: { type: 'string' }, text: { type: 'string' } },
    },
  },
};

export const promotionApprovalReady: DeclaredOperation = {
  id: 'promotion-approval.ready',
  roles: [2, 3],
  effect: 'read',
  extension: true,
  validateQuery: inputs.promotionApprovalReadyQuery,
  validateParams: inputs.promotionApprovalReadyParams,
  answer: { envelope: 'item', item: promotionApprovalReadyItem },
  summary: 'Whether somebody else could decide on what the caller submits: if not, why nothing is saved and where it is mended.',
};

export const promotionApprovalReject: DeclaredOperation = {
  id: 'promotion-approval.reject',
  roles: [2, 3],
  effect: 'write',
  querySchema: {
    type: 'object',
    properties: {
      shown_turn: {
        type: 'string',
        maxLength: 30,
        pattern: '^\\d+\\.\\d*$',
        extension: true,
        description: 'The version and turn that the person was shown; others are refused with both.',
      },
    },
  },
  validateQuery: inputs.promotionApprovalRejectQuery,
  paramsSchema: {
    type: 'object',
    required: ['approval_id'],
    properties: { approval_id: { type: 'integer' } },
  },
  validateParams: inputs.promotionApprovalRejectParams,
  limits: ['shown_turn'],
  answer: { envelope: 'alert' },
  step: {
    lifecycle: promotionApprovalLifecycle,
    action: 'reject',
    row: { from: 'path', path: 'approval_id' },
  },
  summary: 'One approver says no: the version never applies.',
};

export const promotionApprovalRevise: DeclaredOperation = {
  id: 'promotion-approval.revise',
  roles: [2, 3],
  effect: 'write',
  extension: true,
  bodySchema: promotionApprovalReviseBody.schema,
  validateBody: promotionApprovalReviseBody.validate,
  messages: promotionApprovalReviseBody.messages,
  validateQuery: inputs.promotionApprovalReviseQuery,
  paramsSchema: {
    type: 'object',
    required: ['approval_id'],
    properties: { approval_id: { type: 'integer' } },
  },
  validateParams: inputs.promotionApprovalReviseParams,
  limits: ['shown_turn'],
  answer: { envelope: 'alert' },
  step: {
    lifecycle: promotionApprovalLifecycle,
    action: 'revise',
    row: { from: 'path', path: 'approval_id' },
  },
  summary: 'Asks the submitter to change it.',
};

const promotionApprovalShopsItem = {
  additionalProperties: false,
  type: 'object',
  required: ['id', 'shop_name'],
  properties: {
    id: { type: 'integer' },
    shop_name: { type: 'string' },
    owner_name: { type: ['string', 'null'] },
    city: { type: ['string', 'null'] },
  },
};

export const promotionApprovalShops: DeclaredOperation = {
  id: 'promotion-approval.shops',
  roles: [2, 3],
  effect: 'read',
  extension: true,
  querySchema: {
    type: 'object',
    properties: {
      page: { type: 'integer', minimum: 1, maximum: 1000000000, default: 1 },
      perPage: { type: 'integer', minimum: 1, maximum: 500 },
      search: { type: 'string', maxLength: 512 },
    },
  },
  validateQuery: inputs.promotionApprovalShopsQuery,
  paramsSchema: { type: 'object', required: ['id'], properties: { id: { type: 'integer' } } },
  validateParams: inputs.promotionApprovalShopsParams,
  paging: { page: 'page', size: 'perPage' },
  search: 'search',
  answer: { envelope: 'page', item: promotionApprovalShopsItem },
  summary: 'The shops that a version is for.',
};

export const promotionApprovalTurnDown: DeclaredOperation = {
  id: 'promotion-approval.turn-down',
  roles: [2, 3],
  effect: 'write',
  extension: true,
  bodySchema: promotionApprovalTurnDownBody.schema,
  validateBody: promotionApprovalTurnDownBody.validate,
  messages: promotionApprovalTurnDownBody.messages,
  validateQuery: inputs.promotionApprovalTurnDownQuery,
  paramsSchema: {
    type: 'object',
    required: ['approval_id'],
    properties: { approval_id: { type: 'integer' } },
  },
  validateParams: inputs.promotionApprovalTurnDownParams,
  limits: ['shown_turn'],
  answer: { envelope: 'alert' },
  step: {
    lifecycle: promotionApprovalLifecycle,
    action: 'turn-down',
    row: { from: 'path', path: 'approval_id' },
  },
  summary: 'The same, with a note where one is given.',
};
