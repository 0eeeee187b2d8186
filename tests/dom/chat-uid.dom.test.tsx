import { cleanup, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { readCookie } from '../../core/cookies.ts';
import { endSession, updateUser, user } from '../../src/runtime/data/session/session-store.ts';
import { ANSWERS, startMemoryChat } from './chat-parts.ts';
import { openPage } from './open-page.tsx';

beforeEach(() => void startMemoryChat());
const kept = () => readCookie(document.cookie, 'chat_uid');
const CHECK = { 'GET /api/chats/check-uid': { data: { uuid: 'identity-of-the-office' } } };
const asked = (calls: readonly { path: string }[]) =>
  calls.filter(({ path }) => path === '/api/chats/check-uid').length;

it('asks who a person without uuid is in the chat, once for a session; the cookie goes with the session', async () => {
  const { calls } = await openPage('/dashboard/chat', { answers: { ...ANSWERS, ...CHECK } });
  await waitFor(() => expect(kept()).toBe('identity-of-the-office'));
  expect(asked(calls)).toBe(1);
  cleanup();
  const again = await openPage('/dashboard/chat', { answers: { ...ANSWERS, ...CHECK } });
  await waitFor(() => expect(document.title).toContain('Chat'));
  expect(asked(again.calls)).toBe(0);
  endSession('choice');
  expect(kept()).toBe(undefined);
});

it('keeps the uuid of an account that has one, and asks nothing', async () => {
  const { calls } = await openPage('/dashboard/chat', { answers: { ...ANSWERS, ...CHECK } });
  await waitFor(() => expect(kept()).toBe('identity-of-the-office'));
  const account = user();
  if (account) updateUser({ ...account, uuid: 'own' });
  await waitFor(() => expect(kept()).toBe('own'));
  expect(asked(calls)).toBe(1);
});

it('an answer that comes after the sign-out is of nobody', async () => {
  let answer = () => {};
  const late = new Promise((resolve) => {
    answer = () => resolve({ data: { uuid: 'late' } });
  });
  const { calls } = await openPage('/dashboard/chat', {
    answers: { ...ANSWERS, 'GET /api/chats/check-uid': () => late },
  });
  await waitFor(() => expect(asked(calls)).toBe(1));
  endSession('choice');
  await screen.findByLabelText('Username');
  answer();
  // Until the page has read it.
  await new Promise((resolve) => setTimeout(resolve, 200));
  expect(kept()).toBe(undefined);
});
