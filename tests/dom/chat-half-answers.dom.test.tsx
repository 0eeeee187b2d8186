import { fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { chatServices } from '../../src/custom-widgets/chat-workspace/service/open-service.ts';
import { readsOf } from '../../src/custom-widgets/chat-workspace/service/own-server/reads.ts';
import { ANSWERS, startMemoryChat } from './chat-parts.ts';
import { openPage } from './open-page.tsx';

/** With the status 200, and no list. */
const HALF_ANSWERS = ['{"data":[{"id":1,"na', {}, '<html>Sign in to the network</html>', { data: null }];
const SHOP = { id: 1, uid: 'shop-a', name: 'Toko Sumber Rejeki', status: 'online', unread: 0, labels: [] };
const ROWS = 'GET /api/chats/conversations';
const MESSAGES = 'GET /api/chats/conversations/{id}/messages';

/** The chat reads from the server; what it hears live does not matter here. */
beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const { service } = startMemoryChat();
  chatServices.open = async ({ calls }) => Object.assign(service, readsOf(calls, 1));
});

it.each(HALF_ANSWERS)('takes %j for a failed load of the conversations, and tries again', async (half) => {
  let body: unknown = half;
  await openPage('/dashboard/chat', { answers: { ...ANSWERS, [ROWS]: () => body } });
  const list = within(await screen.findByRole('region', { name: 'Conversations' }));
  const retry = await list.findByRole('button', { name: 'Retry' });
  body = { data: [SHOP] };
  fireEvent.click(retry);
  await list.findByRole('button', { name: /Toko Sumber Rejeki/ });
});

it.each(HALF_ANSWERS)('takes %j for a failed load of messages', async (half) => {
  let body: unknown = half;
  const answers = { ...ANSWERS, [ROWS]: { data: [SHOP] }, [MESSAGES]: () => body };
  await openPage('/dashboard/chat', { answers });
  fireEvent.click(await screen.findByRole('button', { name: /Toko Sumber Rejeki/ }));
  const talk = within(await screen.findByRole('region', { name: 'Toko Sumber Rejeki' }));
  const retry = await talk.findByRole('button', { name: 'Retry' });
  expect(talk.queryByText('No messages yet.')).toBeNull();
  body = { data: [] };
  fireEvent.click(retry);
  await talk.findByText('No messages yet.');
});
