import { fireEvent, screen, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { handMade } from '../../src/app/hand-made.ts';
import { chatServices } from '../../src/custom-widgets/chat-workspace/service/open-service.ts';
import { MemoryChat } from '../../src/custom-widgets/chat-workspace/service/testing-memory-service.ts';
import { type Call, Reply } from './answer-calls.ts';
import { openPage } from './open-page.tsx';
import { toast } from './page-parts.ts';

const SHOP = {
  id: 4,
  uid: 'shop-d',
  name: 'Toko Sumber Rejeki',
  status: 'online',
  unread: 2,
  waiting_since: null,
  last_message: { text: 'Ada beras?', created_at: '2026-11-24T02:00:00Z' },
};
const ANSWERS = {
  'GET /api/me': { data: { id: 1, username: 'admin', name: 'Sari', role: 2, role_string: 'Admin' } },
  'GET /api/chats/unread': { data: { unread: 120 } },
  'GET /api/chats/conversations': { data: [SHOP] },
};
const late = { timeout: 5000 };
const ACCOUNT = '/dashboard/account';

it('says in the top bar of every page how much waits to be read, and leads to it', async () => {
  await openPage(ACCOUNT, { answers: ANSWERS, as: { role: 5, role_string: 'Customer Service' } });
  const button = await screen.findByRole('button', { name: 'Message Box, Unread: 120' }, late);
  expect(within(button).getByText('99+')).toBeTruthy();
  fireEvent.click(button);
  await screen.findByRole('heading', { name: 'Message Box' });
  expect(screen.getByRole('link', { name: 'View All' }).getAttribute('href')).toBe('/dashboard/chat');
  const shop = await screen.findByRole('link', { name: 'Toko Sumber Rejeki' });
  expect(shop.getAttribute('href')).toBe('/dashboard/chat?conversation=4');
  expect(screen.getByText('Ada beras?')).toBeTruthy();
  expect(screen.getByText('24 Nov 09:00')).toBeTruthy();
});

it('names the shop that waits longest first, and no shop twice', async () => {
  const longest = { ...SHOP, id: 9, name: 'Warung Bu Tini', waiting_since: '2026-11-23T02:00:00Z' };
  const { calls } = await openPage(ACCOUNT, {
    answers: {
      ...ANSWERS,
      'GET /api/chats/conversations': ({ query }: Call) => ({
        data: query.order === 'waiting' ? [longest] : [SHOP, longest],
      }),
    },
  });
  fireEvent.click(await screen.findByRole('button', { name: /Message Box, Unread/ }, late));
  const mark = await screen.findByText('Waiting longest');
  await screen.findByRole('link', { name: SHOP.name });
  const rows = [...(mark.closest('ul') as HTMLElement).children];
  expect(rows.map((row) => row.querySelector('a')?.textContent)).toEqual(['Warung Bu Tini', SHOP.name]);
  expect(rows[0]?.contains(mark)).toBe(true);
  expect(calls.filter(({ query }) => query.order === 'waiting').map(({ query }) => query.state)).toEqual([
    'open',
  ]);
});

it('its button is there with the page, and a press opens it at once, with the focus', async () => {
  const { user, calls } = await openPage(ACCOUNT, { answers: ANSWERS });
  const first = screen.getByRole('button', { name: 'Message Box' });
  expect(calls.map(({ path }) => path)).not.toContain('/api/chats/unread');
  await user.click(first);
  await screen.findByRole('link', { name: SHOP.name });
  const [button, ...more] = screen.getAllByRole('button', { name: /^Message Box/ });
  expect(more).toEqual([]);
  expect(button).not.toBe(first);
  expect(document.activeElement).toBe(button);
});

it('closes with Escape, wherever the focus is', async () => {
  await openPage(ACCOUNT, { answers: ANSWERS });
  const button = await screen.findByRole('button', { name: 'Message Box, Unread: 120' }, late);
  const hidePopover = vi.fn();
  Object.assign(document.querySelector('[popover].panel') as HTMLElement, { hidePopover });
  fireEvent.click(button);
  fireEvent.keyDown(document.body, { key: 'Escape' });
  expect(hidePopover).toHaveBeenCalled();
});

it.each([
  [{ type: 'invoice', text: '' }, 'Invoice'],
  [{ type: 'salesorder', text: '' }, 'Sales Order'],
  [{ type: 'text', text: '', deleted: true }, 'this message was deleted.'],
])('says of the last message what the conversation list says: %j', async (last, said) => {
  const shop = { ...SHOP, last_message: { ...SHOP.last_message, ...last } };
  await openPage(ACCOUNT, { answers: { ...ANSWERS, 'GET /api/chats/conversations': { data: [shop] } } });
  fireEvent.click(await screen.findByRole('button', { name: /Message Box/ }, late));
  const name = await screen.findByRole('link', { name: SHOP.name });
  expect(within(name.closest('li') as HTMLElement).getByText(said)).toBeTruthy();
});

it('is not there for who may not chat', async () => {
  const { calls } = await openPage(ACCOUNT, { answers: ANSWERS, as: { role: 4, role_string: 'IT Staff' } });
  await new Promise((resolve) => setTimeout(resolve, 2500));
  expect(screen.queryByRole('button', { name: /Message Box/ })).toBeNull();
  expect(calls.map(({ path }) => path)).not.toContain('/api/chats/unread');
});

it('tells where the count is not answered, there and as a toast, and Retry brings it', async () => {
  let count: unknown = new Reply(500, { message: 'Resting.' });
  const { user } = await openPage(ACCOUNT, { answers: { ...ANSWERS, 'GET /api/chats/unread': () => count } });
  await toast('Resting.');
  const box = (await screen.findByRole('button', { name: 'Message Box' }, late)).parentElement as HTMLElement;
  await within(box).findByText('Messages could not be loaded.');
  count = ANSWERS['GET /api/chats/unread'];
  await user.click(within(box).getByRole('button', { name: 'Retry' }));
  await screen.findByRole('button', { name: 'Message Box, Unread: 120' });
  expect(within(box).queryByText('Messages could not be loaded.')).toBeNull();
});

it.each([{}, { data: null }, '<html>Sign in to the network</html>'])(
  'takes %j for a failed load of the shops, not for none',
  async (half) => {
    let [latest, longest]: unknown[] = [half, { data: [] }];
    const conversations = ({ query }: Call) => (query.order === 'waiting' ? longest : latest);
    const { user } = await openPage(ACCOUNT, {
      answers: { ...ANSWERS, 'GET /api/chats/conversations': conversations },
    });
    await user.click(await screen.findByRole('button', { name: /Message Box, Unread/ }, late));
    await toast('An error occurred');
    const retry = () => screen.findByRole('button', { name: 'Retry' });
    await retry();
    expect(screen.queryByText('No conversations')).toBeNull();
    // The one that waits longest as well.
    [latest, longest] = [ANSWERS['GET /api/chats/conversations'], half];
    await user.click(await retry());
    await screen.findByRole('link', { name: SHOP.name });
    longest = { data: [{ ...SHOP, id: 9, name: 'Warung Bu Tini' }] };
    await user.click(await retry());
    await screen.findByText('Waiting longest');
    expect(screen.queryByRole('button', { name: 'Retry' })).toBeNull();
  },
);

it('where it cannot be loaded, its button stays, a press says so, and the next one tries again', async () => {
  let isThere = false;
  const load = handMade.widgets?.['message-box'];
  if (!load) throw new Error('There is no Message Box.');
  const widgets = {
    ...handMade.widgets,
    'message-box': () => (isThere ? load() : Promise.reject(new Error('Unable to preload a chunk'))),
  };
  const { user } = await openPage(ACCOUNT, { answers: ANSWERS, handMade: { ...handMade, widgets } });
  const button = () => screen.getByRole('button', { name: 'Message Box' });
  await user.click(button());
  await toast(/^A part of the page could not be loaded/);
  expect(within(screen.getByRole('banner')).queryByRole('button', { name: 'Retry' })).toBeNull();
  isThere = true;
  await user.click(button());
  await screen.findByRole('link', { name: SHOP.name });
});

it("counts what the chat's vendor says where the settings name one, and asks our own store for nothing", async () => {
  const chat = new MemoryChat([{ id: 'a', uid: 'shop-a', name: 'Warung Bu Tini', status: 'online' }]);
  chat.write('a', 'Ada gula?');
  chatServices.openVendor = async () => chat.serviceOf('sari', 'Sari');
  const configs = { data: [{ key: 'chat_app_id', value: 'app' }] };
  const { calls } = await openPage(ACCOUNT, {
    answers: { 'GET /api/me': ANSWERS['GET /api/me'], 'GET /api/chats/configs': configs },
    origins: ['https://*.vendor.test'],
  });
  fireEvent.click(await screen.findByRole('button', { name: 'Message Box, Unread: 1' }, late));
  const shop = await screen.findByRole('link', { name: 'Warung Bu Tini' });
  expect(shop.getAttribute('href')).toBe('/dashboard/chat?conversation=a');
  chat.write('a', 'Halo?');
  await screen.findByRole('button', { name: 'Message Box, Unread: 2' }, late);
  expect(calls.map(({ path }) => path)).not.toContain('/api/chats/unread');
});
