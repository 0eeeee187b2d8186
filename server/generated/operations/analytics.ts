// Generated from schemas/analytics/analytics.endpoints.json by `npm run generate`. Edit that instead of this file.
import type { DeclaredOperation } from '../../../core/declared.ts';
import * as analyticsReportBody from '../../../domain/generated/compiled/bodies/analytics-report.ts';
import * as inputs from '../compiled/inputs/analytics.ts';

const analyticsAnswerTimesItem = {
  additionalProperties: false,
  type: 'object',
  required: ['answers', 'median', 'ninetieth', 'days'],
  properties: {
    answers: { type: 'integer', description: 'How many there were.' },
    median: { type: ['integer', 'null'], description: 'Half of them came sooner; null: there was none.' },
    ninetieth: { type: ['integer', 'null'], description: 'Nine of ten came sooner.' },
    days: {
      type: 'array',
      description: 'Days with an answer, the latest first.',
      items: {
        additionalProperties: false,
        type: 'object',
        required: ['day', 'answers', 'median', 'ninetieth'],
        properties: {
          day: { type: 'string', format: 'date' },
          answers: { type: 'integer' },
          median: { type: 'integer' },
          ninetieth: { type: 'integer' },
        },
      },
    },
  },
};

export const analyticsAnswerTimes: DeclaredOperation = {
  id: 'analytics.answer-times',
  roles: [2, 3, 5],
  effect: 'read',
  extension: true,
  querySchema: {
    type: 'object',
    properties: {
      start_date: {
        type: 'string',
        format: 'date',
        formatMinimum: '1700-12-31',
        formatMaximum: '9999-12-31',
        messages: {
          format: 'Input date is not valid',
          formatMinimum: 'Input date is not valid',
          formatMaximum: 'Input date is not valid',
        },
      },
      end_date: {
        type: 'string',
        format: 'date',
        formatMaximum: '9999-12-31',
        notBefore: 'start_date',
        within: { days: 3660, of: 'start_date' },
        messages: {
          format: 'Input date is not valid',
          formatMaximum: 'Input date is not valid',
          notBefore: 'Start date cannot beyond end date.',
          within: 'Choose ten years at most.',
        },
      },
    },
  },
  validateQuery: inputs.analyticsAnswerTimesQuery,
  validateParams: inputs.analyticsAnswerTimesParams,
  limits: ['period'],
  answer: { envelope: 'item', item: analyticsAnswerTimesItem },
  summary: 'How long shops waited in the chat for an answer that was given in these days, in seconds: from the first message without one to what a person of the staff wrote.',
};

const analyticsGetItem = {
  additionalProperties: false,
  type: 'object',
  required: ['start_date', 'end_date', 'transaction_count', 'sum_transaction_amount'],
  properties: {
    start_date: { type: 'string', format: 'date' },
    end_date: { type: 'string', format: 'date', description: 'Included.' },
    transaction_count: {
      type: 'array',
      description: 'A header, then a day and how many orders it has, for each day.',
      items: { type: 'array', minItems: 2, maxItems: 2, items: { type: ['string', 'number'] } },
    },
    sum_transaction_amount: {
      type: 'array',
      description: 'A header, then a day and what its orders cost, in rupiah, for each day.',
      items: { type: 'array', minItems: 2, maxItems: 2, items: { type: ['string', 'number'] } },
    },
  },
};

export const analyticsGet: DeclaredOperation = {
  id: 'analytics.get',
  roles: [2, 3, 5],
  effect: 'read',
  querySchema: {
    type: 'object',
    properties: {
      start_date: {
        type: 'string',
        format: 'date',
        formatMinimum: '1700-12-31',
        formatMaximum: '9999-12-31',
        messages: {
          format: 'Input date is not valid',
          formatMinimum: 'Input date is not valid',
          formatMaximum: 'Input date is not valid',
        },
      },
      end_date: {
        type: 'string',
        format: 'date',
        formatMaximum: '9999-12-31',
        notBefore: 'start_date',
        within: { days: 3660, of: 'start_date' },
        messages: {
          format: 'Input date is not valid',
          formatMaximum: 'Input date is not valid',
          notBefore: 'Start date cannot beyond end date.',
          within: 'Choose ten years at most.',
        },
      },
    },
  },
  validateQuery: inputs.analyticsGetQuery,
  validateParams: inputs.analyticsGetParams,
  limits: ['period'],
  answer: { envelope: 'item', item: analyticsGetItem },
  summary: 'Number and sum of the orders of each day, from the first to the last, both included.',
};

