// Generated from schemas/desk/desk.endpoints.json by `npm run generate`. Edit that instead of this file.
import type { Endpoint } from '../../../../../../../src/runtime/model.ts';

export const deskSignIn: Endpoint = {
  id: 'desk.sign-in',
  method: 'POST',
  path: '/api/desk',
  roles: 'public',
  effect: 'write',
  encoding: 'json',
  envelope: 'item',
};
