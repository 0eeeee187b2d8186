// Generated from schemas/campaign/campaign.endpoints.json by `npm run generate`. Edit that instead of this file.
import type { DeclaredOperation } from '../../../core/declared.ts';
import * as campaignAddItemsBody from '../../../domain/generated/compiled/bodies/campaign-add-items.ts';
import * as campaignAddParticipantsBody from '../../../domain/generated/compiled/bodies/campaign-add-participants.ts';
import * as campaignCreateBody from '../../../domain/generated/compiled/bodies/campaign-create.ts';
import * as campaignListExportBody from '../../../domain/generated/compiled/bodies/campaign-list-export.ts';
import * as campaignNotifyBody from '../../../domain/generated/compiled/bodies/campaign-notify.ts';
import * as campaignRemindBody from '../../../domain/generated/compiled/bodies/campaign-remind.ts';
import * as campaignUpdateParticipantsBody from '../../../domain/generated/compiled/bodies/campaign-update-participants.ts';
import * as campaignUpdateBody from '../../../domain/generated/compiled/bodies/campaign-update.ts';
import * as inputs from '../compiled/inputs/campaign.ts';

export const campaignAddItems: DeclaredOperation = {
  id: 'campaign.add-items',
  roles: [2, 3],
  effect: 'write',
  bodySchema: campaignAddItemsBody.schema,
  validateBody: campaignAddItemsBody.validate,
  messages: campaignAddItemsBody.messages,
  validateQuery: inputs.campaignAddItemsQuery,
  validateParams: inputs.campaignAddItemsParams,
  limits: ['known_items'],
  answer: { envelope: 'alert' },
};

export const campaignAddParticipants: DeclaredOperation = {
  id: 'campaign.add-participants',
  roles: [2, 3],
  effect: 'write',
  bodySchema: campaignAddParticipantsBody.schema,
  validateBody: campaignAddParticipantsBody.validate,
  messages: campaignAddParticipantsBody.messages,
  validateQuery: inputs.campaignAddParticipantsQuery,
  validateParams: inputs.campaignAddParticipantsParams,
  limits: ['known_participants'],
  answer: { envelope: 'alert' },
};

export const campaignCreate: DeclaredOperation = {
  id: 'campaign.create',
  roles: [2, 3],
  effect: 'write',
  bodySchema: campaignCreateBody.schema,
  validateBody: campaignCreateBody.validate,
  messages: campaignCreateBody.messages,
  files: [{ name: 'banner', types: ['image/png', 'image/jpeg'], maxBytes: 2000000 }],
  validateQuery: inputs.campaignCreateQuery,
  validateParams: inputs.campaignCreateParams,
  limits: ['known_items', 'known_participants', 'other_approver'],
  answer: { envelope: 'alert' },
};

export const campaignDelete: DeclaredOperation = {
  id: 'campaign.delete',
  roles: [2, 3],
  effect: 'write',
  validateQuery: inputs.campaignDeleteQuery,
  paramsSchema: { type: 'object', required: ['id'], properties: { id: { type: 'integer' } } },
  validateParams: inputs.campaignDeleteParams,
  answer: { envelope: 'alert' },
  resource: {
    do: 'delete',
    entity: 'campaign',
    key: { from: 'path', path: 'id' },
    check: true,
    message: 'Campaign {title} deleted.',
  },
};

export const campaignDeleteItem: DeclaredOperation = {
  id: 'campaign.delete-item',
  roles: [2, 3],
  effect: 'write',
  validateQuery: inputs.campaignDeleteItemQuery,
  paramsSchema: { type: 'object', required: ['itemId'], properties: { itemId: { type: 'integer' } } },
  validateParams: inputs.campaignDeleteItemParams,
  limits: ['last_one'],
  answer: { envelope: 'alert' },
  summary: 'Takes one entry out, but for the last one.',
};