const analyticsKeywordsItem = {
  type: 'object',
  additionalProperties: false,
  required: ['keywords', 'total'],
  properties: { keywords: { type: 'string' }, total: { type: 'integer' } },
};

export const analyticsKeywords: DeclaredOperation = {
  id: 'analytics.keywords',
  roles: [2, 3, 5],
  effect: 'read',
  querySchema: {
    type: 'object',
    properties: {
      start_date: {
        type: 'string',
        format: 'date',
        formatMinimum: '1700-12-31',
        formatMaximum: '9999-12-31',
        messages: {
          format: 'Input date is not valid',
          formatMinimum: 'Input date is not valid',
          formatMaximum: 'Input date is not valid',
        },
      },
      end_date: {
        type: 'string',
        format: 'date',
        formatMaximum: '9999-12-31',
        notBefore: 'start_date',
        within: { days: 3660, of: 'start_date' },
        messages: {
          format: 'Input date is not valid',
          formatMaximum: 'Input date is not valid',
          notBefore: 'Start date cannot beyond end date.',
          within: 'Choose ten years at most.',
        },
      },
    },
  },
  validateQuery: inputs.analyticsKeywordsQuery,
  validateParams: inputs.analyticsKeywordsParams,
  limits: ['period'],
  answer: { envelope: 'list', item: analyticsKeywordsItem },
  summary: 'What shops searched for in their app, the most frequent first.',
};

const analyticsProductsItem = {
  type: 'object',
  additionalProperties: false,
  required: ['sku_code', 'name', 'total'],
  properties: { sku_code: { type: 'string' }, name: { type: 'string' }, total: { type: 'integer' } },
};

export const analyticsProducts: DeclaredOperation = {
  id: 'analytics.products',
  roles: [2, 3, 5],
  effect: 'read',
  querySchema: {
    type: 'object',
    properties: {
      start_date: {
        type: 'string',
        format: 'date',
        formatMinimum: '1700-12-31',
        formatMaximum: '9999-12-31',
        messages: {
          format: 'Input date is not valid',
          formatMinimum: 'Input date is not valid',
          formatMaximum: 'Input date is not valid',
        },
      },
      end_date: {
        type: 'string',
        format: 'date',
        formatMaximum: '9999-12-31',
        notBefore: 'start_date',
        within: { days: 3660, of: 'start_date' },
        messages: {
          format: 'Input date is not valid',
          formatMaximum: 'Input date is not valid',
          notBefore: 'Start date cannot beyond end date.',
          within: 'Choose ten years at most.',
        },
      },
    },
  },
  validateQuery: inputs.analyticsProductsQuery,
  validateParams: inputs.analyticsProductsParams,
  limits: ['period'],
  answer: { envelope: 'list', item: analyticsProductsItem },
  summary: 'The products that shops looked at in their app, the most seen first.',
};

export const analyticsReport: DeclaredOperation = {
  id: 'analytics.report',
  roles: 'public',
  effect: 'write',
  extension: true,
  bodySchema: analyticsReportBody.schema,
  validateBody: analyticsReportBody.validate,
  messages: analyticsReportBody.messages,
  validateQuery: inputs.analyticsReportQuery,
  validateParams: inputs.analyticsReportParams,
  answer: { envelope: 'alert' },
  summary: 'The shops\' app tells what was searched for, looked at and used, with the connector key (docs/decisions/connector-key.md). A report counts once.',
};

