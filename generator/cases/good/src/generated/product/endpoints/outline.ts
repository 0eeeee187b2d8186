// Generated from schemas/outline/outline.endpoints.json by `npm run generate`. Edit that instead of this file.
import type { Endpoint } from '../../../../../../../core/model.ts';

export const outlineCreate: Endpoint = {
  id: 'outline.create',
  method: 'POST',
  path: '/api/outline',
  roles: [1, 2],
  effect: 'write',
  encoding: 'multipart',
  envelope: 'alert',
};

export const outlineUpdate: Endpoint = {
  id: 'outline.update',
  method: 'PUT',
  path: '/api/outline/{id}',
  roles: [1, 2],
  effect: 'write',
  encoding: 'form',
  envelope: 'alert',
};
