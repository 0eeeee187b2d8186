// Generated from schemas/chat/chat.endpoints.json by `npm run generate`. Edit that instead of this file.
import type { DeclaredOperation } from '../../../core/declared.ts';
import * as inputs from '../compiled/inputs/canned-reply.ts';

const cannedReplyListItem = {
  type: 'object',
  additionalProperties: false,
  required: ['id', 'title', 'text'],
  properties: {
    id: { type: 'integer' },
    title: { type: 'string' },
    text: { type: 'string', description: '{shop}, {owner} and {me} are filled in.' },
  },
};

export const cannedReplyList: DeclaredOperation = {
  id: 'canned-reply.list',
  roles: [2, 3, 5],
  effect: 'read',
  extension: true,
  validateQuery: inputs.cannedReplyListQuery,
  validateParams: inputs.cannedReplyListParams,
  answer: { envelope: 'list', item: cannedReplyListItem },
  resource: { do: 'list', entity: 'canned-reply' },
  summary: 'Replies that are written once.',
};
