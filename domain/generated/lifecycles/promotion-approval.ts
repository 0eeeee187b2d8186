// Generated from schemas/promotion-approval/promotion-approval.lifecycle.json by `npm run generate`. Edit that instead of this file.
import type { Lifecycle } from '../../../core/model.ts';

export const promotionApprovalLifecycle = {
  id: 'promotion-approval',
  entity: 'promotion-approval',
  field: 'approval',
  states: {
    1: { label: 'Waiting Approval', tone: 'warn', initial: true },
    2: { label: 'Approved', tone: 'good', final: true },
    3: { label: 'Rejected', tone: 'bad', final: true },
    4: { label: 'Revisi', tone: 'info', final: true },
  },
  actions: {
    approve: {
      label: 'Approve',
      from: [1],
      roles: [2, 3],
      when: { field: 'current', is: 1 },
      may: 'promotion-approval.turn',
      effects: ['promotion-approval.pass-on'],
      refusal: 'Only the latest version of a promotion can be decided, while it waits. This one is: {state}.',
    },
    reject: {
      label: 'Reject',
      from: [1],
      to: 3,
      roles: [2, 3],
      when: { field: 'current', is: 1 },
      may: 'promotion-approval.turn',
      effects: ['promotion-approval.mark-rejected'],
      refusal: 'Only the latest version of a promotion can be decided, while it waits. This one is: {state}.',
    },
    'turn-down': {
      label: 'Tolak',
      from: [1],
      to: 3,
      roles: [2, 3],
      when: { field: 'current', is: 1 },
      may: 'promotion-approval.turn',
      effects: ['promotion-approval.mark-rejected'],
      refusal: 'Only the latest version of a promotion can be decided, while it waits. This one is: {state}.',
    },
    revise: {
      label: 'Revisi',
      from: [1],
      to: 4,
      roles: [2, 3],
      when: { field: 'current', is: 1 },
      may: 'promotion-approval.turn',
      refusal: 'Only the latest version of a promotion can be decided, while it waits. This one is: {state}.',
    },
    finish: {
      label: 'Let it apply',
      from: [1],
      to: 2,
      roles: [],
      actors: ['scheduler'],
      effects: ['promotion-approval.apply'],
    },
  },
  zone: 'Asia/Jakarta',
} as const satisfies Lifecycle;
