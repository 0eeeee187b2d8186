// Generated from schemas/session.endpoints.json by `npm run generate`. Edit that instead of this file.
import type { DeclaredOperation } from '../../../../../../server/http/declared.ts';
import * as sessionSignInBody from '../../../src/generated/product/bodies/session-sign-in.ts';
import { sessionSignInParams, sessionSignInQuery } from '../inputs/session.ts';

const sessionSignInItem = { type: 'object' };

export const sessionSignIn: DeclaredOperation = {
  id: 'session.sign-in',
  roles: 'public',
  effect: 'write',
  bodySchema: sessionSignInBody.schema,
  validateBody: sessionSignInBody.validate,
  messages: sessionSignInBody.messages,
  files: [],
  querySchema: { type: 'object', properties: {} },
  validateQuery: sessionSignInQuery,
  paramsSchema: { type: 'object', properties: {} },
  validateParams: sessionSignInParams,
  answer: { envelope: 'item', item: sessionSignInItem },
};
