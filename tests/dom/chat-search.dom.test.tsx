import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import type {
  Finding,
  Message,
  Sought,
} from '../../src/custom-widgets/chat-workspace/service/chat-service.ts';
import type {
  MemoryChat,
  MemoryService,
} from '../../src/custom-widgets/chat-workspace/service/testing-memory-service.ts';
import { ANSWERS, openShop, startMemoryChat } from './chat-parts.ts';
import { openPage } from './open-page.tsx';

let chat: MemoryChat;
let service: MemoryService;
let finding: Finding;
const SHOPS = { a: 'Toko Sumber Rejeki', b: 'Warung Bu Tini' } as const;
beforeEach(() => {
  ({ chat, service } = startMemoryChat());
  const messages = ({ words = '', person = '', conversation }: Sought) =>
    (['a', 'b'] as const)
      .filter((id) => !conversation || id === conversation)
      .flatMap((id) => chat.of(id).map((message) => ({ shop: SHOPS[id], message })))
      .filter(({ message }) => message.text.includes(words) && message.sender.name.includes(person))
      .sort((one, other) => Number(other.message.id) - Number(one.message.id));
  finding = {
    messages: vi.fn(async (sought: Sought) => ({ rows: messages(sought), more: false })),
    shops: async (words) =>
      words === '0812' ? [{ ...(await service.conversation('b')), id: 'b' } as never] : [],
    message: async (conversation, id) =>
      chat.of(conversation).find((message) => Number(message.id) === Number(id)),
  };
  Object.assign(service, { finding });
  chat.write('a', 'Ada gula?');
  for (let count = 0; count < 40; count += 1) chat.write('a', `pesan ${count}`);
  chat.write('b', 'Kirim gula besok');
});

const seek = (name: string, words: string) => {
  const field = screen.getByRole('textbox', { name });
  fireEvent.change(field, { target: { value: words } });
  fireEvent.submit(field.closest('form') as HTMLFormElement);
};
const openSearch = async () => {
  await openPage('/dashboard/chat', { answers: ANSWERS });
  fireEvent.click(await screen.findByRole('button', { name: 'Search all messages' }));
};
const hit = (name: RegExp, current = false) =>
  within(document.querySelector('.found-messages') as HTMLElement).findByRole('button', { name, current });
const talkWith = (name: string) => screen.findByRole('region', { name });
const foundIn = (talk: HTMLElement) => talk.querySelector('.found')?.textContent;

it('finds over all shops, opens a conversation at a message and steps on to the next one', async () => {
  await openSearch();
  seek('Search all messages', 'gula');
  fireEvent.click(await hit(/Kirim gula besok/));
  const first = await talkWith('Warung Bu Tini');
  await waitFor(() => expect(foundIn(first)).toContain('Kirim gula besok'));
  within(first).getByText('1 of 2');
  expect(within(first).getByRole<HTMLButtonElement>('button', { name: 'Newer message found' }).disabled).toBe(
    true,
  );
  fireEvent.click(within(first).getByRole('button', { name: 'Older message found' }));
  const second = await talkWith('Toko Sumber Rejeki');
  await waitFor(() => expect(foundIn(second)).toContain('Ada gula?'));
  within(second).getByText('2 of 2');
  fireEvent.click(within(second).getByRole('button', { name: 'Newer message found' }));
  const again = await talkWith('Warung Bu Tini');
  await waitFor(() => expect(foundIn(again)).toContain('Kirim gula besok'));
  fireEvent.click(within(again).getByRole('button', { name: 'Older message found' }));
  await talkWith('Toko Sumber Rejeki');
  // The hits stay beside it, with the one that is shown.
  await hit(/Ada gula/, true);
  const last = await talkWith('Toko Sumber Rejeki');
  fireEvent.click(within(last).getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(foundIn(last)).toBeUndefined());
});

it('keeps the focus at the button that steps, also in another conversation', async () => {
  chat.write('a', 'Masih ada gula?');
  await openSearch();
  seek('Search all messages', 'gula');
  fireEvent.click(await hit(/Masih ada gula/));
  const first = await talkWith('Toko Sumber Rejeki');
  fireEvent.click(await within(first).findByRole('button', { name: 'Older message found' }));
  const second = await talkWith('Warung Bu Tini');
  const older = await within(second).findByRole('button', { name: 'Older message found' });
  await waitFor(() => expect(foundIn(second)).toContain('Kirim gula besok'));
  await new Promise(requestAnimationFrame);
  expect(document.activeElement).toBe(older);
});

it('copies an address that opens the conversation at the message', async () => {
  const copied = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  await openSearch();
  seek('Search all messages', 'Ada gula');
  fireEvent.click(await hit(/Ada gula/));
  const talk = await talkWith('Toko Sumber Rejeki');
  fireEvent.click(await within(talk).findByRole('button', { name: 'Copy a link to this message' }));
  await screen.findByText('Link copied.');
  const [[address = ''] = []] = copied.mock.calls;
  expect(new URL(address).search).toBe('?conversation=a&message=1');
});

