import { useSyncExternalStore } from 'react';

/** A list of listeners of an event outside React. */
export class Listeners<Args extends readonly unknown[] = []> {
  readonly #listeners = new Set<(...args: Args) => void>();

  /** Adds a listener; returns the function that removes it. */
  readonly subscribe = (listener: (...args: Args) => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Calls all listeners; those added or removed meanwhile do not affect this call. */
  notify(...args: Args): void {
    for (const listener of [...this.#listeners]) listener(...args);
  }
}

/** One value outside React; subscribers are called with each new one. */
export class Store<T> {
  readonly #changes = new Listeners();
  readonly subscribe = this.#changes.subscribe;
  #value: T;

  constructor(value: T) {
    this.#value = value;
  }

  readonly get = (): T => this.#value;

  set(value: T): void {
    if (Object.is(value, this.#value)) return;
    this.#value = value;
    this.#changes.notify();
  }
}

/** The value of a store; re-renders when it changes. */
export function useStore<T>({ subscribe, get }: Store<T>): T {
  return useSyncExternalStore(subscribe, get, get);
}
