import { expect, it, onTestFinished, vi } from 'vitest';
import { eventually } from '../../../../tests/eventually.ts';
import { MemoryChat } from '../service/testing-memory-service.ts';
import { ListReader } from './list-reader.ts';

const shops = (count: number) =>
  Array.from({ length: count }, (_, index) => {
    const id = `s${String(index).padStart(2, '0')}`;
    return { id, uid: `shop-${id}`, name: `Toko ${id}`, status: 'online' as const };
  });

function open(count: number, more: Partial<ConstructorParameters<typeof ListReader>[1]> = {}) {
  const chat = new MemoryChat(shops(count));
  for (const { id } of shops(count).reverse()) chat.write(id, 'Halo');
  const service = chat.serviceOf('sari');
  const asked = { search: '', filter: {}, order: 'latest' as const, ...more };
  const reader = new ListReader(service, asked, { isSeen: () => false, now: Date.now });
  onTestFinished(() => reader.close());
  service.connect();
  const ids = () => reader.state().rows.map(({ id }) => id);
  return { chat, service, reader, ids };
}

it('puts the newest first at once, and holds every row while it is held', async () => {
  const { chat, reader, ids } = open(3);
  await eventually(() => expect(ids()).toEqual(['s00', 's01', 's02']));
  chat.write('s02', 'Ada gula?');
  expect(ids()).toEqual(['s02', 's00', 's01']);
  reader.hold(true);
  chat.write('s01', 'Ada beras?');
  chat.write('s00', 'Ada teh?');
  expect([ids(), reader.state().moved]).toEqual([['s02', 's00', 's01'], 2]);
  reader.settle();
  expect([ids(), reader.state().moved]).toEqual([['s00', 's01', 's02'], 0]);
  chat.write('s02', 'Halo?');
  expect(ids()[0]).toBe('s00');
  reader.hold(false);
  expect(ids()[0]).toBe('s02');
});

it('does not count the first row, which writes after another and stays the first', async () => {
  const { chat, reader, ids } = open(3);
  await eventually(() => expect(ids()).toEqual(['s00', 's01', 's02']));
  reader.hold(true);
  chat.write('s02', 'Ada beras?');
  chat.write('s00', 'Ada teh?');
  expect([ids(), reader.state().moved]).toEqual([['s00', 's01', 's02'], 1]);
  reader.settle();
  expect(ids()).toEqual(['s00', 's02', 's01']);
});

it('keeps what was loaded over a lost line, and shows what came meanwhile on top', async () => {
  const { chat, service, reader, ids } = open(70);
  await eventually(() => expect(ids()).toHaveLength(30));
  reader.loadMore();
  await eventually(() => expect(ids()).toHaveLength(60));
  const before = ids();
  reader.hold(true);
  service.turn('disconnected');
  chat.write('s65', 'Kapan dikirim?');
  service.turn('connected');
  await eventually(() => expect(reader.state().moved).toBe(1));
  expect(ids()).toEqual(before);
  reader.hold(false);
  expect(ids()).toEqual(['s65', ...before]);
  reader.loadMore();
  await eventually(() => expect(ids().toSorted()).toEqual(shops(70).map(({ id }) => id)));
});

it('brings a conversation that was not loaded within a second, by one call for all of them', async () => {
  const { chat, service, ids } = open(70);
  await eventually(() => expect(ids()).toHaveLength(30));
  const asked = vi.spyOn(service, 'conversations');
  chat.write('s60', 'Halo?');
  chat.write('s61', 'Halo?');
  await eventually(() => expect(ids().slice(0, 3)).toEqual(['s61', 's60', 's00']));
  expect(asked).toHaveBeenCalledTimes(1);
});

it('a broadcast to every shop asks nothing and moves nothing', async () => {
  const { chat, service, ids } = open(70);
  await eventually(() => expect(ids()).toHaveLength(30));
  const before = ids();
  const asked = vi.spyOn(service, 'conversations');
  for (const { id } of shops(70).reverse())
    chat.take(id, { clientId: `b-${id}`, type: 'Broadcast', text: 'Promo!' }, { uid: 'business', name: '' });
  await new Promise((resolve) => setTimeout(resolve, 400));
  expect(ids()).toEqual(before);
  expect(asked).not.toHaveBeenCalled();
});

it('a conversation that is no longer what was asked for goes, once the list may move', async () => {
  const { chat, reader, ids } = open(3, { filter: { state: 'open' } });
  await eventually(() => expect(ids()).toEqual(['s00', 's01', 's02']));
  const resolve = (conversation: string) =>
    chat.tell({
      kind: 'desk',
      conversation,
      labels: [],
      resolvedAt: '2026-01-05T09:00:00Z',
      snoozedUntil: undefined,
    });
  reader.hold(true);
  resolve('s00');
  expect([ids(), reader.state().moved]).toEqual([['s00', 's01', 's02'], 1]);
  reader.hold(false);
  expect(ids()).toEqual(['s01', 's02']);
  resolve('s02');
  expect(ids()).toEqual(['s01']);
});

it('a conversation that its service no longer has in the list goes with the next reading', async () => {
  const { service, reader, ids } = open(3, { filter: { label: 'Bayar' } });
  service.conversations = async () => ({ rows: [] });
  await reader.refresh();
  const all = shops(2).map((shop) => ({ ...shop, unread: 0, labels: ['Bayar'] }));
  service.conversations = async () => ({ rows: all });
  await reader.refresh();
  expect(ids()).toEqual(['s00', 's01']);
  service.conversations = async () => ({ rows: all.slice(1) });
  await reader.refresh();
  expect(ids()).toEqual(['s01']);
  service.conversations = async () => ({ rows: all });
  await reader.refresh();
  expect(ids().toSorted()).toEqual(['s00', 's01']);
});

it('what was resolved while the line was away goes, though more conversations are left to read', async () => {
  const { chat, service, ids } = open(70, { filter: { state: 'open' } });
  await eventually(() => expect(ids()).toHaveLength(30));
  service.turn('disconnected');
  chat.tell({ kind: 'desk', conversation: 's05', labels: [], resolvedAt: '2026-01-05T09:00:00Z' });
  service.turn('connected');
  await eventually(() => expect(ids()).not.toContain('s05'));
  expect(ids()).toContain('s06');
});

it('asks again for a conversation that it lacks only where the change lets it in', async () => {
  const { chat, service, ids } = open(70, { filter: { state: 'open' } });
  await eventually(() => expect(ids()).toHaveLength(30));
  const asked = vi.spyOn(service, 'conversations');
  const desk = { kind: 'desk', conversation: 's60', labels: [], snoozedUntil: undefined } as const;
  chat.tell({ ...desk, resolvedAt: '2026-01-05T09:00:00Z' });
  chat.tell({ kind: 'assigned', conversation: 's61', assignee: null });
  expect(asked).not.toHaveBeenCalled();
  chat.tell({ ...desk, resolvedAt: undefined });
  expect(asked).toHaveBeenCalledTimes(1);
});
