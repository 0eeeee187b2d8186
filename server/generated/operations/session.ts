// Generated from schemas/session/session.endpoints.json by `npm run generate`. Edit that instead of this file.
import type { DeclaredOperation } from '../../../core/declared.ts';
import * as sessionProveBody from '../../../domain/generated/compiled/bodies/session-prove.ts';
import * as sessionSignInBody from '../../../domain/generated/compiled/bodies/session-sign-in.ts';
import * as inputs from '../compiled/inputs/session.ts';

export const sessionEnd: DeclaredOperation = {
  id: 'session.end',
  roles: [2, 3, 4, 5],
  effect: 'write',
  extension: true,
  validateQuery: inputs.sessionEndQuery,
  paramsSchema: { type: 'object', required: ['id'], properties: { id: { type: 'integer' } } },
  validateParams: inputs.sessionEndParams,
  answer: { envelope: 'alert' },
  summary: 'Ends one session of the caller.',
};

export const sessionEndOthers: DeclaredOperation = {
  id: 'session.end-others',
  roles: [2, 3, 4, 5],
  effect: 'write',
  extension: true,
  validateQuery: inputs.sessionEndOthersQuery,
  validateParams: inputs.sessionEndOthersParams,
  answer: { envelope: 'alert' },
  summary: 'Ends all sessions of the caller but this one.',
};

const sessionListItem = {
  type: 'object',
  additionalProperties: false,
  required: ['id', 'device', 'address', 'created_at', 'used_at', 'current'],
  properties: {
    id: { type: 'integer' },
    device: { type: ['string', 'null'], description: 'Browser and system, as far as the browser says.' },
    address: { type: ['string', 'null'] },
    created_at: { type: 'string', format: 'date-time' },
    used_at: { type: 'string', format: 'date-time', description: 'To within five minutes.' },
    current: {
      type: 'integer',
      enum: [0, 1],
      choices: { 0: 'Another one', 1: { label: 'This one', tone: 'good' } },
      description: '1: the session of the call itself.',
    },
  },
};

export const sessionList: DeclaredOperation = {
  id: 'session.list',
  roles: [2, 3, 4, 5],
  effect: 'read',
  extension: true,
  validateQuery: inputs.sessionListQuery,
  validateParams: inputs.sessionListParams,
  answer: { envelope: 'list', item: sessionListItem },
  summary: 'The caller\'s sessions, the one that was used last first.',
};

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

export const sessionProve: DeclaredOperation = {
  id: 'session.prove',
  roles: [2, 3, 4, 5],
  effect: 'write',
  extension: true,
  bodySchema: sessionProveBody.schema,
  validateBody: sessionProveBody.validate,
  messages: sessionProveBody.messages,
  validateQuery: inputs.sessionProveQuery,
  validateParams: inputs.sessionProveParams,
  limits: ['own_password', 'wrong_code'],
  answer: { envelope: 'alert' },
  summary: 'Shows anew who is signed in, so that grave calls are taken for some minutes.',
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
    first_screen: {
      type: 'string',
      extension: true,
      description: 'The screen that comes first: until it is done, other calls are refused.',
    },
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
