// Generated from schemas/job/job.endpoints.json by `npm run generate`. Edit that instead of this file.
import type { Endpoint } from '../../../../core/model.ts';

/** Asks a job to stop: at once when it waits, before its next step when it runs. */
export const jobCancel: Endpoint = {
  id: 'job.cancel',
  method: 'POST',
  path: '/api/admin/jobs/{id}/cancel',
  roles: [2, 3, 4, 5],
  effect: 'write',
  encoding: 'multipart',
  envelope: 'alert',
  invalidates: ['job.list', 'job.get'],
  extension: true,
};

/** Lets a job that failed or was stopped go on where it was. */
export const jobContinue: Endpoint = {
  id: 'job.continue',
  method: 'POST',
  path: '/api/admin/jobs/{id}/continue',
  roles: [2, 3, 4, 5],
  effect: 'write',
  encoding: 'multipart',
  envelope: 'alert',
  invalidates: ['job.list', 'job.get'],
  extension: true,
};

/** The file that a job made. */
export const jobDownload: Endpoint = {
  id: 'job.download',
  method: 'GET',
  path: '/api/admin/jobs/{id}/download',
  roles: [2, 3, 4, 5],
  effect: 'read',
  envelope: 'file',
  extension: true,
};

/** One job of the caller; any for a Superadmin. */
export const jobGet: Endpoint = {
  id: 'job.get',
  method: 'GET',
  path: '/api/admin/jobs/{id}',
  roles: [2, 3, 4, 5],
  effect: 'read',
  envelope: 'item',
  extension: true,
};

/** Long work of the caller, the newest first; everybody's for a Superadmin. */
export const jobList: Endpoint = {
  id: 'job.list',
  method: 'GET',
  path: '/api/admin/jobs',
  roles: [2, 3, 4, 5],
  effect: 'read',
  envelope: 'page',
  paging: { page: 'page', size: 'perPage' },
  extension: true,
};
