import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { HandMade, Product } from '../../../../core/model.ts';
import { eventually } from '../../../../tests/eventually.ts';
import { partOf } from '../../../../tests/part-of.ts';
import { extensionOn } from '../../base/page-settings.ts';
import { setProduct } from '../../base/product.ts';
import { connected, listen } from './live.ts';

interface Made {
  readonly token: string;
  readonly tab: { onState(isOpen: boolean): void; onExpired(): void };
  readonly add: ReturnType<typeof vi.fn>;
  readonly remove: ReturnType<typeof vi.fn>;
  readonly stop: ReturnType<typeof vi.fn>;
}
const { made, session } = vi.hoisted(() => ({
  made: [] as Made[],
  session: { token: undefined as string | undefined, role: 2, changed: () => undefined as unknown },
}));
vi.mock('../session/session-store.ts', () => ({
  token: () => session.token,
  user: () => ({ role: session.role }),
  endSession: () => signIn(undefined),
  subscribe: (listener: () => void) => {
    session.changed = listener;
  },
}));
vi.mock('./live-tab.ts', () => ({
  LiveTab: class {
    readonly add = vi.fn();
    readonly remove = vi.fn();
    readonly stop = vi.fn();
    constructor(
      readonly token: string,
      readonly tab: Made['tab'],
    ) {
      made.push(this);
    }
  },
}));
vi.mock('../../base/page-settings.ts', () => ({ extensionOn: vi.fn(() => true), endpointOn: () => true }));

function signIn(token: string | undefined, role = 2): void {
  Object.assign(session, { token, role });
  session.changed();
}

beforeEach(() => {
  made.length = 0;
  setProduct(partOf<Product>({ topics: { thing: [2, 3] }, session: {} }), {} as HandMade);
  signIn('first');
});
afterEach(() => signIn(undefined));

it('is entered with the first listener, and left a while after the last one', async () => {
  const stops = [listen('thing', () => undefined, 5), listen('thing', () => undefined)];
  await eventually(() =>
    expect(made[0]?.add.mock.calls).toMatchObject([[{ topic: 'thing', since: 5 }], [{}]]),
  );
  vi.useFakeTimers();
  for (const stop of stops) stop();
  await vi.advanceTimersByTimeAsync(2900);
  expect([made.length, made[0]?.remove.mock.calls.length, made[0]?.stop.mock.calls.length]).toEqual([
    1, 2, 0,
  ]);
  await vi.advanceTimersByTimeAsync(200);
  vi.useRealTimers();
  expect(made[0]?.stop).toHaveBeenCalledOnce();
});

it('is not there where the account may not hear it or the server has none; a wrong name is a mistake', async () => {
  expect(() => listen('nothing', () => undefined)).toThrow('No entity "nothing" is live.');
  vi.mocked(extensionOn).mockReturnValueOnce(false);
  listen('thing', () => undefined)();
  signIn('second', 9);
  listen('thing', () => undefined)();
  await new Promise((done) => setTimeout(done, 10));
  expect(made).toEqual([]);
});

it('is left at once by who signs out, and entered anew with another session', async () => {
  listen('thing', () => undefined);
  await eventually(() => expect(made[0]?.add).toHaveBeenCalledOnce());
  made[0]?.tab.onState(true);
  expect(connected.get()).toBe(true);
  signIn('second');
  await eventually(() => expect(made[1]?.add).toHaveBeenCalledOnce());
  expect([made[0]?.stop.mock.calls.length, made[1]?.token, connected.get()]).toEqual([1, 'second', false]);
  // Belongs to the previous session.
  made[0]?.tab.onExpired();
  expect(session.token).toBe('second');
  made[1]?.tab.onExpired();
  await eventually(() => expect(made[1]?.stop).toHaveBeenCalledOnce());
});
