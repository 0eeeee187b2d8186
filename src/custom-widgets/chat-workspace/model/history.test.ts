import { expect, it } from 'vitest';
import { eventually } from '../../../../tests/eventually.ts';
import { MemoryChat } from '../service/testing-memory-service.ts';
import { deleted, edited } from './history.ts';
import { HistoryReader } from './history-reader.ts';

it('reads what was missed, also when older messages were asked for meanwhile', async () => {
  const chat = new MemoryChat([{ id: 'a', uid: 'shop', name: 'Toko Amanah', status: 'online' }]);
  for (let at = 0; at < 40; at += 1) chat.write('a', `pesan ${at}`);
  const service = chat.serviceOf('sari');
  const reader = new HistoryReader(service, 'a');
  const texts = () => reader.history().rows.map(({ text }) => text);
  service.connect();
  await eventually(() => expect(texts()).toHaveLength(30));
  service.turn('disconnected');
  chat.write('a', 'while it was away');
  service.turn('connected');
  await reader.loadOlder();
  await eventually(() => expect(texts()).toEqual(chat.of('a').map(({ text }) => text)));
  expect(reader.history()).toMatchObject({ older: false, loading: false });
});

it('a quote follows the message that it is of: other words, and none when that is taken back', () => {
  const sender = { uid: 'shop-a', name: 'Toko' };
  const message = { conversation: 'a', sender, sentAt: '', clientId: '', type: 'text' } as const;
  const quote = { id: '1', type: 'text', text: 'Ada beras?', sender: 'Toko' };
  const rows = [
    { ...message, id: '1', text: 'Ada beras?' },
    { ...message, id: '2', text: 'Ada.', quote },
  ];
  const changed = edited(rows, { ...message, id: '1', text: 'Ada gula?' });
  expect(changed.map((row) => [row.text, row.quote?.text])).toEqual([
    ['Ada gula?', undefined],
    ['Ada.', 'Ada gula?'],
  ]);
  expect(deleted(rows, '1')).toMatchObject([
    { text: '', deleted: true },
    { text: 'Ada.', quote: { text: '', deleted: true } },
  ]);
});

it('what was changed or taken back while the line was away is so when it comes back', async () => {
  const chat = new MemoryChat([{ id: 'a', uid: 'shop', name: 'Toko Amanah', status: 'online' }]);
  for (const text of ['satu', 'dua', 'tiga']) chat.write('a', text);
  const service = chat.serviceOf('sari');
  const reader = new HistoryReader(service, 'a');
  const texts = () => reader.history().rows.map(({ text }) => text);
  service.connect();
  await eventually(() => expect(texts()).toEqual(['satu', 'dua', 'tiga']));
  service.turn('disconnected');
  const [one, two] = chat.of('a');
  chat.edit('a', one?.id ?? '', 'satu lagi');
  chat.remove('a', two?.id ?? '');
  service.turn('connected');
  await eventually(() => expect(texts()).toEqual(['satu lagi', 'tiga']));
});

it('the same holds for every page that is loaded, and for an older range', async () => {
  const chat = new MemoryChat([{ id: 'a', uid: 'shop', name: 'Toko Amanah', status: 'online' }]);
  for (let index = 0; index < 260; index += 1) chat.write('a', `pesan ${index}`);
  const service = chat.serviceOf('sari');
  const reader = new HistoryReader(service, 'a');
  const loaded = () => reader.history().rows.map(({ text }) => text);
  const ids = chat.of('a').map(({ id }) => id);
  service.connect();
  await eventually(() => expect(loaded()).toHaveLength(30));
  for (let page = 0; page < 7; page += 1) await reader.loadOlder();
  const before = loaded();
  const away = (work: () => void) => {
    service.turn('disconnected');
    work();
    service.turn('connected');
  };
  away(() => {
    chat.edit('a', ids[20] ?? '', 'lain');
    chat.remove('a', ids[100] ?? '');
    chat.remove('a', ids[259] ?? '');
  });
  const changed = before.flatMap((text) =>
    ['pesan 100', 'pesan 259'].includes(text) ? [] : [text === 'pesan 20' ? 'lain' : text],
  );
  await eventually(() => expect(loaded()).toEqual(changed));
  await reader.goToId(ids[50] ?? '');
  const range = loaded();
  away(() => chat.remove('a', ids[50] ?? ''));
  await eventually(() => expect(loaded()).toEqual(range.filter((text) => text !== 'pesan 50')));
  expect(reader.history().newer).toBe(true);
});
