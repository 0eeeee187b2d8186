// Generated from schemas/session/session.endpoints.json by `npm run generate`. Edit that instead of this file.
import type { DeclaredOperation } from '../../../core/declared.ts';
import * as sessionSignInBody from '../../../domain/generated/compiled/bodies/session-sign-in.ts';
import * as inputs from '../compiled/inputs/session.ts';

const sessionMeItem = {
  type: 'object',
  additionalProperties: false,
  required: ['id', 'username', 'role', 'role_string', 'uuid', 'avatar_url', 'name', 'shop_name', 'version'],
  properties: {
    id: { type: 'integer' },
    username: { type: 'string' },
    role: { type: 'integer', description: '2 Admin, 3 Superadmin, 4 IT Staff, 5 Customer Service' },
    role_string: { type: 'string' },
    uuid: { type: ['string', 'null'], description: 'Chat identity.' },
    avatar_url: { type: ['string', 'null'] },
    name: { type: ['string', 'null'] },
    shop_name: { type: ['string', 'null'] },
    version: { type: 'string' },
  },
};

export const sessionMe: DeclaredOperation = {
  id: 'session.me',
  roles: [2, 3, 4, 5],
  effect: 'read',
  extension: true,
  validateQuery: inputs.sessionMeQuery,
  validateParams: inputs.sessionMeParams,
  answer: { envelope: 'item', item: sessionMeItem },
  summary: 'The signed-in account as it is now.',
};

const sessionSignInItem = {
  additionalProperties: false,
  type: 'object',
  required: ['user', 'api_token'],
  properties: {
    user: {
      type: 'object',
      additionalProperties: false,
      required: [
        'id', 'username', 'role', 'role_string', 'uuid', 'avatar_url', 'name', 'shop_name', 'version',
      ],
      properties: {
        id: { type: 'integer' },
        username: { type: 'string' },
        role: { type: 'integer', description: '2 Admin, 3 Superadmin, 4 IT Staff, 5 Customer Service' },
        role_string: { type: 'string' },
        uuid: { type: ['string', 'null'], description: 'Chat identity.' },
        avatar_url: { type: ['string', 'null'] },
        name: { type: ['string', 'null'] },
        shop_name: { type: ['string', 'null'] },
        version: { type: 'string' },
      },
    },
    api_token: { type: 'string' },
  },
};

export const sessionSignIn: DeclaredOperation = {
  id: 'session.sign-in',
  roles: 'public',
  effect: 'write',
  bodySchema: sessionSignInBody.schema,
  validateBody: sessionSignInBody.validate,
  messages: sessionSignInBody.messages,
  validateQuery: inputs.sessionSignInQuery,
  validateParams: inputs.sessionSignInParams,
  answer: { envelope: 'item', item: sessionSignInItem },
  summary: 'Signs a member of staff in. The password travels base64-encoded (UTF-8).',
};

export const sessionSignOut: DeclaredOperation = {
  id: 'session.sign-out',
  roles: [2, 3, 4, 5],
  effect: 'write',
  extension: true,
  validateQuery: inputs.sessionSignOutQuery,
  validateParams: inputs.sessionSignOutParams,
  answer: { envelope: 'alert' },
  summary: 'Revokes the token that came with the call.',
};
