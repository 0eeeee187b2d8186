// Generated from schemas/desk/desk.endpoints.json by `npm run generate`. Edit that instead of this file.
import type { DeclaredOperation } from '../../../../../../server/http/declared.ts';
import * as deskSignInBody from '../../../src/generated/product/bodies/desk-sign-in.ts';
import { deskSignInParams, deskSignInQuery } from '../inputs/desk.ts';

const deskSignInItem = {
  additionalProperties: false,
  type: 'object',
  properties: {
    user: {
      type: 'object',
      additionalProperties: false,
      required: ['id', 'username', 'role'],
      properties: { id: { type: 'integer' }, username: { type: 'string' }, role: { type: 'integer' } },
    },
    api_token: { type: 'string' },
  },
};

export const deskSignIn: DeclaredOperation = {
  id: 'desk.sign-in',
  roles: 'public',
  effect: 'write',
  bodySchema: deskSignInBody.schema,
  validateBody: deskSignInBody.validate,
  messages: deskSignInBody.messages,
  files: [],
  querySchema: { type: 'object', properties: {} },
  validateQuery: deskSignInQuery,
  paramsSchema: { type: 'object', properties: {} },
  validateParams: deskSignInParams,
  answer: { envelope: 'item', item: deskSignInItem },
};
