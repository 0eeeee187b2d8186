// Generated from schemas/account/account.endpoints.json by `npm run generate`. Edit that instead of this file.
import type { Endpoint } from '../../../../core/model.ts';

/** The signed-in member of staff changes their own name and picture. */
export const accountUpdate: Endpoint = {
  id: 'account.update',
  method: 'POST',
  path: '/api/admin/users/update',
  roles: [2, 3, 4, 5],
  effect: 'write',
  encoding: 'multipart',
  envelope: 'alert',
  invalidates: ['session.me'],
};
