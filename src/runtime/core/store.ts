import { useSyncExternalStore } from 'react';

/** Who wants to hear of something that happens outside React. */
export class Listeners<Args extends readonly unknown[] = []> {
  readonly #listeners = new Set<(...args: Args) => void>();

  /** Calls `listener` each time; returns how to stop. */
  readonly subscribe = (listener: (...args: Args) => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Calls those who listen now; one that stops or begins meanwhile changes nothing. */
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

/** The value of a store; redraws with each new one. */
export function useStore<T>({ subscribe, get }: Store<T>): T {
  return useSyncExternalStore(subscribe, get, get);
}
