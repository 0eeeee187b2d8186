// Generated from schemas/loan/loan.lifecycle.json by `npm run generate`. Edit that instead of this file.
import type { Lifecycle } from '../../../../../../../src/runtime/model.ts';

export const loanLifecycle: Lifecycle = {
  id: 'loan',
  entity: 'loan',
  field: 'state',
  states: {
    reserved: { label: 'Reserved', tone: 'info', initial: true },
    lent: { label: 'Out', tone: 'warn' },
    returned: { label: 'Back', tone: 'good', final: true },
    lost: { label: 'Lost', tone: 'bad', final: true },
  },
  actions: {
    lend: { label: 'Lend', from: ['reserved'], to: 'lent', roles: [1] },
    return: { label: 'Return', from: ['lent'], to: 'returned', roles: [1] },
    lose: {
      label: 'Report lost',
      from: ['lent'],
      to: 'lost',
      roles: [1],
      when: { field: 'due', lt: '2026-06-01' },
      refusal: 'Only a book that is overdue is lost.',
    },
  },
  zone: 'Europe/Lisbon',
};
