import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type Line, type OwnServerCalls, OwnServerChat } from './own-server.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const READY = JSON.stringify({ is: 'ready', uid: 'admin-1' });
const never = () => Promise.reject(new Error('Not asked here.'));

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
  const calls: OwnServerCalls = {
    conversations: never,
    messages: never,
    unread: never,
    ticket: async () => ({ ticket: '', uid: 'admin-1' }),
  };
  const service = new OwnServerChat({ account: '1', calls, open });
  service.connect();
  return { service, opened };
}

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
