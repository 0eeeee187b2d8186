import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { eventually } from '../../../../tests/eventually.ts';
import type { LiveEvent } from './live-event.ts';
import { LiveTab } from './live-tab.ts';

/** A connection as the server sees it. */
interface Asked {
  readonly last: string | null;
  readonly age: string | null;
  say(text: string): void;
  end(): void;
  readonly signal: AbortSignal | null | undefined;
}

let asked: Asked[];
let status = 200;
const tabs: LiveTab[] = [];
const whole = globalThis.fetch;

beforeEach(() => {
  asked = [];
  status = 200;
  globalThis.fetch = async (address, init) => {
    const signal = init?.signal;
    const body = new ReadableStream<Uint8Array>({
      start(controller) {
        signal?.addEventListener('abort', () => controller.error(new Error('aborted')));
        asked.push({
          last: new Headers(init?.headers).get('last-event-id'),
          age: new URL(String(address), 'http://x').searchParams.get('age'),
          say: (text) => controller.enqueue(new TextEncoder().encode(text)),
          end: () => controller.close(),
          signal,
        });
      },
    });
    return new Response(status === 200 ? body : null, {
      status,
      headers: { 'content-type': 'text/event-stream' },
    });
  };
  useLocks(new Locks());
});
afterEach(() => {
  for (const tab of tabs.splice(0)) tab.stop();
  globalThis.fetch = whole;
  useLocks(undefined);
});

/** A fake of the Web Locks API: one holder per name, the others queue. */
class Locks {
  readonly #line = new Map<string, Promise<unknown>>();
  async request(name: string, { signal }: { signal: AbortSignal }, work: () => Promise<void>): Promise<void> {
    // A browser hands over a lock asynchronously.
    const before =
      this.#line.get(name)?.then(() => new Promise((done) => setTimeout(done, 20))) ?? Promise.resolve();
    const mine = before.then(() => (signal.aborted ? Promise.reject(signal.reason) : work()));
    this.#line.set(
      name,
      mine.catch(() => undefined),
    );
    return mine;
  }
}
function useLocks(locks: unknown): void {
  Object.defineProperty(navigator, 'locks', { value: locks, configurable: true });
}

/** A tab subscribed to the topic `thing`, with the events it received. */
function open({ token = 'token-of-the-session', since = performance.now() } = {}) {
  const heard: (string | null)[] = [];
  const state = { isOpen: false, expired: false };
  const tab = new LiveTab(token, {
    onState: (isOpen) => {
      state.isOpen = isOpen;
    },
    onExpired: () => {
      state.expired = true;
    },
  });
  tabs.push(tab);
  tab.add({ topic: 'thing', since, listener: ({ key }: LiveEvent) => heard.push(key) });
  return { tab, heard, state };
}
const line = (id: number, data: object) => `id: ${id}\ndata: ${JSON.stringify(data)}\n\n`;
const changed = (id: number, topic = 'thing') =>
  line(id, { topics: [topic], kind: 'changed', key: `k${id}` });
const opened = (id: number, event = 'open') => `event: ${event}\nid: ${id}\ndata: {}\n\n`;
const connection = (place: number) =>
  eventually(() => {
    const found = asked[place];
    if (!found) throw new Error('no connection yet');
    return found;
  });

it('one tab holds the connection, all hear; the next goes on where the last one was', async () => {
  const [one, two, three] = [open(), open(), open()];
  const first = await connection(0);
  expect([first.last, Number(first.age) < 1000]).toEqual([null, true]);
  first.say(opened(10) + changed(11) + changed(12, 'other'));
  await eventually(() => expect([one.heard, two.heard, three.heard]).toEqual([['k11'], ['k11'], ['k11']]));
  await eventually(() =>
    expect([one, two, three].map(({ state }) => state.isOpen)).toEqual([true, true, true]),
  );
  one.tab.stop();
  expect(first.signal?.aborted).toBe(true);
  const second = await connection(1);
  expect([second.last, second.age]).toEqual(['12', null]);
  // The server repeats events that the tab may already have received.
  second.say(opened(11) + changed(12) + changed(13));
  await eventually(() =>
    expect([two.heard, three.heard]).toEqual([
      ['k11', 'k13'],
      ['k11', 'k13'],
    ]),
  );
  expect([one.heard, asked.length]).toEqual([['k11'], 2]);
});

