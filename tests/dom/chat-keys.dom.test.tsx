import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import type {
  MemoryChat,
  MemoryService,
} from '../../src/custom-widgets/chat-workspace/service/testing-memory-service.ts';
import { ANSWERS, attach, openShop, side, startMemoryChat } from './chat-parts.ts';
import { openPage } from './open-page.tsx';

let chat: MemoryChat;
let service: MemoryService;
beforeEach(() => {
  ({ chat, service } = startMemoryChat());
});
const field = () => screen.getByPlaceholderText<HTMLTextAreaElement>('Type a message...');
const atText = () => waitFor(() => expect(document.activeElement).toBe(field()));
const heading = async () => within(await side()).getByRole('heading').textContent;
const frame = (talk: HTMLElement) => talk.parentElement as HTMLElement;

it('Escape anywhere in the conversation closes the panel that was opened, and leads back to the text', async () => {
  chat.write('a', 'Ada beras?');
  const talk = await openShop();
  await within(talk).findByText('Ada beras?');
  const history = within(talk).getByText('Riwayat Transaksi');
  const places = [history, talk.querySelector('ol') as HTMLElement, field()];
  for (const place of places) {
    fireEvent.click(history);
    await waitFor(() => expect(frame(talk).className).toContain('beside'));
    place.focus();
    fireEvent.keyDown(place, { key: 'Escape' });
    await waitFor(() => expect(frame(talk).className).not.toContain('beside'));
    await atText();
  }
});

it('Escape that leaves something else leaves the panel open', async () => {
  Object.assign(service, { capabilities: new Set([...service.capabilities, 'search-messages']) });
  const talk = await openShop();
  fireEvent.click(within(talk).getByText('Riwayat Transaksi'));
  fireEvent.click(within(talk).getByRole('button', { name: 'Search messages' }));
  fireEvent.keyDown(await within(talk).findByRole('textbox', { name: 'Search messages' }), { key: 'Escape' });
  await waitFor(() => expect(within(talk).queryByRole('textbox', { name: 'Search messages' })).toBeNull());
  expect(frame(talk).className).toContain('beside');
});

it('a panel that is closed by its button leads back to the text', async () => {
  await openShop();
  const close = within(await attach('TTB')).getByRole('button', { name: 'Close' });
  close.focus();
  fireEvent.click(close);
  await waitFor(async () => expect(await heading()).toBe('Riwayat Transaksi'));
  await atText();
});

it('a message that was deleted leaves the focus at the text', async () => {
  chat.take('a', { clientId: '1', type: 'text', text: 'Salah' }, { uid: 'sari', name: 'Sari' });
  const talk = await openShop();
  const button = await within(talk).findByRole('button', { name: 'Menu of this message' });
  button.focus();
  fireEvent.click(button);
  fireEvent.click(await screen.findByRole('menuitem', { name: 'Delete' }));
  const dialog = await screen.findByRole('alertdialog');
  fireEvent.click(within(dialog).getByRole('button', { name: 'Delete' }));
  await within(talk).findByText('this message was deleted.');
  await atText();
});

it('the search of the list shows all again once it is emptied by hand, and Escape empties it', async () => {
  await openPage('/dashboard/chat', { answers: ANSWERS });
  const input = await screen.findByLabelText<HTMLInputElement>('Search a shop');
  await screen.findByRole('button', { name: /Rejeki/ });
  const narrow = async () => {
    fireEvent.change(input, { target: { value: 'tini' } });
    fireEvent.submit(input.closest('form') as HTMLFormElement);
    await waitFor(() => expect(screen.queryByRole('button', { name: /Rejeki/ })).toBeNull());
  };
  await narrow();
  fireEvent.change(input, { target: { value: '' } });
  await screen.findByRole('button', { name: /Rejeki/ });
  await narrow();
  fireEvent.keyDown(input, { key: 'Escape' });
  await screen.findByRole('button', { name: /Rejeki/ });
  expect(input.value).toBe('');
});
