// Generated from schemas/broadcast/broadcast.lifecycle.json by `npm run generate`. Edit that instead of this file.
import type { Lifecycle } from '../../../core/model.ts';

export const broadcastLifecycle = {
  id: 'broadcast',
  entity: 'broadcast',
  field: 'status',
  states: {
    Terjadwal: { label: 'Terjadwal', tone: 'info', initial: true },
    Mengirim: { label: 'Mengirim', tone: 'info' },
    'Terkirim sebagian': { label: 'Terkirim sebagian', tone: 'warn' },
    Terkirim: { label: 'Terkirim', tone: 'good', final: true },
    Dibatalkan: { label: 'Dibatalkan', tone: 'neutral', final: true },
    Gagal: { label: 'Gagal', tone: 'bad' },
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
    continue: {
      label: 'Continue',
      from: ['Terkirim sebagian', 'Gagal'],
      to: 'Mengirim',
      roles: [2, 3, 5],
      actors: ['scheduler'],
      refusal: 'Only a broadcast that has stopped can go on.',
    },
    send: { label: 'Send', from: ['Terjadwal'], to: 'Mengirim', roles: [], actors: ['scheduler'] },
    finish: { label: 'Finish', from: ['Mengirim'], to: 'Terkirim', roles: [], actors: ['scheduler'] },
    stop: { label: 'Stop', from: ['Mengirim'], to: 'Terkirim sebagian', roles: [], actors: ['scheduler'] },
    fail: {
      label: 'Give up',
      from: ['Terjadwal', 'Mengirim'],
      to: 'Gagal',
      roles: [],
      actors: ['scheduler'],
    },
  },
  zone: 'Asia/Jakarta',
} as const satisfies Lifecycle;
