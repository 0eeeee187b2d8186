import { expect, it } from 'vitest';
import { pauseAfter } from './connection.ts';
import { type Message, readEvents } from './event-stream.ts';
import { type Logged, RecentEvents } from './recent-events.ts';

it('reads events however the network cuts them, comments too', async () => {
  const text = 'event: open\nid: 7\ndata: {}\n\n:\n\nid: 8\r\ndata: {"key":"ä"}\r\n\r\nid: 9\nda';
  const bytes = new TextEncoder().encode(text);
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      for (const byte of bytes) controller.enqueue(Uint8Array.of(byte));
      controller.close();
    },
  });
  const heard: Message[] = [];
  await readEvents(body, (message) => heard.push(message));
  expect(heard).toEqual([
    { event: 'open', id: '7', data: '{}' },
    { event: 'message' },
    { event: 'message', id: '8', data: '{"key":"ä"}' },
  ]);
});

it('waits longer with each failure, up to half a minute, and not as long as everybody else', () => {
  expect([0, 1, 2, 3, 9].map((failures) => pauseAfter(failures, 1))).toEqual([
    1000, 2000, 4000, 8000, 30_000,
  ]);
  expect(pauseAfter(3, 0)).toBe(2000);
});

it('keeps what was said lately, and knows from when on it knows everything', () => {
  const recent = new RecentEvents();
  const event = (position: number): Logged => ({ position, topics: ['thing'], kind: 'changed', key: null });
  const positions = (since: number) => recent.since(since).map((one) => one.event.position);
  recent.begin(100, 4);
  recent.add(event(5), 1000);
  recent.add(event(6), 2000);
  expect([recent.last, recent.coveredFrom, positions(1500), positions(0)]).toEqual([6, 100, [6], [5, 6]]);
  recent.add(event(7), 121_500);
  expect([recent.last, recent.coveredFrom, positions(0)]).toEqual([7, 1000, [6, 7]]);
  for (let n = 8; n < 1000; n++) recent.add(event(n), 121_500);
  expect([positions(0).length, recent.coveredFrom]).toEqual([500, 121_500]);
});