it('opens the conversation at the message of the address, or says that it is not there', async () => {
  await openPage('/dashboard/chat?conversation=a&message=1', { answers: ANSWERS });
  const talk = await talkWith('Toko Sumber Rejeki');
  await waitFor(() => expect(foundIn(talk)).toContain('Ada gula?'));
});

it('says that the message of the address is not there', async () => {
  await openPage('/dashboard/chat?conversation=b&message=1', { answers: ANSWERS });
  await talkWith('Warung Bu Tini');
  await screen.findByText('This message does not exist.');
});

it('finds a shop by what it is known by, and messages by whom and when', async () => {
  await openSearch();
  seek('Search all messages', '0812');
  fireEvent.click(await screen.findByRole('button', { name: /^Shop.*Warung Bu Tini/ }));
  await talkWith('Warung Bu Tini');
  seek('Search all messages', '');
  fireEvent.click(screen.getByText('By whom and when'));
  const person = await screen.findByRole('textbox', { name: 'Written by' });
  fireEvent.input(person, { target: { value: 'Tini' } });
  fireEvent.blur(person);
  await hit(/Kirim gula besok/);
  expect(document.querySelectorAll('.found-messages .hit')).toHaveLength(1);
});

it('says of an impossible day that there is none, and searches nothing for it', async () => {
  await openSearch();
  seek('Search all messages', 'gula');
  await hit(/Kirim gula besok/);
  fireEvent.click(screen.getByText('By whom and when'));
  vi.mocked(finding.messages).mockClear();
  for (const label of ['From day', 'Until day']) {
    const day = await screen.findByRole('textbox', { name: label });
    for (const typed of ['abc', '31/02/2026', '99/99/2026', '31/12/9999']) {
      fireEvent.input(day, { target: { value: typed } });
      fireEvent.blur(day);
      await screen.findAllByText('There is no such date. Write it as dd/mm/yyyy.');
      expect(day.getAttribute('aria-invalid')).toBe('true');
      await waitFor(() => expect(document.querySelector('.found-messages .hit')).toBeNull());
    }
    expect(finding.messages).not.toHaveBeenCalled();
    fireEvent.input(day, { target: { value: '' } });
    fireEvent.blur(day);
    await hit(/Kirim gula besok/);
    vi.mocked(finding.messages).mockClear();
  }
});

it('searches one conversation the same way, and leaves the list as it is', async () => {
  const talk = await openShop();
  fireEvent.click(within(talk).getByRole('button', { name: 'Search messages' }));
  await screen.findByRole('textbox', { name: 'Search messages' });
  seek('Search messages', 'gula');
  fireEvent.click(await within(talk).findByRole('button', { name: /Ada gula/ }));
  await waitFor(() => expect(foundIn(talk)).toContain('Ada gula?'));
  within(talk).getByText('1 of 1');
  expect(finding.messages).toHaveBeenLastCalledWith({ words: 'gula', conversation: 'a' }, undefined);
});

it('says of days of which the last is before the first that they are, and searches nothing for them', async () => {
  await openSearch();
  seek('Search all messages', 'gula');
  await hit(/Kirim gula besok/);
  fireEvent.click(screen.getByText('By whom and when'));
  const set = async (label: string, value: string) => {
    const day = await screen.findByRole('textbox', { name: label });
    fireEvent.input(day, { target: { value } });
    fireEvent.blur(day);
  };
  await set('Until day', '10/02/2026');
  await waitFor(() => expect(vi.mocked(finding.messages).mock.lastCall?.[0]).toHaveProperty('until'));
  vi.mocked(finding.messages).mockClear();
  await set('From day', '11/02/2026');
  await screen.findByText('Start date cannot beyond end date.');
  await waitFor(() => expect(document.querySelector('.found-messages .hit')).toBeNull());
  expect(finding.messages).not.toHaveBeenCalled();
  await set('From day', '10/02/2026');
  await hit(/Kirim gula besok/);
});

it('by the keyboard: Escape leads back to the button, and the list behind it takes no focus meanwhile', async () => {
  await openSearch();
  const field = await screen.findByRole('textbox', { name: 'Search all messages' });
  await waitFor(() => expect(document.activeElement).toBe(field));
  expect(
    screen.getByRole('region', { name: 'Conversations' }).querySelector('.own')?.hasAttribute('inert'),
  ).toBe(true);
  fireEvent.keyDown(field, { key: 'Escape' });
  await waitFor(() =>
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Search all messages' })),
  );
});

it('has no such search where the service has none', async () => {
  Object.assign(service, { finding: undefined });
  await openShop();
  expect(screen.queryByRole('button', { name: 'Search all messages' })).toBeNull();
});

it('says of a message that was found by a number which one it is', async () => {
  const data = { attachments: [{ no: 'SRO-4' }, { document_no: 'INV/2026/19' }] };
  const message = { ...(chat.of('b')[0] as Message), type: 'invoice', text: 'Tagihan', data };
  finding.messages = async () => ({ rows: [{ shop: SHOPS.b, message }], more: false });
  await openSearch();
  seek('Search all messages', 'inv/2026');
  await hit(/Tagihan · INV\/2026\/19$/);
  seek('Search all messages', 'tagihan');
  await hit(/Tagihan$/);
});
