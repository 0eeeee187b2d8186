import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import type { Message } from '../../src/custom-widgets/chat-workspace/service/chat-service.ts';
import type {
  MemoryChat,
  MemoryService,
} from '../../src/custom-widgets/chat-workspace/service/testing-memory-service.ts';
import { type Answers, Reply } from './answer-calls.ts';
import { ANSWERS, openShop, side, startMemoryChat } from './chat-parts.ts';
import { openPage } from './open-page.tsx';

const VIEWS = { 'GET /api/admin/views': { data: [] } };
let chat: MemoryChat;
let service: MemoryService;
const change = vi.fn(async (_conversation: string, _change: object) => {});
beforeEach(() => {
  ({ chat, service } = startMemoryChat());
  change.mockReset();
  Object.assign(service, {
    desk: { change, labels: async () => ['Bayar', 'Komplain'] },
    assignment: { colleagues: async () => [], assign: async () => undefined },
  });
});

const list = () => screen.findByRole('region', { name: 'Conversations' });
const names = async () =>
  [...(await list()).querySelectorAll('.shop strong')].map(({ textContent }) => textContent?.split(' ')[0]);
const open = async (answers: Answers = {}) => {
  await openPage('/dashboard/chat', { answers: { ...ANSWERS, ...VIEWS, ...answers } });
  await screen.findByRole('button', { name: /Warung Bu Tini/ });
};
const openFilter = async () => {
  fireEvent.click(screen.getByRole('button', { name: /^Filter/ }));
  return within(await screen.findByRole('menu'));
};
const pick = async (name: string) =>
  fireEvent.click(await (await openFilter()).findByRole('menuitemcheckbox', { name }));
const leaveMenu = () => fireEvent.keyDown(screen.getByRole('menu'), { key: 'Escape' });
const desk = (conversation: string, more: object) =>
  chat.tell({
    kind: 'desk',
    conversation,
    labels: [],
    resolvedAt: undefined,
    snoozedUntil: undefined,
    ...more,
  });
const submit = (field: HTMLElement, value: string) => {
  fireEvent.input(field, { target: { value } });
  fireEvent.blur(field);
  fireEvent.submit(field.closest('form') as HTMLFormElement);
};
const NOW = '2026-01-05T09:00:00+07:00';

it('resolves a conversation, and opens it again; a refusal is told', async () => {
  const talk = within(await openShop(VIEWS));
  fireEvent.click(talk.getByRole('button', { name: 'Resolve' }));
  expect(change).toHaveBeenCalledWith('a', { resolved: true });
  desk('a', { resolvedAt: NOW });
  await talk.findByRole('button', { name: 'Open again' });
  talk.getByText(/^Resolved · /);
  change.mockRejectedValueOnce(new Error('Not now.'));
  fireEvent.click(await talk.findByRole('button', { name: 'Open again' }));
  expect(change).toHaveBeenLastCalledWith('a', { resolved: false });
  await screen.findByText(/went wrong|Not now/);
});

it('takes what is resolved or put off out of the list, finds it by its name, and brings it back with the next message', async () => {
  await open();
  expect(await names()).toEqual(['Toko', 'Warung']);
  desk('a', { resolvedAt: NOW });
  await waitFor(async () => expect(await names()).toEqual(['Warung']));
  desk('b', { snoozedUntil: '2100-01-05T09:00:00+07:00' });
  await screen.findByText('No conversation is open.');
  const search = screen.getByLabelText('Search a shop');
  fireEvent.change(search, { target: { value: 'Sumber' } });
  fireEvent.submit(search.closest('form') as HTMLFormElement);
  await within(await list()).findByText('Resolved');
  // Whatever the list is narrowed to.
  await pick('Mine');
  fireEvent.click(screen.getByRole('menuitemcheckbox', { name: 'Waiting longest' }));
  leaveMenu();
  await waitFor(async () => expect(await names()).toEqual(['Toko']));
  await pick('Mine');
  fireEvent.click(screen.getByRole('menuitemcheckbox', { name: 'Waiting longest' }));
  leaveMenu();
  fireEvent.click(screen.getByRole('button', { name: 'Clear search' }));
  await screen.findByText('No conversation is open.');
  await pick('All conversations');
  leaveMenu();
  await waitFor(async () => expect((await names()).toSorted()).toEqual(['Toko', 'Warung']));
  await pick('All conversations');
  leaveMenu();
  await screen.findByText('No conversation is open.');
  chat.write('a', 'Halo?');
  await waitFor(async () => expect(await names()).toEqual(['Toko']));
});

