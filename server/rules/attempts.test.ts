import { describe, expect, it } from 'vitest';
import { Attempts } from './attempts.ts';

const limit = { tries: 3, within: 1000 };

describe('attempts', () => {
  it('are allowed up to the limit, then refused until the window ends', () => {
    const attempts = new Attempts(limit);
    expect([0, 100, 200].map((now) => attempts.take('a', now))).toEqual([0, 0, 0]);
    expect(attempts.take('a', 300)).toBe(700);
    expect(attempts.take('b', 300)).toBe(0);
    expect(attempts.take('a', 1000)).toBe(0);
  });

  it('are forgotten after a success', () => {
    const attempts = new Attempts(limit);
    for (const now of [0, 1, 2]) attempts.take('a', now);
    attempts.clear('a');
    expect(attempts.take('a', 3)).toBe(0);
  });

  it('do not count where they are given back', () => {
    const attempts = new Attempts(limit);
    for (const now of [0, 1, 2]) attempts.take('a', now);
    expect(attempts.isOver('a', 3)).toBe(true);
    attempts.giveBack('a');
    expect([attempts.isOver('a', 3), attempts.take('a', 3), attempts.isOver('a', 1000)]).toEqual([
      false,
      0,
      false,
    ]);
  });

  it('hold a bounded number of keys', () => {
    const attempts = new Attempts({ tries: 1, within: 1000 }, 2);
    for (const key of ['a', 'b', 'c']) attempts.take(key, 0);
    expect(attempts.take('c', 1)).toBe(999);
    expect(attempts.take('a', 1)).toBe(0);
  });
});
