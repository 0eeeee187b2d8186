// Generated from schemas/chat/chat.endpoints.json by `npm run generate`. Edit that instead of this file.
import type { Endpoint } from '../../../../core/model.ts';

/** Replies that are written once. */
export const cannedReplyList: Endpoint = {
  id: 'canned-reply.list',
  method: 'GET',
  path: '/api/chats/replies',
  roles: [2, 3, 5],
  effect: 'read',
  envelope: 'list',
  extension: true,
};
