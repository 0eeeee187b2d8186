// Generated from schemas/session/session.endpoints.json by `npm run generate`. Edit that instead of this file.
import type { Endpoint } from '../../../../core/model.ts';

/** Ends one session of the caller. */
export const sessionEnd: Endpoint = {
  id: 'session.end',
  method: 'DELETE',
  path: '/api/me/sessions/{id}',
  roles: [2, 3, 4, 5],
  effect: 'write',
  envelope: 'alert',
  invalidates: ['session.list'],
  extension: true,
};

/** Ends all sessions of the caller but this one. */
export const sessionEndOthers: Endpoint = {
  id: 'session.end-others',
  method: 'DELETE',
  path: '/api/me/sessions',
  roles: [2, 3, 4, 5],
  effect: 'write',
  envelope: 'alert',
  invalidates: ['session.list'],
  extension: true,
};

/** The caller's sessions, the one that was used last first. */
export const sessionList: Endpoint = {
  id: 'session.list',
  method: 'GET',
  path: '/api/me/sessions',
  roles: [2, 3, 4, 5],
  effect: 'read',
  envelope: 'list',
  extension: true,
};

/** The signed-in account as it is now. */
export const sessionMe: Endpoint = {
  id: 'session.me',
  method: 'GET',
  path: '/api/me',
  roles: [2, 3, 4, 5],
  effect: 'read',
  envelope: 'item',
  extension: true,
};

/** Shows anew who is signed in, so that grave calls are taken for some minutes. */
export const sessionProve: Endpoint = {
  id: 'session.prove',
  method: 'POST',
  path: '/api/me/proof',
  roles: [2, 3, 4, 5],
  effect: 'write',
  encoding: 'json',
  envelope: 'alert',
  extension: true,
};

/** Signs a member of staff in. The password travels base64-encoded (UTF-8). */
export const sessionSignIn: Endpoint = {
  id: 'session.sign-in',
  method: 'POST',
  path: '/api/login/admin',
  roles: 'public',
  effect: 'write',
  encoding: 'json',
  envelope: 'item',
  invalidates: ['session.list'],
  ours: ['remember', 'code'],
};

/** Revokes the token that came with the call. */
export const sessionSignOut: Endpoint = {
  id: 'session.sign-out',
  method: 'POST',
  path: '/api/logout',
  roles: [2, 3, 4, 5],
  effect: 'write',
  encoding: 'json',
  envelope: 'alert',
  invalidates: ['session.list'],
  extension: true,
};
