import { expect, it } from 'vitest';
import { eventually } from '../../../../tests/eventually.ts';
import { MemoryChat } from '../service/testing-memory-service.ts';
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
