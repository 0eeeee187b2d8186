// Generated from schemas/forms/form.endpoints.json by `npm run generate`. Edit that instead of this file.
import type { Endpoint } from '../../../../../../../src/runtime/model.ts';

export const formFlat: Endpoint = {
  id: 'form.flat',
  method: 'POST',
  path: '/api/form/flat',
  roles: [1],
  effect: 'write',
  encoding: 'multipart',
  envelope: 'alert',
};

export const formRich: Endpoint = {
  id: 'form.rich',
  method: 'POST',
  path: '/api/form/rich',
  roles: [1],
  effect: 'write',
  encoding: 'multipart',
  envelope: 'alert',
};
