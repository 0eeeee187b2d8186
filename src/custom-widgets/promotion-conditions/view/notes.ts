import { useCallback, useSyncExternalStore } from 'react';

/** Notes about nodes; a listener hears only of the notes of its node. */
export class Notes<Note extends { readonly id: string }> {
  #byNode = new Map<string, readonly Note[]>();
  #listeners = new Map<string, Set<() => void>>();

  of(id: string): readonly Note[] {
    return this.#byNode.get(id) ?? NONE;
  }

  /** Replaces all notes. */
  set(found: readonly Note[]): void {
    const next = new Map<string, Note[]>();
    for (const one of found) {
      const own = next.get(one.id);
      if (own) own.push(one);
      else next.set(one.id, [one]);
    }
    for (const id of [...this.#byNode.keys()]) if (!next.has(id)) this.put(id, NONE);
    for (const [id, own] of next) this.put(id, own);
  }

  /** Replaces the notes of one node. Equal notes cause no redraw. */
  put(id: string, own: readonly Note[]): void {
    const before = this.of(id);
    if (before === own || JSON.stringify(before) === JSON.stringify(own)) return;
    if (own.length > 0) this.#byNode.set(id, own);
    else this.#byNode.delete(id);
    for (const listener of [...(this.#listeners.get(id) ?? [])]) listener();
  }

  listen(id: string, listener: () => void): () => void {
    const all = this.#listeners.get(id) ?? new Set();
    this.#listeners.set(id, all.add(listener));
    return () => {
      all.delete(listener);
      if (all.size === 0 && this.#listeners.get(id) === all) this.#listeners.delete(id);
    };
  }
}

const NONE: readonly never[] = [];

/** The notes of a node. */
export function useNotes<Note extends { readonly id: string }>(
  notes: Notes<Note>,
  id: string,
): readonly Note[] {
  const listen = useCallback((listener: () => void) => notes.listen(id, listener), [notes, id]);
  return useSyncExternalStore(listen, () => notes.of(id));
}