it('a tab that the browser freezes hands over, and takes its turn again when it goes on', async () => {
  const [one, two] = [open(), open()];
  const first = await connection(0);
  first.say(opened(10));
  await eventually(() => expect(two.state.isOpen).toBe(true));
  document.dispatchEvent(new Event('freeze'));
  expect(first.signal?.aborted).toBe(true);
  const second = await connection(1);
  second.say(opened(10) + changed(11));
  await eventually(() => expect([one.heard, two.heard]).toEqual([['k11'], ['k11']]));
  document.dispatchEvent(new Event('resume'));
  two.tab.stop();
  (await connection(2)).say(opened(11) + changed(12));
  await eventually(() => expect(one.heard).toEqual(['k11', 'k12']));
});

it('a tab that comes later hears what was written since it asked for what it shows', async () => {
  const since = performance.now();
  const one = open({ since });
  (await connection(0)).say(opened(10) + changed(11));
  await eventually(() => expect(one.heard).toEqual(['k11']));
  const [late, early] = [open({ since: performance.now() - 0.001 }), open({ since: since - 60_000 })];
  // Nobody knows what there was before the channel began: all may be stale.
  await eventually(() => expect(early.heard).toEqual([null]));
  expect(late.heard).toEqual([]);
  const again: (string | null)[] = [];
  one.tab.add({ topic: 'thing', since, listener: ({ key }) => again.push(key) });
  expect(again).toEqual(['k11']);
  expect(asked.length).toBe(1);
});

it('a tab that comes while the leader goes is welcomed by the next one', async () => {
  const [one, two] = [open(), open()];
  (await connection(0)).say(opened(10));
  await eventually(() => expect(two.state.isOpen).toBe(true));
  const three = open();
  one.tab.stop();
  (await connection(1)).say(opened(10) + changed(11));
  await eventually(() => expect([two.heard, three.heard.at(-1)]).toEqual([['k11'], 'k11']));
});

it('where too much was missed, everything shown may be stale', async () => {
  const [one, two] = [open(), open()];
  const first = await connection(0);
  first.say(opened(10));
  await eventually(() => expect(two.state.isOpen).toBe(true));
  first.end();
  const second = await connection(1);
  expect(second.last).toBe('10');
  await eventually(() => expect([one.state.isOpen, two.state.isOpen]).toEqual([false, false]));
  second.say(opened(99, 'restart') + changed(100));
  await eventually(() =>
    expect([one.heard, two.heard]).toEqual([
      [null, 'k100'],
      [null, 'k100'],
    ]),
  );
});

it('an expired token ends it for all tabs; so does a server that has nothing to hear, without a word', async () => {
  status = 401;
  const [one, two] = [open(), open()];
  await eventually(() => expect([one.state.expired, two.state.expired]).toEqual([true, true]));
  status = 404;
  const before = asked.length;
  const other = open({ token: 'another-session' });
  await connection(before);
  await new Promise((done) => setTimeout(done, 20));
  expect([other.state, asked.length - before]).toEqual([{ isOpen: false, expired: false }, 1]);
});

it('another session is another channel', async () => {
  const [one, two] = [open(), open({ token: 'somebody-elses-one' })];
  const [first, second] = [await connection(0), await connection(1)];
  first.say(opened(10) + changed(11));
  second.say(opened(10));
  await eventually(() => expect(one.heard).toEqual(['k11']));
  expect(two.heard).toEqual([]);
});

it('without locks a tab has a connection of its own, while it is looked at', async () => {
  useLocks(undefined);
  const one = open();
  const first = await connection(0);
  first.say(opened(10) + changed(11));
  await eventually(() => expect(one.heard).toEqual(['k11']));
  const seen = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  document.dispatchEvent(new Event('visibilitychange'));
  await eventually(() => expect(first.signal?.aborted).toBe(true));
  seen.mockReturnValue('visible');
  document.dispatchEvent(new Event('visibilitychange'));
  expect((await connection(1)).last).toBe('11');
});