it('puts a conversation off and labels it, from one menu', async () => {
  const talk = within(await openShop(VIEWS));
  const openMenu = async () => {
    fireEvent.click(talk.getByRole('button', { name: 'Snooze and labels' }));
    return within(await screen.findByRole('menu'));
  };
  fireEvent.click(await (await openMenu()).findByRole('menuitem', { name: 'For an hour' }));
  const [, { snoozedUntil }] = change.mock.calls[0] as [string, { snoozedUntil: string }];
  expect((Date.parse(snoozedUntil) - Date.now()) / 60_000).toBeCloseTo(60, 0);
  await pick('All conversations');
  leaveMenu();
  desk('a', { snoozedUntil, labels: ['Komplain'] });
  await within(await list()).findByText(/^Until /);
  await within(await list()).findByText('Komplain');
  // The head of the conversation says so, too.
  talk.getByText('Komplain');
  talk.getByText(/^Snoozed until /);
  fireEvent.click(talk.getByRole('button', { name: 'Open again' }));
  expect(change).toHaveBeenLastCalledWith('a', { snoozedUntil: null });
  await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
  fireEvent.click(
    await (await openMenu()).findByRole('menuitemcheckbox', { name: 'Komplain', checked: true }),
  );
  expect(change).toHaveBeenLastCalledWith('a', { unlabel: 'Komplain' });
  await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
  fireEvent.click(await (await openMenu()).findByRole('menuitem', { name: 'End the snooze' }));
  expect(change).toHaveBeenLastCalledWith('a', { snoozedUntil: null });
  await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
  fireEvent.click(await (await openMenu()).findByRole('menuitem', { name: 'New label' }));
  const name = await screen.findByRole('textbox', { name: 'Label' });
  // Without a click, and Enter right behind the last letter.
  await waitFor(() => expect(document.activeElement).toBe(name));
  await userEvent.setup().keyboard(' Retur {Enter}');
  await waitFor(() => expect(change).toHaveBeenLastCalledWith('a', { label: 'Retur' }));
});

it('says of an impossible day that there is none, and puts nothing off', async () => {
  const talk = within(await openShop(VIEWS));
  fireEvent.click(talk.getByRole('button', { name: 'Snooze and labels' }));
  fireEvent.click(await screen.findByRole('menuitem', { name: 'Until another time' }));
  submit(await screen.findByRole('textbox', { name: 'Day' }), '31/02/2026');
  await screen.findByText('There is no such date. Write it as dd/mm/yyyy.');
  const at = screen.getByRole('textbox', { name: 'At' });
  fireEvent.input(at, { target: { value: '25' } });
  fireEvent.blur(at);
  submit(screen.getByRole('textbox', { name: 'Day' }), '28/02/2126');
  await screen.findByText('There is no such time. Write it as HH:MM.');
  expect(change).not.toHaveBeenCalled();
});

it('combines filters in one menu; what is no longer like them goes once the list may move', async () => {
  await open();
  desk('a', { labels: ['Komplain'] });
  desk('b', { labels: ['Komplain'] });
  const asked = vi.spyOn(service, 'conversations');
  await pick('Komplain');
  fireEvent.click(screen.getByRole('menuitemcheckbox', { name: 'Unread' }));
  expect(screen.getByRole('button', { name: 'Filter (2)', hidden: true })).toBeTruthy();
  await waitFor(() =>
    expect(asked).toHaveBeenLastCalledWith(
      expect.objectContaining({ filter: { label: 'Komplain', state: 'open', unread: true } }),
    ),
  );
  leaveMenu();
  await screen.findByText('No conversation is like this.');
});

it('shows all conversations of what else is chosen', async () => {
  await open();
  desk('a', { labels: ['Komplain'], resolvedAt: NOW });
  await pick('Komplain');
  fireEvent.click(screen.getByRole('menuitemcheckbox', { name: 'All conversations' }));
  leaveMenu();
  await waitFor(async () => expect(await names()).toEqual(['Toko']));
  await pick('All conversations');
  expect(screen.getByRole('menuitemcheckbox', { name: 'Komplain', checked: true })).toBeTruthy();
  leaveMenu();
  await screen.findByText('No conversation is like this.');
});

