// Generated from schemas/account/account.endpoints.json by `npm run generate`. Edit that instead of this file.
import type { Endpoint } from '../../../../core/model.ts';

/** Changes one's own password; the account's other sessions end. */
export const accountChangePassword: Endpoint = {
  id: 'account.change-password',
  method: 'PUT',
  path: '/api/me/password',
  roles: [2, 3, 4, 5],
  effect: 'write',
  encoding: 'form',
  envelope: 'alert',
  extension: true,
};

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
