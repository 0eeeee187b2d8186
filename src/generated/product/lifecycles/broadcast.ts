// Generated from schemas/broadcast/broadcast.lifecycle.json by `npm run generate`. Edit that instead of this file.
import type { Lifecycle } from '../../../runtime/model.ts';

export const broadcastLifecycle = {
  id: 'broadcast',
  entity: 'broadcast',
  field: 'status',
  states: {
    Terjadwal: { label: 'Terjadwal', tone: 'info', initial: true },
    Terkirim: { label: 'Terkirim', tone: 'good', final: true },
    Dibatalkan: { label: 'Dibatalkan', tone: 'neutral', final: true },
    Gagal: { label: 'Gagal', tone: 'bad', final: true },
  },
  actions: {
    cancel: {
      label: 'Cancel sending',
      from: ['Terjadwal'],
      to: 'Dibatalkan',
      roles: [2, 3, 5],
      actors: ['scheduler'],
      effects: ['broadcast.end-sending'],
      refusal: 'Only a broadcast that waits can be cancelled.',
    },
    send: { label: 'Send', from: ['Terjadwal'], to: 'Terkirim', roles: [], actors: ['scheduler'] },
    fail: { label: 'Give up', from: ['Terjadwal'], to: 'Gagal', roles: [], actors: ['scheduler'] },
  },
  zone: 'Asia/Jakarta',
} as const satisfies Lifecycle;
