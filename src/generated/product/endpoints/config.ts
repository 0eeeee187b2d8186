// Generated from schemas/config/config.endpoints.json by `npm run generate`. Edit that instead of this file.
import type { Endpoint } from '../../../../core/model.ts';

/** All settings, or only those of the middleware (is_middleware=true) or of the others (false). */
export const configList: Endpoint = {
  id: 'config.list',
  method: 'GET',
  path: '/api/admin/configs',
  roles: [2, 3],
  effect: 'read',
  envelope: 'list',
  export: true,
};

/** All rows of config.list as a file. */
export const configListExport: Endpoint = {
  id: 'config.list-export',
  method: 'POST',
  path: '/api/admin/configs/export',
  roles: [2, 3],
  effect: 'read',
  encoding: 'json',
  envelope: 'file',
  extension: true,
};

export const configUpdate: Endpoint = {
  id: 'config.update',
  method: 'POST',
  path: '/api/admin/configs/update',
  roles: [2, 3],
  effect: 'write',
  encoding: 'multipart',
  envelope: 'alert',
  invalidates: ['config.list'],
};
