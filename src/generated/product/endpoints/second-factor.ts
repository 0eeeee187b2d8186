// Generated from schemas/second-factor/second-factor.endpoints.json by `npm run generate`. Edit that instead of this file.
import type { Endpoint } from '../../../../core/model.ts';

/** Whether the caller's account has the two-step sign-in. */
export const secondFactorGet: Endpoint = {
  id: 'second-factor.get',
  method: 'GET',
  path: '/api/me/second-factor',
  roles: [2, 3, 4, 5],
  effect: 'read',
  envelope: 'item',
  extension: true,
};

/** A new secret for an authenticator app, with recovery codes. Nothing is kept until it is switched on. */
export const secondFactorOffer: Endpoint = {
  id: 'second-factor.offer',
  method: 'GET',
  path: '/api/me/second-factor/offer',
  roles: [2, 3, 4, 5],
  effect: 'read',
  envelope: 'item',
  extension: true,
};

/** Switches the caller's two-step sign-in off. */
export const secondFactorSwitchOff: Endpoint = {
  id: 'second-factor.switch-off',
  method: 'POST',
  path: '/api/me/second-factor/off',
  roles: [2, 3, 4, 5],
  effect: 'write',
  encoding: 'multipart',
  envelope: 'alert',
  invalidates: ['second-factor.get'],
  extension: true,
};

/** Switches the two-step sign-in on, with a code of the app; the account's other sessions end. */
export const secondFactorSwitchOn: Endpoint = {
  id: 'second-factor.switch-on',
  method: 'POST',
  path: '/api/me/second-factor/on',
  roles: [2, 3, 4, 5],
  effect: 'write',
  encoding: 'multipart',
  envelope: 'alert',
  invalidates: ['second-factor.get'],
  extension: true,
};
