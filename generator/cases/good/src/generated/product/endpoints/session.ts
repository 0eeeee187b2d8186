// Generated from schemas/session/session.endpoints.json by `npm run generate`. Edit that instead of this file.
import type { Endpoint } from '../../../../../../../core/model.ts';

export const sessionSignIn: Endpoint = {
  id: 'session.sign-in',
  method: 'POST',
  path: '/api/login',
  roles: 'public',
  effect: 'write',
  encoding: 'json',
  envelope: 'item',
};
