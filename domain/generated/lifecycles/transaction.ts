// Generated from schemas/transaction/transaction.lifecycle.json by `npm run generate`. Edit that instead of this file.
import type { Lifecycle } from '../../../core/model.ts';

export const transactionLifecycle = {
  id: 'transaction',
  entity: 'transaction',
  field: 'state',
  states: {
    0: { label: 'Order Accepted', tone: 'info', initial: true },
    1: { label: 'Waiting For Delivery', tone: 'warn' },
    2: { label: 'Delivered', tone: 'info' },
    3: { label: 'Done', tone: 'good', final: true },
  },
  actions: {
    accept: {
      label: 'Accept',
      from: [0],
      to: 1,
      roles: [2, 3, 5],
      may: 'transaction.has-pieces',
      refusal: 'Only a new order can be accepted. This one is: {state}.',
    },
    deliver: {
      label: 'Deliver',
      from: [1],
      to: 2,
      roles: [2, 3, 5],
      may: 'transaction.has-pieces',
      refusal: 'Only an order that waits for delivery can be delivered. This one is: {state}.',
    },
    complete: {
      label: 'Complete',
      from: [2],
      to: 3,
      roles: [2, 3, 5],
      effects: ['transaction.settle'],
      refusal: 'Only a delivered order can be completed. This one is: {state}.',
    },
    sro: {
      label: 'SRO',
      from: [2, 3],
      roles: [2, 3, 5],
      effects: ['transaction.settle'],
      refusal: 'Goods come back only from an order that was delivered. This one is: {state}.',
    },
    'confirm-paid': {
      label: 'Confirm Paid',
      from: [0, 1, 2, 3],
      roles: [2, 3, 5],
      actors: ['bank'],
      when: { field: 'paid', is: 0 },
      effects: ['transaction.level-points'],
      refusal: 'This order is paid already.',
    },
    edit: {
      label: 'Edit',
      from: [0, 1],
      roles: [2, 3, 5],
      refusal: 'Quantities can be changed until the order is delivered. This one is: {state}.',
    },
    'add-document': {
      label: 'Add New Document',
      from: [0, 1, 2],
      roles: [2, 3, 5],
      refusal: 'Documents are added until the order is done. This one is: {state}.',
    },
    remind: {
      label: 'Kirim Remind',
      from: [0, 1, 2, 3],
      roles: [2, 3, 5],
      when: { field: 'paid', is: 0 },
      may: 'transaction.reminder-due',
      refusal: 'This order is paid already.',
    },
  },
  zone: 'Asia/Jakarta',
} as const satisfies Lifecycle;