it('says no longer that a conversation is put off, once it is not', async () => {
  const talk = within(await openShop(VIEWS));
  await pick('All conversations');
  leaveMenu();
  desk('a', { snoozedUntil: new Date(Date.now() + 1500).toISOString() });
  await within(await list()).findByText(/^Until /);
  talk.getByText(/^Snoozed until /);
  await waitFor(() => expect(screen.queryByText(/^Until |^Snoozed until /)).toBeNull(), { timeout: 5000 });
});

it('a row has two marks at most and counts the others; the head begins with the wait', async () => {
  chat.write('a', 'Ada gula?');
  const talk = within(await openShop(VIEWS));
  desk('a', { labels: ['Bayar', 'Komplain', 'L1', 'L2'] });
  const marks = async () =>
    [...(await list()).querySelectorAll('[aria-current] .kind')].map(({ textContent }) => textContent);
  await waitFor(async () => expect(await marks()).toEqual(['Bayar', 'Komplain', '+2']));
  const name = 'Customer Info: Toko Sumber Rejeki, Bayar, Komplain, L1, L2';
  const head = talk.getByRole('button', { name });
  expect([...head.querySelectorAll('.kind')].map(({ textContent }) => textContent)).toEqual([
    'Bayar',
    'Komplain',
    'L1',
    'L2',
  ]);
  chat.tell({
    kind: 'message',
    message: {
      ...(chat.of('a')[0] as Message),
      id: '9'.repeat(15),
      clientId: 'broadcast',
      type: 'Broadcast',
    },
  });
  await waitFor(async () => expect(await marks()).toEqual(['Broadcast', 'Bayar', '+3']));
  talk.getByText(/^Waiting since /);
});

it('keeps a filter under a name, applies it and deletes it', async () => {
  const view = { id: 4, name: 'Pagi', query: 'with=me&state=open', shared: 0, owner: 'Sari', editable: 1 };
  const saved = vi.fn((_request: unknown) => ({ data: view }));
  const deleted = vi.fn((_request: unknown) => ({ message: 'Deleted' }));
  await open({
    'GET /api/admin/views': { data: [view] },
    'POST /api/admin/views': saved,
    'DELETE /api/admin/views/4': deleted,
  });
  await pick('Unread');
  fireEvent.click(await screen.findByRole('menuitem', { name: 'Save this filter' }));
  const name = await screen.findByRole('textbox', { name: 'Name' });
  submit(name, 'Belum dibaca');
  await waitFor(() => expect(JSON.stringify(saved.mock.calls)).toContain('unread=1'));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await pick('Pagi');
  await screen.findByRole('button', { name: 'Filter (1)', hidden: true });
  fireEvent.click(await screen.findByRole('menuitem', { name: 'Delete the filter Pagi' }));
  await waitFor(() => expect(deleted).toHaveBeenCalled());
});

it('says when the filters could not be read, and still filters', async () => {
  await open({ 'GET /api/admin/views': () => new Reply(500, {}) });
  await pick('With nobody');
  leaveMenu();
  expect((await names()).length).toBe(2);
});

it('shows neither a desk nor its filters where the service has none', async () => {
  Object.assign(service, { desk: undefined, assignment: undefined });
  const talk = within(await openShop(VIEWS));
  expect(talk.queryByRole('button', { name: 'Resolve' })).toBeNull();
  const menu = await openFilter();
  expect(menu.getAllByRole('menuitemcheckbox').map(({ textContent }) => textContent)).toEqual([
    'Waiting longest',
  ]);
});

const item = (product_id: number, name: string, quantity: number, orderable = true) => {
  return { product_id, name, quantity, final_price: 1000, price: 1000, stock: 4, image_url: null, orderable };
};
const ORDER = {
  id: 12,
  invoice_no: 'INV/12',
  state: 3,
  total_price: 9000,
  additional_discount: 0,
  created_at: '2026-01-05T09:00:00+07:00',
  items: [item(1, 'Gula', 2), item(1, 'Gula', 3), item(2, 'Teh', 4), item(3, 'Kecap', 1, false)],
};
const PRICE = { data: { sub_total: 9000, total_discount: 0, total: 9000, words: [] } };

