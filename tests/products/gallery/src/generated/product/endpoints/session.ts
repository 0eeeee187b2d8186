// Generated from schemas/session.endpoints.json by `npm run generate`. Edit that instead of this file.
import type { Endpoint } from '../../../../../../../src/runtime/model.ts';

export const sessionSignIn: Endpoint = {
  id: 'session.sign-in',
  method: 'POST',
  path: '/api/sign-in',
  roles: 'public',
  effect: 'write',
  encoding: 'json',
  envelope: 'item',
};