const campaignGetItem = {
  type: 'object',
  additionalProperties: false,
  required: [
    'id', 'was_used', 'ordering', 'title', 'participant', 'start_date', 'end_date', 'active', 'edit_said',
    'active_string', 'type', 'type_target', 'target', 'content', 'banner_url', 'remind_start_date',
    'remind_end_date', 'version', 'approval_id', 'approval_status', 'approval_action', 'approval_turn',
    'approval_offer', 'approval_standing', 'offer', 'standing', 'used', 'waiting_picture', 'waiting',
  ],
  properties: {
    id: { type: 'integer' },
    was_used: {
      extension: true,
      type: 'integer',
      enum: [0, 1],
      description: '1: it was used, so it is not deleted.',
    },
    ordering: { type: 'integer' },
    title: { type: 'string' },
    participant: { type: 'integer', description: 'How many shops take part.' },
    start_date: { type: 'string', format: 'date' },
    end_date: { type: 'string', format: 'date' },
    active: {
      type: 'integer',
      enum: [0, 1],
      choices: { 0: 'Inactive', 1: { label: 'Active', tone: 'good' } },
    },
    edit_said: { extension: true, type: 'string' },
    active_string: { type: 'string' },
    type: {
      type: 'string',
      enum: ['product', 'category', 'brand'],
      choices: { product: 'Product', category: 'Category', brand: 'Brand' },
    },
    type_target: { type: 'string', enum: ['amount', 'qty'], choices: { amount: 'Amount', qty: 'Quantity' } },
    target: { type: 'integer', description: 'Rupiah or pieces.' },
    content: { type: 'string', html: true, description: 'HTML.' },
    banner_url: { type: ['string', 'null'] },
    remind_start_date: { type: ['string', 'null'], format: 'date' },
    remind_end_date: { type: ['string', 'null'], format: 'date' },
    version: { type: 'string' },
    approval_id: { type: ['integer', 'null'] },
    approval_status: {
      type: ['object', 'null'],
      properties: {
        approval: {
          type: 'integer',
          choices: {
            1: { label: 'Waiting Approval', tone: 'warn' },
            2: { label: 'Approved', tone: 'good' },
            3: { label: 'Rejected', tone: 'bad' },
            4: { label: 'Revisi', tone: 'info' },
          },
        },
      },
    },
    approval_action: { type: 'boolean' },
    approval_turn: {
      extension: true,
      type: ['string', 'null'],
      description: 'The version and whose turn it is: "2.1" is level 1\'s turn in version 2.',
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
    waiting_picture: {
      type: 'array',
      description: 'The picture of an edit that waits for approval: none or one.',
      items: { type: 'object', required: ['picture'], properties: { picture: { type: 'string' } } },
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

export const campaignGet: DeclaredOperation = {
  id: 'campaign.get',
  roles: [2, 3],
  effect: 'read',
  querySchema: {
    type: 'object',
    properties: {
      edit: {
        type: 'integer',
        enum: [1],
        extension: true,
        description: 'With the values of an edit that waits for approval.',
      },
    },
  },
  validateQuery: inputs.campaignGetQuery,
  paramsSchema: { type: 'object', required: ['id'], properties: { id: { type: 'integer' } } },
  validateParams: inputs.campaignGetParams,
  answer: { envelope: 'item', item: campaignGetItem },
};

const campaignItemsItem = {
  type: 'object',
  additionalProperties: false,
  required: ['id', 'campaign_id', 'product', 'category', 'brand'],
  properties: {
    id: { type: 'integer' },
    campaign_id: { type: 'integer' },
    product: {
      type: ['object', 'null'],
      additionalProperties: false,
      required: ['id', 'sku_code', 'name'],
      properties: { id: { type: 'integer' }, sku_code: { type: 'string' }, name: { type: 'string' } },
    },
    category: {
      type: ['object', 'null'],
      additionalProperties: false,
      required: ['id', 'name', 'description'],
      properties: {
        id: { type: 'integer' },
        name: { type: 'string' },
        description: { type: ['string', 'null'] },
      },
    },
    brand: {
      type: ['object', 'null'],
      additionalProperties: false,
      required: ['id', 'name'],
      properties: { id: { type: 'integer' }, name: { type: 'string' } },
    },
  },
};

export const campaignItems: DeclaredOperation = {
  id: 'campaign.items',
  roles: [2, 3],
  effect: 'read',
  querySchema: {
    type: 'object',
    properties: {
      page: { type: 'integer', minimum: 1, maximum: 1000000000, default: 1 },
      perPage: { type: 'integer', minimum: 1, maximum: 500, extension: true },
      search: { type: 'string', maxLength: 512 },
    },
  },
  validateQuery: inputs.campaignItemsQuery,
  paramsSchema: { type: 'object', required: ['id'], properties: { id: { type: 'integer' } } },
  validateParams: inputs.campaignItemsParams,
  paging: { page: 'page', size: 'perPage' },
  search: 'search',
  answer: { envelope: 'page', item: campaignItemsItem },
  resource: { do: 'list', entity: 'campaign-item', where: { campaign_id: { from: 'path', path: 'id' } } },
};

const campaignListItem = {
  type: 'object',
  additionalProperties: false,
  required: [
    'id', 'was_used', 'ordering', 'title', 'participant', 'start_date', 'end_date', 'active', 'edit_said',
    'active_string', 'type', 'type_target', 'target',
  ],
  properties: {
    id: { type: 'integer' },
    ordering: { type: 'integer' },
    title: { type: 'string' },
    participant: { type: 'integer', description: 'How many shops take part.' },
    was_used: {
      extension: true,
      type: 'integer',
      enum: [0, 1],
      description: '1: it was used, so it is not deleted.',
    },
    start_date: { type: 'string', format: 'date' },
    end_date: { type: 'string', format: 'date' },
    active: {
      type: 'integer',
      enum: [0, 1],
      choices: { 0: 'Inactive', 1: { label: 'Active', tone: 'good' } },
    },
    edit_said: { extension: true, type: 'string' },
    active_string: { type: 'string' },
    type: {
      type: 'string',
      enum: ['product', 'category', 'brand'],
      choices: { product: 'Product', category: 'Category', brand: 'Brand' },
    },
    type_target: { type: 'string', enum: ['amount', 'qty'], choices: { amount: 'Amount', qty: 'Quantity' } },
    target: { type: 'integer', description: 'Rupiah or pieces.' },
  },
};

export const campaignList: DeclaredOperation = {
  id: 'campaign.list',
  roles: [2, 3],
  effect: 'read',
  querySchema: {
    type: 'object',
    properties: {
      page: { type: 'integer', minimum: 1, maximum: 1000000000, default: 1 },
      perPage: { type: 'integer', minimum: 1, maximum: 500 },
      search: { type: 'string', maxLength: 512 },
      sort: {
        type: 'string',
        enum: ['id', 'ordering', 'title', 'participant', 'start_date', 'end_date', 'active'],
      },
      dir: { type: 'string', enum: ['asc', 'desc'] },
    },
  },
  validateQuery: inputs.campaignListQuery,
  validateParams: inputs.campaignListParams,
  paging: { page: 'page', size: 'perPage' },
  search: 'search',
  sort: {
    field: 'sort',
    dir: 'dir',
    fields: ['id', 'ordering', 'title', 'participant', 'start_date', 'end_date', 'active'],
  },
  answer: { envelope: 'page', item: campaignListItem },
  resource: { do: 'list', entity: 'campaign' },
};

export const campaignListExport: DeclaredOperation = {
  id: 'campaign.list-export',
  roles: [2, 3],
  effect: 'read',
  extension: true,
  bodySchema: campaignListExportBody.schema,
  validateBody: campaignListExportBody.validate,
  messages: campaignListExportBody.messages,
  validateQuery: inputs.campaignListExportQuery,
  validateParams: inputs.campaignListExportParams,
  answer: { envelope: 'file' },
  exports: campaignList,
  summary: 'All rows of campaign.list as a file.',
};

export const campaignNotify: DeclaredOperation = {
  id: 'campaign.notify',
  roles: [2, 3],
  effect: 'write',
  bodySchema: campaignNotifyBody.schema,
  validateBody: campaignNotifyBody.validate,
  messages: campaignNotifyBody.messages,
  validateQuery: inputs.campaignNotifyQuery,
  validateParams: inputs.campaignNotifyParams,
  limits: ['some_participants'],
  answer: { envelope: 'alert' },
  summary: 'Tells one participant or all of them how far they are.',
};

const campaignParticipantsItem = {
  type: 'object',
  additionalProperties: false,
  required: ['id', 'campaign', 'user_id', 'user', 'participant_progress', 'reached', 'reward'],
  properties: {
    id: { type: 'integer' },
    user_id: { type: 'integer' },
    user: {
      type: ['object', 'null'],
      additionalProperties: false,
      required: ['shop_name', 'owner_name'],
      properties: { shop_name: { type: 'string' }, owner_name: { type: ['string', 'null'] } },
    },
    participant_progress: { type: 'integer', description: 'Percent of the target, 0 to 100.' },
    reached: { extension: true, type: 'number', description: 'Rupiah or pieces.' },
    campaign: {
      extension: true,
      type: ['object', 'null'],
      additionalProperties: false,
      required: ['type_target'],
      properties: {
        type_target: {
          type: 'string',
          enum: ['amount', 'qty'],
          choices: { amount: 'Amount', qty: 'Quantity' },
        },
      },
    },
    reward: { type: 'string' },
  },
};

export const campaignParticipants: DeclaredOperation = {
  id: 'campaign.participants',
  roles: [2, 3],
  effect: 'read',
  querySchema: {
    type: 'object',
    properties: {
      page: { type: 'integer', minimum: 1, maximum: 1000000000, default: 1 },
      perPage: { type: 'integer', minimum: 1, maximum: 500, extension: true },
      search: { type: 'string', maxLength: 512 },
    },
  },
  validateQuery: inputs.campaignParticipantsQuery,
  paramsSchema: { type: 'object', required: ['id'], properties: { id: { type: 'integer' } } },
  validateParams: inputs.campaignParticipantsParams,
  paging: { page: 'page', size: 'perPage' },
  search: 'search',
  answer: { envelope: 'page', item: campaignParticipantsItem },
  resource: {
    do: 'list',
    entity: 'campaign-participant',
    where: { campaign_id: { from: 'path', path: 'id' } },
  },
};

const campaignReachItem = {
  additionalProperties: false,
  type: 'object',
  required: ['message', 'params'],
  properties: {
    message: { type: 'string', description: 'A source text.' },
    params: {
      additionalProperties: false,
      type: 'object',
      required: ['count'],
      properties: { count: { type: 'integer', description: 'The participants.' } },
    },
  },
};

export const campaignReach: DeclaredOperation = {
  id: 'campaign.reach',
  roles: [2, 3],
  effect: 'read',
  extension: true,
  validateQuery: inputs.campaignReachQuery,
  paramsSchema: { type: 'object', required: ['id'], properties: { id: { type: 'integer' } } },
  validateParams: inputs.campaignReachParams,
  answer: { envelope: 'item', item: campaignReachItem },
  summary: 'To how many shops a notification to all participants goes now.',
};

const campaignRemindItem = {
  type: 'object',
  additionalProperties: false,
  required: [
    'id', 'ordering', 'title', 'participant', 'start_date', 'end_date', 'active', 'active_string', 'type',
    'type_target', 'target', 'content', 'banner_url', 'remind_start_date', 'remind_end_date', 'version',
  ],
  properties: {
    id: { type: 'integer' },
    ordering: { type: 'integer' },
    title: { type: 'string' },
    participant: { type: 'integer', description: 'How many shops take part.' },
    start_date: { type: 'string', format: 'date' },
    end_date: { type: 'string', format: 'date' },
    active: {
      type: 'integer',
      enum: [0, 1],
      choices: { 0: 'Inactive', 1: { label: 'Active', tone: 'good' } },
    },
    active_string: { type: 'string' },
    type: {
      type: 'string',
      enum: ['product', 'category', 'brand'],
      choices: { product: 'Product', category: 'Category', brand: 'Brand' },
    },
    type_target: { type: 'string', enum: ['amount', 'qty'], choices: { amount: 'Amount', qty: 'Quantity' } },
    target: { type: 'integer', description: 'Rupiah or pieces.' },
    content: { type: 'string', html: true, description: 'HTML.' },
    banner_url: { type: ['string', 'null'] },
    remind_start_date: { type: ['string', 'null'], format: 'date' },
    remind_end_date: { type: ['string', 'null'], format: 'date' },
    version: { type: 'string' },
  },
};

export const campaignRemind: DeclaredOperation = {
  id: 'campaign.remind',
  roles: [2, 3],
  effect: 'write',
  extension: true,
  bodySchema: campaignRemindBody.schema,
  validateBody: campaignRemindBody.validate,
  messages: campaignRemindBody.messages,
  validateQuery: inputs.campaignRemindQuery,
  validateParams: inputs.campaignRemindParams,
  answer: { envelope: 'alert', item: campaignRemindItem },
  resource: {
    do: 'update',
    entity: 'campaign',
    key: { from: 'body', path: 'id' },
    set: {
      remind_start_date: { from: 'body', path: 'remind_start_date' },
      remind_end_date: { from: 'body', path: 'remind_end_date' },
    },
    message: 'Reminder of {title} saved.',
  },
  summary: 'Saves when the participants are reminded.',
};

export const campaignSetActive: DeclaredOperation = {
  id: 'campaign.set-active',
  roles: [2, 3],
  effect: 'write',
  validateQuery: inputs.campaignSetActiveQuery,
  paramsSchema: {
    type: 'object',
    required: ['id', 'state'],
    properties: { id: { type: 'integer' }, state: { type: 'string', enum: ['active', 'nonactive'] } },
  },
  validateParams: inputs.campaignSetActiveParams,
  limits: ['not_rejected'],
  answer: { envelope: 'alert' },
  summary: 'Activates or deactivates it.',
};

const campaignUpdateItem = {
  type: 'object',
  additionalProperties: false,
  required: ['id', 'version'],
  properties: { id: { type: 'integer' }, version: { type: 'string' } },
};

export const campaignUpdate: DeclaredOperation = {
  id: 'campaign.update',
  roles: [2, 3],
  effect: 'write',
  bodySchema: campaignUpdateBody.schema,
  validateBody: campaignUpdateBody.validate,
  messages: campaignUpdateBody.messages,
  files: [{ name: 'banner', types: ['image/png', 'image/jpeg', 'image/jif'], maxBytes: 2000000 }],
  validateQuery: inputs.campaignUpdateQuery,
  validateParams: inputs.campaignUpdateParams,
  limits: ['kind_of_target', 'other_approver'],
  answer: { envelope: 'alert', item: campaignUpdateItem },
  summary: 'The kind of target stays that with which it was made.',
};

export const campaignUpdateParticipants: DeclaredOperation = {
  id: 'campaign.update-participants',
  roles: [2, 3],
  effect: 'write',
  bodySchema: campaignUpdateParticipantsBody.schema,
  validateBody: campaignUpdateParticipantsBody.validate,
  messages: campaignUpdateParticipantsBody.messages,
  validateQuery: inputs.campaignUpdateParticipantsQuery,
  validateParams: inputs.campaignUpdateParticipantsParams,
  limits: ['some_participants'],
  answer: { envelope: 'alert' },
  summary: 'Saves the reward of one participant, or with all of every participant of a campaign.',
};
