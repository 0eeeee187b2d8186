import { expect, it } from 'vitest';
import { Attempt } from './attempt.ts';

it('carries the same key when the same is saved again without an answer', () => {
  const attempt = new Attempt();
  const key = attempt.keyFor({ title: 'Emma' });
  expect(attempt.keyFor({ title: 'Emma' })).toBe(key);
  expect(attempt.keyFor({ title: 'Persuasion' })).not.toBe(key);
});

it('begins a new attempt once the server has answered', () => {
  const attempt = new Attempt();
  const key = attempt.keyFor({ title: 'Emma' });
  attempt.answered();
  expect(attempt.keyFor({ title: 'Emma' })).not.toBe(key);
});
