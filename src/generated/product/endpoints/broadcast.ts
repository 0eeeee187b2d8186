// Generated from schemas/broadcast/broadcast.endpoints.json by `npm run generate`. Edit that instead of this file.
import type { Endpoint } from '../../../../core/model.ts';

/** Calls off one that has not gone out yet. */
export const broadcastCancel: Endpoint = {
  id: 'broadcast.cancel',
  method: 'POST',
  path: '/api/admin/broadcast/{id}/cancel',
  roles: [2, 3, 5],
  effect: 'write',
  encoding: 'multipart',
  envelope: 'alert',
  invalidates: ['broadcast.list', 'broadcast.get'],
  extension: true,
};

/** Sends the rest of one that stopped: nobody gets it twice. */
export const broadcastContinue: Endpoint = {
  id: 'broadcast.continue',
  method: 'POST',
  path: '/api/admin/broadcast/{id}/continue',
  roles: [2, 3, 5],
  effect: 'write',
  encoding: 'multipart',
  envelope: 'alert',
  invalidates: ['broadcast.list', 'broadcast.get'],
  extension: true,
  job: true,
};

/** Sends it at once, or on the day that is given, at the time that is given or 09:00 (WIB). */
export const broadcastCreate: Endpoint = {
  id: 'broadcast.create',
  method: 'POST',
  path: '/api/admin/broadcast',
  roles: [2, 3, 5],
  effect: 'write',
  encoding: 'multipart',
  envelope: 'alert',
  invalidates: ['broadcast.list', 'broadcast.get'],
  job: true,
  ours: ['time_sender'],
};

export const broadcastList: Endpoint = {
  id: 'broadcast.list',
  method: 'GET',
  path: '/api/admin/broadcast',
  roles: [2, 3, 5],
  effect: 'read',
  envelope: 'page',
  paging: { page: 'page', size: 'perPage' },
  search: 'search',
  sort: { field: 'sort', dir: 'dir', fields: ['nama_broadcast', 'date_sender'] },
  export: true,
  ours: ['perPage', 'status'],
  variants: {
    date_sender: { standIn: ['created_at'] },
    status: {
      values: ['Terkirim', 'Terjadwal', 'Mengirim', 'Terkirim sebagian', 'Dibatalkan', 'Gagal'],
      other: 'Terkirim',
      standIn: [{ value: 'Terkirim' }],
    },
  },
};

/** All rows of broadcast.list as a file. */
export const broadcastListExport: Endpoint = {
  id: 'broadcast.list-export',
  method: 'POST',
  path: '/api/admin/broadcast/export',
  roles: [2, 3, 5],
  effect: 'read',
  encoding: 'json',
  envelope: 'file',
  extension: true,
};

/** To how many shops a broadcast to all of them goes now. */
export const broadcastReach: Endpoint = {
  id: 'broadcast.reach',
  method: 'GET',
  path: '/api/admin/broadcasts-reach',
  roles: [2, 3, 5],
  effect: 'read',
  envelope: 'item',
  extension: true,
};

/** The active shops, to be chosen from; all of them at once. */
export const broadcastUsers: Endpoint = {
  id: 'broadcast.users',
  method: 'GET',
  path: '/api/admin/users/comechat',
  roles: [2, 3, 5],
  effect: 'read',
  envelope: 'list',
  variants: { status: { values: [0, 1] } },
};

/** One broadcast, with how many it has reached until now. */
export const broadcastGet: Endpoint = {
  id: 'broadcast.get',
  method: 'GET',
  path: '/api/admin/broadcast/{id}',
  roles: [2, 3, 5],
  effect: 'read',
  envelope: 'item',
  extension: true,
  fallback: { list: broadcastList, match: 'id' },
};
