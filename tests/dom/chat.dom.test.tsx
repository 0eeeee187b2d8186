import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { SendRefusal } from '../../src/custom-widgets/chat-workspace/service/chat-service.ts';
import {
  MemoryChat,
  type MemoryService,
} from '../../src/custom-widgets/chat-workspace/service/memory-service.ts';
import { chatServices } from '../../src/custom-widgets/chat-workspace/service/open-service.ts';
import { openPage } from './open-page.tsx';

let chat: MemoryChat;
let service: MemoryService;
beforeEach(() => {
  chat = new MemoryChat([
    { id: 'a', uid: 'shop-a', name: 'Toko Sumber Rejeki', status: 'online' },
    { id: 'b', uid: 'shop-b', name: 'Warung Bu Tini', status: 'offline' },
  ]);
  service = chat.serviceOf('sari', 'Sari');
  chatServices.open = () => service;
});
const shopSays = (text: string, clientId = text) =>
  chat.take('a', { clientId, type: 'text', text }, { uid: 'shop-a', name: 'Toko Sumber Rejeki' });
const write = async (text: string) => {
  const field = await screen.findByPlaceholderText('Type a message...');
  fireEvent.change(field, { target: { value: text } });
  fireEvent.keyDown(field, { key: 'Enter' });
};
const openShop = async () => {
  await openPage('/dashboard/chat', { answers: {} });
  fireEvent.click(await screen.findByRole('button', { name: /Toko Sumber Rejeki/ }));
  return screen.findByRole('region', { name: 'Toko Sumber Rejeki' });
};

it('tells the connection, the unread and what was deleted; an empty text sends nothing', async () => {
  const first = shopSays('Ada beras?');
  await openPage('/dashboard/chat', { answers: {} });
  await screen.findByText('Online chat is connected');
  const list = await screen.findByRole('region', { name: 'Conversations' });
  expect(await within(list).findByLabelText('Unread: 1')).toBeTruthy();
  fireEvent.click(within(list).getByRole('button', { name: /Toko Sumber Rejeki/ }));
  const talk = await screen.findByRole('region', { name: 'Toko Sumber Rejeki' });
  await within(talk).findByText('Ada beras?');
  await waitFor(() => expect(within(list).queryByLabelText('Unread: 1')).toBeNull());
  chat.remove('a', first.id);
  await within(talk).findByText('this message was deleted.');
  await write('   ');
  await write('Ada, Pak.');
  await within(talk).findByText('Ada, Pak.');
  await waitFor(() => expect(chat.of('a').map((one) => one.text)).toEqual(['', 'Ada, Pak.']));
});

it('keeps what is written without a line, and sends it with the next', async () => {
  const talk = await openShop();
  service.turn('disconnected');
  await screen.findByText('Online chat is not-connected');
  await write('nanti');
  await within(talk).findByText('Queued');
  service.turn('connecting');
  await screen.findByText('Online chat is diconnected, reconnecting...');
  service.turn('connected');
  await waitFor(() => expect(within(talk).queryByText('Queued')).toBeNull());
  expect(chat.of('a').map((one) => one.text)).toEqual(['nanti']);
});

it('says why a message was refused, and Retry really sends it', async () => {
  const talk = await openShop();
  const send = service.send;
  service.send = () => Promise.reject(new SendRefusal('Too long.', false));
  await write('halo');
  await within(talk).findByText('Not sent: Too long.');
  service.send = send;
  fireEvent.click(within(talk).getByRole('button', { name: 'Retry' }));
  await waitFor(() => expect(chat.of('a')).toHaveLength(1));
});

it('finds a shop by Enter, and clears', async () => {
  await openPage('/dashboard/chat', { answers: {} });
  const field = await screen.findByLabelText('Search a shop');
  await screen.findByRole('button', { name: /Warung Bu Tini/ });
  const search = (value: string) => {
    fireEvent.change(field, { target: { value } });
    if (field.closest('form')) fireEvent.submit(field.closest('form') as HTMLFormElement);
  };
  search('tini');
  await waitFor(() => expect(screen.queryByRole('button', { name: /Rejeki/ })).toBeNull());
  search('nobody');
  await screen.findByText('No shop has this name.');
  fireEvent.click(screen.getByRole('button', { name: 'Clear search' }));
  await screen.findByRole('button', { name: /Rejeki/ });
});
