import { describe, expect, it } from 'vitest';
import type { Lifecycle } from '../../core/model.ts';
import type { Actor } from './actor.ts';
import { nextState } from './lifecycle.ts';

const order: Lifecycle = {
  id: 'order',
  entity: 'order',
  field: 'state',
  states: {
    0: { label: 'Accepted', initial: true },
    1: { label: 'Waiting' },
    2: { label: 'Done', final: true },
  },
  actions: {
    accept: { label: 'Accept', from: [0], to: 1, roles: [2, 3], refusal: 'Too late: {state}.' },
    finish: { label: 'Finish', from: [1], to: 2, roles: [2], when: { field: 'paid', is: 1 } },
    note: { label: 'Note', from: [1, 2], roles: 'public' },
    settle: { label: 'Settle', from: [1], to: 2, roles: [], actors: ['bank'] },
    remind: { label: 'Remind', from: [0], roles: [2], when: { now: 'date', gte: '2026-02-01' } },
  },
  zone: 'Asia/Jakarta',
};
const clerk: Actor = { kind: 'person', id: 1, username: 'clerk', role: 2 };
const now = { date: '2026-01-31', instant: '2026-01-31T10:00:00+07:00' };
const ask = (action: string, record: Record<string, unknown>, actor: Actor | null = clerk) =>
  nextState(order, action, record, actor, now);

describe('the next state', () => {
  it.each([
    ['leads on', 'accept', { state: 0 }, 1],
    ['leads on from a number that came as text', 'accept', { state: '0' }, 1],
    ['leads on when its condition holds', 'finish', { state: 1, paid: 1 }, 2],
    ['stays where no other is named', 'note', { state: 2 }, 2],
  ])('%s', (_about, action, record, state) => {
    expect(ask(action, record)).toMatchObject({ allowed: true, state });
  });

  it.each([
    ['an action that is none', 'toString', { state: 0 }, 'action'],
    ['another state', 'accept', { state: 1 }, 'state'],
    ['a state that is missing', 'accept', {}, 'state'],
    ['a condition that does not hold', 'finish', { state: 1, paid: 0 }, 'condition'],
    ['a day that has not come', 'remind', { state: 0 }, 'condition'],
  ])('is refused for %s', (_about, action, record, reason) => {
    expect(ask(action, record)).toMatchObject({ allowed: false, reason });
  });

  it('is refused to other roles and to nobody, before anything is said about the record', () => {
    expect(ask('accept', { state: 2 }, { ...clerk, role: 5 })).toMatchObject({ reason: 'role' });
    expect(ask('accept', { state: 0 }, null)).toMatchObject({ reason: 'role' });
    expect(ask('note', { state: 1 }, null)).toEqual({ allowed: true, from: 1, state: 1 });
  });

  it('is refused in the words of the action, with the name of the state', () => {
    expect(ask('accept', { state: 2 })).toMatchObject({
      message: 'Too late: {state}.',
      params: { action: { text: 'Accept' }, state: { text: 'Done' } },
    });
  });

  it('belongs to whom the action names: the bank is no person, and a person is not the bank', () => {
    const bank: Actor = { kind: 'system', name: 'bank' };
    expect(ask('settle', { state: 1 }, bank)).toEqual({ allowed: true, from: 1, state: 2 });
    expect(ask('settle', { state: 1 })).toMatchObject({ reason: 'role' });
    expect(ask('accept', { state: 0 }, bank)).toMatchObject({ reason: 'role' });
    expect(ask('note', { state: 1 }, bank)).toMatchObject({ reason: 'role' });
  });
});
