// Generated from schemas/transaction/transaction-sro.lifecycle.json by `npm run generate`. Edit that instead of this file.
import type { Lifecycle } from '../../../core/model.ts';

export const transactionSroLifecycle = {
  id: 'transaction-sro',
  entity: 'transaction-sro',
  field: 'status',
  states: {
    'On Process': { label: 'On Process', tone: 'info', initial: true },
    Failed: { label: 'Failed', tone: 'bad', final: true },
  },
  actions: {
    fail: {
      label: 'Failed',
      from: ['On Process'],
      to: 'Failed',
      roles: [2, 3, 5],
      effects: ['transaction-sro.failed'],
      refusal: 'Only an SRO on process can fail. This one is: {state}.',
    },
  },
  zone: 'Asia/Jakarta',
} as const satisfies Lifecycle;
