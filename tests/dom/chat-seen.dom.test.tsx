import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import type {
  MemoryChat,
  MemoryService,
} from '../../src/custom-widgets/chat-workspace/service/testing-memory-service.ts';
import { ANSWERS, openShop, startMemoryChat } from './chat-parts.ts';
import { openPage } from './open-page.tsx';

let chat: MemoryChat;
let service: MemoryService;
beforeEach(() => {
  ({ chat, service } = startMemoryChat());
});

/** As the browser tells a page that it is in front, or no longer. */
function turnPage(state: DocumentVisibilityState) {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
  fireEvent(document, new Event('visibilitychange'));
  onTestFinished(() => void vi.restoreAllMocks());
}
const unread = async () => (await service.conversations({})).rows.find(({ id }) => id === 'a')?.unread;
const list = () => screen.findByRole('region', { name: 'Conversations' });

it('marks on opening in a visible page; what comes to a hidden one is read when the page is seen', async () => {
  chat.write('a', 'Ada beras?');
  const talk = await openShop();
  await waitFor(async () => expect(await unread()).toBe(0));
  turnPage('hidden');
  chat.write('a', 'Halo?');
  chat.write('a', 'Ada orang?');
  await within(talk).findByText('Ada orang?');
  expect(await within(await list()).findByLabelText('Unread: 2')).toBeTruthy();
  expect(await unread()).toBe(2);
  // Where the unread begins.
  const [line] = await within(talk).findAllByText('new');
  expect(line?.closest('li')?.nextElementSibling?.textContent).toContain('Halo?');
  turnPage('visible');
  await waitFor(async () => expect(await unread()).toBe(0));
  await waitFor(async () => expect(within(await list()).queryByLabelText(/Unread/)).toBeNull());
});

it('a conversation that is opened with unread messages says where they begin', async () => {
  chat.write('a', 'Lama');
  await service.markRead('a', chat.of('a')[0]?.id ?? '').catch(() => undefined);
  chat.read('a', 'sari', chat.of('a')[0]?.id ?? '');
  chat.write('a', 'Baru 1');
  chat.write('a', 'Baru 2');
  const talk = await openShop();
  const line = await within(talk).findByText('new');
  expect(line.closest('li')?.nextElementSibling?.textContent).toContain('Baru 1');
});

it('a history that could not be read at first has nothing new above what was read', async () => {
  chat.write('a', 'Lama');
  chat.read('a', 'sari', chat.of('a')[0]?.id ?? '');
  const messages = vi.spyOn(service, 'messages').mockRejectedValueOnce(new Error('offline'));
  const talk = await openShop();
  await within(talk).findByText(/Messages could not be loaded/);
  expect(messages).toHaveBeenCalled();
  fireEvent.click(within(talk).getByRole('button', { name: 'Retry' }));
  await within(talk).findByText('Lama');
  await waitFor(async () => expect(await unread()).toBe(0));
  expect(within(talk).queryByText('new')).toBeNull();
});

it('what is behind a dialog or below the fold is not seen; a button leads down', async () => {
  await openPage('/dashboard/chat', { answers: ANSWERS });
  fireEvent.click(await screen.findByRole('button', { name: /Toko Sumber Rejeki/ }));
  const talk = await screen.findByRole('region', { name: 'Toko Sumber Rejeki' });
  const root = talk.closest('main') ?? talk;
  root.setAttribute('aria-hidden', 'true');
  chat.write('a', 'Di balik dialog');
  await within(talk).findByText('Di balik dialog');
  expect(await unread()).toBe(1);
  root.removeAttribute('aria-hidden');
  await waitFor(async () => expect(await unread()).toBe(0));
  const box = talk.querySelector('ol');
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    const isBelow = this.textContent?.includes('Di bawah') && this !== box;
    return { top: isBelow ? 500 : 0, bottom: 100, height: 50 } as DOMRect;
  });
  onTestFinished(() => void vi.restoreAllMocks());
  chat.write('a', 'Di bawah 1');
  chat.write('a', 'Di bawah 2');
  await within(talk).findByRole('button', { name: '2 new messages' });
  expect(await unread()).toBe(2);
  vi.restoreAllMocks();
  fireEvent.scroll(box as Element);
  await waitFor(async () => expect(await unread()).toBe(0));
  expect(within(talk).queryByRole('button', { name: /new message/ })).toBeNull();
});

it('a button leads up to where the unread begins, above what is loaded', async () => {
  chat.write('a', 'Lama');
  chat.read('a', 'sari', chat.of('a')[0]?.id ?? '');
  for (let count = 1; count <= 40; count += 1) chat.write('a', `Baru ${count}.`);
  // The last three are in view.
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    const isAbove = this.matches('li') && !/Baru (38|39|40)\./.test(this.textContent ?? '');
    return { top: isAbove ? -100 : 0, bottom: isAbove ? -50 : 100, height: 50 } as DOMRect;
  });
  onTestFinished(() => void vi.restoreAllMocks());
  const talk = await openShop();
  const button = await within(talk).findByRole('button', { name: '40 new messages' });
  expect(within(talk).queryByText('Baru 1.')).toBeNull();
  vi.restoreAllMocks();
  fireEvent.click(button);
  const line = await within(talk).findByText('new');
  expect(line.closest('li')?.nextElementSibling?.textContent).toContain('Baru 1.');
  await waitFor(() => expect(document.activeElement).toBe(talk.querySelector('ol')));
});

it('the line stays where the unread begins while another message comes, until they were passed', async () => {
  chat.write('a', 'Lama');
  chat.read('a', 'sari', chat.of('a')[0]?.id ?? '');
  for (let count = 1; count <= 5; count += 1) chat.write('a', `Baru ${count}.`);
  let above = /Lama|Baru [1-4]\./;
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    const isAbove = this.matches('li') && above.test(this.textContent ?? '');
    return { top: isAbove ? -100 : 0, bottom: isAbove ? -50 : 100, height: 50 } as DOMRect;
  });
  onTestFinished(() => void vi.restoreAllMocks());
  const talk = await openShop();
  await within(talk).findByRole('button', { name: '5 new messages' });
  chat.write('a', 'Susulan 1');
  await within(talk).findByText('Susulan 1');
  const behindLine = () => within(talk).getByText('new').closest('li')?.nextElementSibling?.textContent;
  await waitFor(async () => expect(await unread()).toBe(0));
  expect(behindLine()).toContain('Baru 1.');
  above = /Lama/;
  fireEvent.scroll(talk.querySelector('ol') as Element);
  await waitFor(() => expect(within(talk).queryByRole('button', { name: /new message/ })).toBeNull());
  turnPage('hidden');
  chat.write('a', 'Susulan 2');
  await within(talk).findByText('Susulan 2');
  await waitFor(() => expect(behindLine()).toContain('Susulan 2'));
});
