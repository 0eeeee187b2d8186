import { describe, expect, it } from 'vitest';
import type { Action, Endpoint } from '../../../core/model.ts';
import { locked, lockOf } from './pending.ts';

describe('locked', () => {
  it('runs the same call once at a time, and again when it has ended', async () => {
    let runs = 0;
    let finish: () => void = () => undefined;
    const work = () =>
      new Promise<void>((resolve) => {
        runs += 1;
        finish = resolve;
      });
    const first = locked('a', work);
    await locked('a', work);
    expect(runs).toBe(1);
    finish();
    await first;
    const again = locked('a', work);
    expect(runs).toBe(2);
    finish();
    await again;
  });

  it('unlocks after a failure too', async () => {
    await expect(locked('b', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
    expect(await locked('b', async () => 'ran')).toBe('ran');
  });
});

describe('lockOf', () => {
  it('tells the same button on two rows apart', () => {
    const endpoint: Endpoint = {
      id: 'e',
      method: 'POST',
      path: '/e',
      roles: [2],
      effect: 'write',
      envelope: 'alert',
    };
    const call = { endpoint, with: { id: { from: 'row', path: 'id' } } } as const;
    const action: Action = { id: 'x', label: 'X', place: 'inline', roles: [2], call };
    const lock = (id: number) => lockOf(action, { route: {}, query: {}, row: { id } });
    expect(lock(1)).not.toBe(lock(2));
    expect(lock(1)).toBe(lock(1));
  });
});
