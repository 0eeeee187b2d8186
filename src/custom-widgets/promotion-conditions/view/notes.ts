import { useCallback, useSyncExternalStore } from 'react';

/** Notes about nodes; a listener hears only of the notes of its node. */
export class Notes<Note extends { readonly id: string }> {
  #byNode = new Map<string, readonly Note[]>();
  #listeners = new Map<string, Set<() => void>>();

  of(id: string): readonly Note[] {
    return this.#byNode.get(id) ?? NONE;
  }

  /** Replaces all notes. */
  set(newNotes: readonly Note[]): void {
    const notesByNode = new Map<string, Note[]>();
    for (const note of newNotes) {
      const nodeNotes = notesByNode.get(note.id);
      if (nodeNotes) nodeNotes.push(note);
      else notesByNode.set(note.id, [note]);
    }
    for (const id of [...this.#byNode.keys()]) if (!notesByNode.has(id)) this.put(id, NONE);
    for (const [id, nodeNotes] of notesByNode) this.put(id, nodeNotes);
  }

  /** Replaces the notes of one node. Equal notes cause no redraw. */
  put(id: string, nodeNotes: readonly Note[]): void {
    const previousNotes = this.of(id);
    if (previousNotes === nodeNotes || JSON.stringify(previousNotes) === JSON.stringify(nodeNotes)) return;
    if (nodeNotes.length > 0) this.#byNode.set(id, nodeNotes);
    else this.#byNode.delete(id);
    for (const listener of [...(this.#listeners.get(id) ?? [])]) listener();
  }

  listen(id: string, listener: () => void): () => void {
    const nodeListeners = this.#listeners.get(id) ?? new Set();
    this.#listeners.set(id, nodeListeners.add(listener));
    return () => {
      nodeListeners.delete(listener);
      if (nodeListeners.size === 0 && this.#listeners.get(id) === nodeListeners) this.#listeners.delete(id);
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
