import { useSyncExternalStore } from 'react';

/** Something that is said about nodes: each hears of its own alone. */
export class Notes<Note extends { readonly id: string }> {
  #byNode: ReadonlyMap<string, readonly Note[]> = new Map();
  #listeners = new Set<() => void>();

  of(id: string): readonly Note[] {
    return this.#byNode.get(id) ?? NONE;
  }

  set(found: readonly Note[]): void {
    const next = new Map<string, readonly Note[]>();
    for (const one of found) next.set(one.id, [...(next.get(one.id) ?? []), one]);
    for (const [id, own] of next) {
      const before = this.of(id);
      // The same again is not drawn anew.
      if (JSON.stringify(before) === JSON.stringify(own)) next.set(id, before);
    }
    this.#byNode = next;
    for (const listener of this.#listeners) listener();
  }

  listen = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };
}

const NONE: readonly never[] = [];

/** What is said about a node. */
export const useNotes = <Note extends { readonly id: string }>(
  notes: Notes<Note>,
  id: string,
): readonly Note[] => useSyncExternalStore(notes.listen, () => notes.of(id));
