import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import type { Endpoint } from '../../core/model.ts';
import { product } from '../../src/generated/product/product.ts';
import { clearResponses, invalidate } from '../../src/runtime/data/cache.ts';
import { endSession, startSession } from '../../src/runtime/data/session/session-store.ts';
import { useResponse } from '../../src/runtime/data/use-response.ts';
import { connect } from '../../src/runtime/start.tsx';
import * as toasts from '../../src/runtime/ui/toasts/notify.ts';
import { answerCalls, Reply } from './answer-calls.ts';

const RESTING = new Reply(500, { message: 'Resting.' });
const COUNTS: Endpoint = {
  id: 'counts',
  method: 'GET',
  path: '/api/counts',
  roles: [2],
  effect: 'read',
  envelope: 'item',
};

function Shown({ of }: { readonly of: string }) {
  const { answer, loading, stale, error, retry } = useResponse(COUNTS, { of });
  const text = answer ? (stale ? 'dimmed' : 'there') : error ? 'failed' : loading ? 'loading' : 'nothing';
  return (
    <button type="button" onClick={retry}>
      {answer && error ? `${text}, not refreshed` : text}
    </button>
  );
}

function begin() {
  connect(product, {} as never);
  const waiting: ((fails: boolean) => void)[] = [];
  const calls = answerCalls({
    'GET /api/counts': () =>
      new Promise((resolve) => waiting.push((fails) => resolve(fails ? RESTING : { data: { id: 1 } }))),
  });
  return {
    calls,
    /** Answers what was asked for so far. */
    answer: (fails = false) =>
      act(async () => {
        for (const one of waiting.splice(0)) one(fails);
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

it('the answer to another question is dimmed, goes when this one fails, and does not come back with Retry', async () => {
  const { answer, asked } = begin();
  signIn();
  const { rerender } = render(<Shown of="c" />);
  await asked(1);
  await answer();
  await screen.findByText('there');
  rerender(<Shown of="d" />);
  await screen.findByText('dimmed');
  await asked(2);
  await answer(true);
  fireEvent.click(await screen.findByText('failed'));
  await screen.findByText('loading');
  await asked(3);
  await answer(true);
  await screen.findByText('failed');
  rerender(<Shown of="c" />);
  await screen.findByText('there');
});

it('an answer that could not be refreshed stays; that is told once for all parts, and again only after an answer or Retry', async () => {
  const { answer, asked } = begin();
  signIn();
  render(
    <>
      <Shown of="e" />
      <Shown of="e" />
    </>,
  );
  const shown = vi.spyOn(toasts, 'notify');
  await asked(1);
  await answer();
  expect(await screen.findAllByText('there')).toHaveLength(2);
  for (const count of [2, 3]) {
    void invalidate(['counts']);
    await asked(count);
    await answer(true);
    expect(await screen.findAllByText('there, not refreshed')).toHaveLength(2);
  }
  expect(shown.mock.calls).toEqual([['Resting.', 'error']]);
  fireEvent.click(screen.getAllByText('there, not refreshed')[0] as HTMLElement);
  await asked(4);
  await answer(true);
  await waitFor(() => expect(shown).toHaveBeenCalledTimes(2));
});
