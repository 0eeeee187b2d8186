import type { Endpoint } from '../../../src/runtime/model.ts';

/** Stands where an unknown endpoint was reported, so that linking can go on; nothing is emitted then. */
export const missingEndpoint: Endpoint = {
  id: '',
  method: 'GET',
  path: '/',
  roles: 'public',
  effect: 'read',
  envelope: 'none',
};
