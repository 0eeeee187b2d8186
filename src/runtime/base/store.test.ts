import { expect, it, vi } from 'vitest';
import { Listeners, Store } from './store.ts';

it('tells each new value to those who listen, until they stop', () => {
  const store = new Store(1);
  const heard = vi.fn();
  const stop = store.subscribe(() => heard(store.get()));
  store.set(2);
  store.set(2);
  stop();
  store.set(3);
  expect(heard.mock.calls).toEqual([[2]]);
});

it('calls everybody who listened when it began, also when one stops meanwhile', () => {
  const listeners = new Listeners<[string]>();
  const second = vi.fn();
  listeners.subscribe(() => stop());
  const stop = listeners.subscribe(second);
  listeners.notify('first');
  listeners.notify('second');
  expect(second.mock.calls).toEqual([['first']]);
});
