import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { chatServices } from '../../src/custom-widgets/chat-workspace/service/open-service.ts';
import { openPage } from './open-page.tsx';

const ANSWERS = {
  'GET /api/chats/configs': { data: [{ key: 'chat_app_id', value: 'app' }] },
  'GET /api/chats/replies': { data: [] },
};

it("says why the chat is off where the page may not reach the vendor's servers, and opens nothing", async () => {
  const open = vi.fn(chatServices.open);
  chatServices.open = open;
  await openPage('/dashboard/chat', { answers: ANSWERS, extensions: [] });
  await screen.findByText('The chat is off.');
  screen.getByText(/CHAT_ORIGINS names its servers/);
  // A message to all shops goes without a chat.
  screen.getByRole('button', { name: 'Broadcast' });
  expect(open).not.toHaveBeenCalled();
});
