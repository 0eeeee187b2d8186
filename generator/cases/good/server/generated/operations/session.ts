// Generated from schemas/session/session.endpoints.json by `npm run generate`. Edit that instead of this file.
import type { DeclaredOperation } from '../../../../../../core/declared.ts';
import * as sessionSignInBody from '../../../domain/generated/compiled/bodies/session-sign-in.ts';
import * as inputs from '../compiled/inputs/session.ts';

const sessionSignInItem = {
  additionalProperties: false,
  type: 'object',
  required: ['token'],
  properties: {
    token: { type: 'string' },
    author: {
      type: 'object',
      additionalProperties: false,
      required: ['id', 'name', 'outlines'],
      properties: { id: { type: 'integer' }, name: { type: 'string' }, outlines: { type: 'integer' } },
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
};