const analyticsTodayItem = {
  additionalProperties: false,
  type: 'object',
  required: [
    'orders_to_accept', 'waiting_chats', 'orders_to_deliver', 'orders_to_complete', 'orders_past_due',
    'orders_with_balance', 'payments_without_order', 'update_requests', 'failed_jobs', 'scheduled_broadcasts',
    'unread_promotions', 'amounts', 'code_twins',
  ],
  properties: {
    orders_to_accept: { type: ['integer', 'null'] },
    waiting_chats: {
      type: ['integer', 'null'],
      description: 'Conversations without an answer, but those put off until later.',
    },
    orders_to_deliver: { type: ['integer', 'null'] },
    orders_to_complete: { type: ['integer', 'null'] },
    orders_past_due: { type: ['integer', 'null'], description: 'Unpaid after the day they were to be paid.' },
    orders_with_balance: {
      type: ['integer', 'null'],
      description: 'Paid orders whose money changed afterwards.',
    },
    payments_without_order: { type: ['integer', 'null'], description: 'They settle no invoice.' },
    update_requests: { type: ['integer', 'null'], description: 'Of shops, not processed yet.' },
    failed_jobs: { type: ['integer', 'null'], description: 'Of the last seven days, today included.' },
    hours_without_backup: {
      type: ['integer', 'null'],
      description: 'Since the latest one, where backups are made each night and it is older than that; 0: it is not.',
    },
    scheduled_broadcasts: { type: ['integer', 'null'] },
    unread_promotions: {
      type: ['integer', 'null'],
      description: 'Their stored conditions are none: no order gets them.',
    },
    amounts: {
      additionalProperties: false,
      type: 'object',
      description: 'Rupiah that waits with these; null: not for the caller\'s role.',
      required: ['orders_to_accept', 'orders_past_due', 'payments_without_order'],
      properties: {
        orders_to_accept: { type: ['number', 'null'] },
        orders_past_due: { type: ['number', 'null'], description: 'Less what came back.' },
        payments_without_order: { type: ['number', 'null'] },
      },
    },
    code_twins: {
      type: 'array',
      description: 'Records whose code another one has too, since before such codes were one: those that the caller may edit.',
      items: {
        additionalProperties: false,
        type: 'object',
        required: ['entity', 'id', 'code'],
        properties: {
          entity: { type: 'string', enum: ['product', 'voucher', 'new-promo'] },
          id: { type: 'integer' },
          code: { type: 'string' },
        },
      },
    },
  },
};

export const analyticsToday: DeclaredOperation = {
  id: 'analytics.today',
  roles: [2, 3, 5],
  effect: 'read',
  extension: true,
  validateQuery: inputs.analyticsTodayQuery,
  validateParams: inputs.analyticsTodayParams,
  answer: { envelope: 'item', item: analyticsTodayItem },
  summary: 'How much waits for the caller, of each kind; null: not for the caller\'s role.',
};

const analyticsUsageItem = {
  type: 'object',
  additionalProperties: false,
  required: ['user_id', 'shop_name', 'total'],
  properties: {
    user_id: { type: 'integer' },
    shop_name: { type: 'string' },
    total: { type: 'integer', description: 'Seconds.' },
  },
};

export const analyticsUsage: DeclaredOperation = {
  id: 'analytics.usage',
  roles: [2, 3, 5],
  effect: 'read',
  querySchema: {
    type: 'object',
    properties: {
      start_date: {
        type: 'string',
        format: 'date',
        formatMinimum: '1700-12-31',
        formatMaximum: '9999-12-31',
        messages: {
          format: 'Input date is not valid',
          formatMinimum: 'Input date is not valid',
          formatMaximum: 'Input date is not valid',
        },
      },
      end_date: {
        type: 'string',
        format: 'date',
        formatMaximum: '9999-12-31',
        notBefore: 'start_date',
        within: { days: 3660, of: 'start_date' },
        messages: {
          format: 'Input date is not valid',
          formatMaximum: 'Input date is not valid',
          notBefore: 'Start date cannot beyond end date.',
          within: 'Choose ten years at most.',
        },
      },
    },
  },
  validateQuery: inputs.analyticsUsageQuery,
  validateParams: inputs.analyticsUsageParams,
  limits: ['period'],
  answer: { envelope: 'list', item: analyticsUsageItem },
  summary: 'How long shops used their app, the longest first.',
};
