import { act, render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { Endpoint } from '../../core/model.ts';
import { product } from '../../src/generated/product/product.ts';
import { clearResponses } from '../../src/runtime/data/cache.ts';
import { endSession, startSession } from '../../src/runtime/data/session/session-store.ts';
import { useResponse } from '../../src/runtime/data/use-response.ts';
import { connect } from '../../src/runtime/start.tsx';
import { answerCalls } from './answer-calls.ts';

const COUNTS: Endpoint = {
  id: 'counts',
  method: 'GET',
  path: '/api/counts',
  roles: [2],
  effect: 'read',
  envelope: 'item',
};

function Shown({ of }: { readonly of: string }) {
  const { answer, loading, error } = useResponse(COUNTS, { of });
  return <p>{answer ? 'there' : error ? 'failed' : loading ? 'loading' : 'nothing'}</p>;
}

function begin() {
  connect(product, {} as never);
  const waiting: (() => void)[] = [];
  const calls = answerCalls({
    'GET /api/counts': () => new Promise((resolve) => waiting.push(() => resolve({ data: { id: 1 } }))),
  });
  return {
    calls,
    /** Answers what was asked for so far. */
    answer: () =>
      act(async () => {
        for (const one of waiting.splice(0)) one();
      }),
    asked: (count: number) => expect.poll(() => calls.length).toBe(count),
  };
}

const signIn = () =>
  startSession({ user: { id: 1, username: 'admin', role: 2, role_string: 'Admin' }, token: 'token' }, false);

it('an answer that was under way when all were forgotten is asked for again', async () => {
  const { answer, asked } = begin();
  signIn();
  const first = render(<Shown of="a" />);
  await asked(1);
  first.unmount();
  await clearResponses();
  render(<Shown of="a" />);
  await answer();
  await asked(2);
  await answer();
  await screen.findByText('there');
});

it('who has just signed out asks for nothing', async () => {
  const { answer, asked, calls } = begin();
  signIn();
  render(<Shown of="b" />);
  await asked(1);
  endSession('choice');
  await clearResponses();
  await answer();
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(calls).toHaveLength(1);
});
