import { afterEach, beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { type Line, OwnServerChat } from './own-server.ts';
import type { OwnServerCalls } from './reads.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const READY = JSON.stringify({ is: 'ready', uid: 'admin-1' });
const never = () => Promise.reject(new Error('Not asked here.'));
const CALLS: OwnServerCalls = {
  conversations: never,
  messages: never,
  unread: never,
  ticket: async () => ({ ticket: '', uid: 'admin-1' }),
};

/** A service with one socket, which is ready at once and says nothing more by itself. */
function silentAfterReady() {
  const heard = new Map<string, (event: { data: unknown }) => void>();
  const open = (): Line => {
    setTimeout(() => heard.get('message')?.({ data: READY }));
    return {
      addEventListener: (event: string, hear: (event: never) => void) => void heard.set(event, hear as never),
      send: () => undefined,
      close: () => undefined,
    };
  };
  const service = new OwnServerChat({ account: '1', calls: CALLS, open });
  service.connect();
  return { service, hear: (data: string) => heard.get('message')?.({ data }) };
}

/** A service whose sockets are ready at once and are closed after `lasts` milliseconds; counts them. */
function cutAfter(lasts: number) {
  const opened = vi.fn();
  const open = (): Line => {
    opened();
    const heard = new Map<string, (event: { data: unknown }) => void>();
    setTimeout(() => heard.get('message')?.({ data: READY }));
    setTimeout(() => heard.get('close')?.({ data: null }), lasts);
    return {
      addEventListener: (event: string, hear: (event: never) => void) => void heard.set(event, hear as never),
      send: () => undefined,
      close: () => undefined,
    };
  };
  const service = new OwnServerChat({ account: '1', calls: CALLS, open });
  service.connect();
  return { service, opened };
}

it('notices a line whose other end is gone within 20 s, also while it was heard just before', async () => {
  const { service, hear } = silentAfterReady();
  const states: unknown[] = [];
  service.listen((event) => {
    if (event.kind === 'connection') states.push(event.state);
  });
  await vi.advanceTimersByTimeAsync(9_900);
  hear(JSON.stringify({ is: 'pong' }));
  await vi.advanceTimersByTimeAsync(17_000);
  expect(service.connection).toBe('connected');
  await vi.advanceTimersByTimeAsync(3_000);
  expect(states).toContain('disconnected');
  service.close();
});

it('is cut with the network at once, says so, and is back with it', async () => {
  const page = new EventTarget();
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page));
  onTestFinished(() => void vi.unstubAllGlobals());
  const { service } = silentAfterReady();
  await vi.advanceTimersByTimeAsync(10);
  expect([service.connection, service.trouble]).toEqual(['connected', undefined]);
  vi.stubGlobal('navigator', { onLine: false });
  const sent = service.send('1', { clientId: 'x', type: 'text', text: 'Halo' });
  page.dispatchEvent(new Event('offline'));
  await expect(sent).rejects.toThrow('The chat is not connected.');
  expect([service.connection, service.trouble]).toEqual(['disconnected', 'There is no network connection.']);
  vi.stubGlobal('navigator', { onLine: true });
  page.dispatchEvent(new Event('online'));
  await vi.advanceTimersByTimeAsync(10);
  expect(service.connection).toBe('connected');
  service.close();
});

it('takes a message without an answer over a new line when it is asked to hurry', async () => {
  const { service } = silentAfterReady();
  await vi.advanceTimersByTimeAsync(10);
  const sent = service.send('1', { clientId: 'x', type: 'text', text: 'Halo' }).catch(String);
  await vi.advanceTimersByTimeAsync(3000);
  expect(service.connection).toBe('connected');
  const states: unknown[] = [];
  service.listen((event) => event.kind === 'connection' && states.push(event.state));
  service.hurry();
  expect(await sent).toContain('The chat is not connected.');
  await vi.advanceTimersByTimeAsync(10);
  expect(states).toEqual(['disconnected', 'connecting', 'connected']);
  // With nothing to answer the line stays.
  service.hurry();
  await vi.advanceTimersByTimeAsync(10);
  expect(states).toHaveLength(3);
  service.close();
});

it('tells when the server was last heard, and connects at once when it is asked to', async () => {
  const { service, opened } = cutAfter(10);
  await vi.advanceTimersByTimeAsync(30_000);
  expect(Date.now() - (service.lastContact ?? 0)).toBeLessThan(30_000);
  await vi.waitUntil(() => service.connection === 'disconnected');
  const before = opened.mock.calls.length;
  service.hurry();
  await vi.advanceTimersByTimeAsync(5);
  expect(opened.mock.calls.length).toBe(before + 1);
  service.close();
});

it('waits longer each time when the server closes every socket at once', async () => {
  const { service, opened } = cutAfter(10);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(opened.mock.calls.length).toBeLessThan(20);
  service.close();
});

it('is back at once after a connection that has lasted', async () => {
  const { service, opened } = cutAfter(15_000);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(opened.mock.calls.length).toBe(4);
  service.close();
});
