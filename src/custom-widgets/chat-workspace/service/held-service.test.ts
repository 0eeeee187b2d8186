import { expect, it } from 'vitest';
import type { ChatEvent } from './chat-service.ts';
import { holdService } from './held-service.ts';
import { MemoryChat } from './testing-memory-service.ts';

function hold() {
  const chat = new MemoryChat([{ id: 'a', uid: 'shop-a', name: 'Toko Sumber Rejeki', status: 'online' }]);
  const service = chat.serviceOf('sari', 'Sari');
  const released: string[] = [];
  const part = (name: string) => holdService(service, () => released.push(name));
  return { chat, service, released, page: part('page'), box: part('box') };
}

it('tells each part of a connection that another has already made', () => {
  const { page, box } = hold();
  box.connect();
  const heard: ChatEvent[] = [];
  page.listen((event) => heard.push(event));
  expect([box.connection, page.connection]).toEqual(['connected', 'disconnected']);
  page.connect();
  page.connect();
  expect(heard).toEqual([{ kind: 'connection', state: 'connected' }]);
  expect(page.connection).toBe('connected');
});

it('leaves the others what they hear when one part ends, once', () => {
  const { chat, released, page, box } = hold();
  const heard: string[] = [];
  page.listen(({ kind }) => heard.push(`page ${kind}`));
  box.listen(({ kind }) => heard.push(`box ${kind}`));
  page.connect();
  box.connect();
  heard.splice(0);
  page.close();
  page.close();
  chat.write('a', 'Ada gula?');
  expect(heard).toEqual(['box message']);
  expect(released).toEqual(['page']);
  expect([page.connection, box.connection]).toEqual(['disconnected', 'connected']);
});
