// Generated from schemas/loan/loan.lifecycle.json by `npm run generate`. Edit that instead of this file.
import type { Lifecycle } from '../../../../../../core/model.ts';

export const loanLifecycle = {
  id: 'loan',
  entity: 'loan',
  field: 'state',
  states: {
    0: { label: 'Reserved', initial: true },
    1: { label: 'Lent', tone: 'warn' },
    2: { label: 'Back', tone: 'good', final: true },
  },
  actions: {
    lend: { label: 'Lend', from: [0], to: 1, roles: [1, 2], may: 'loan.helper' },
    return: {
      label: 'Return',
      from: [1],
      to: 2,
      roles: [2],
      actors: ['scheduler'],
      when: { not: { field: 'reader', is: '' } },
      refusal: 'It is {state}.',
    },
    note: { label: 'Note', from: [1, 2], roles: [1, 2], effects: ['loan.remember'] },
  },
  effects: ['loan.tell'],
  zone: 'Asia/Jakarta',
} as const satisfies Lifecycle;
