// Generated from schemas/user/user-update-info.lifecycle.json by `npm run generate`. Edit that instead of this file.
import type { Lifecycle } from '../../../core/model.ts';

export const userUpdateInfoLifecycle = {
  id: 'user-update-info',
  entity: 'user-update-info',
  field: 'status',
  states: {
    0: { label: 'Pending', tone: 'warn', initial: true },
    1: { label: 'Processed', tone: 'good', final: true },
  },
  actions: {
    process: { label: 'Process', from: [0], to: 1, roles: [2, 3, 5], refusal: 'Processed already.' },
  },
  zone: 'Asia/Jakarta',
} as const satisfies Lifecycle;