it('orders again: the lines stand in the summary, also from the page of the order; what is gone is named', async () => {
  const answers = {
    ...VIEWS,
    'GET /api/chats/transactions': { data: [ORDER] },
    'POST /api/chats/price-order': PRICE,
  };
  await openPage('/dashboard/chat?conversation=a&order=12', { answers: { ...ANSWERS, ...answers } });
  await screen.findByRole('button', { name: 'Create Sales Order' });
  const pieces = (name: string) => screen.findByLabelText<HTMLInputElement>(`Quantity of ${name}`);
  expect([(await pieces('Gula')).value, (await pieces('Teh')).value]).toEqual(['5', '4']);
  expect(screen.queryByLabelText('Quantity of Kecap')).toBeNull();
  await screen.findByText('Can no longer be ordered: Kecap.');
  // A reload does not begin it again.
  expect(location.search).toBe('?conversation=a');
  const close = async () => fireEvent.click(within(await side()).getByRole('button', { name: 'Close' }));
  await close();
  fireEvent.click(await screen.findByRole('button', { name: 'Lihat Detail' }));
  fireEvent.click(await screen.findByRole('button', { name: 'Order again' }));
  expect((await pieces('Teh')).value).toBe('4');
  await close();
  // Beside each order of the list, too.
  fireEvent.click(await screen.findByRole('button', { name: 'Order again' }));
  expect((await pieces('Gula')).value).toBe('5');
});

it('asks once about what is ordered beyond the stock, and sends it when it is meant', async () => {
  const order = {
    ...ORDER,
    items: [item(1, 'Gula', 5), { ...item(2, 'Teh', 1), stock: 0 }, item(4, 'Kopi', 4)],
  };
  const created = vi.fn((_request: unknown) => new Reply(500, {}));
  const answers = {
    ...VIEWS,
    'GET /api/chats/transactions': { data: [order] },
    'POST /api/chats/price-order': PRICE,
    'POST /api/admin/transaction': created,
  };
  await openPage('/dashboard/chat?conversation=a&order=12', { answers: { ...ANSWERS, ...answers } });
  const create = async () => {
    const button = await screen.findByRole<HTMLButtonElement>('button', { name: 'Create Sales Order' });
    await waitFor(() => expect(button.disabled).toBe(false));
    fireEvent.click(button);
  };
  await create();
  const question = within(await screen.findByRole('alertdialog'));
  question.getByText(/^Gula: 5 ordered, 4 in stock\.\s+Teh has no stock\.$/);
  fireEvent.click(question.getByRole('button', { name: 'Go back' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(created).not.toHaveBeenCalled();
  await create();
  const again = within(await screen.findByRole('alertdialog'));
  fireEvent.click(again.getByRole('button', { name: 'Create Sales Order' }));
  await waitFor(() => expect(created).toHaveBeenCalledTimes(1));
  // It failed: the same is not asked again.
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  await create();
  await waitFor(() => expect(created).toHaveBeenCalledTimes(2));
});

it.each([
  ['where it is listed', '/dashboard/user'],
  ['its own page', '/dashboard/user/edit/7'],
])('writes to a shop from %s', async (_place, address) => {
  const opened = vi.fn((_request: unknown) => ({ data: { conversation: 'b' } }));
  const shop = { id: 7, nav_id: 'C-7', owner_name: 'Bu Tini', shop_name: 'Warung Bu Tini', active: 1 };
  await openPage(address, {
    answers: {
      ...ANSWERS,
      ...VIEWS,
      'GET /api/admin/users': { data: { data: [shop], page: { total: 1, current: 1, last: 1 } } },
      'GET /api/admin/users/7': { data: shop },
      'POST /api/chats/conversations': opened,
    },
  });
  const more = address.endsWith('/7') ? [] : await screen.findAllByRole('button', { name: 'More actions' });
  if (more[0]) fireEvent.click(more[0]);
  fireEvent.click(await screen.findByText('Write to this shop'));
  await screen.findByRole('region', { name: 'Warung Bu Tini' });
  expect(location.search).toBe('?conversation=b');
});

it('a server without a chat of its own shows no way to write to a shop', async () => {
  const shop = { id: 7, owner_name: 'Bu Tini', shop_name: 'Warung Bu Tini', active: 1 };
  await openPage('/dashboard/user/edit/7', {
    answers: { 'GET /api/admin/users/7': { data: shop } },
    extensions: ['user.get'],
  });
  await screen.findByDisplayValue('Bu Tini');
  expect(screen.queryByText('Write to this shop')).toBeNull();
});
