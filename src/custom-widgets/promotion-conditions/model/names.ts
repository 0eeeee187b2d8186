import type { Id } from '../../../../domain/promotions/conditions/conditions.ts';
import type { Listed } from './lookups.ts';

/** How what is chosen is called: filled by whoever has seen it, heard by whoever shows it. */
export class Names {
  #names = new Map<string, string>();
  #listeners = new Set<() => void>();
  version = 0;

  /** The name, or the id with a # where nobody has seen it. */
  of(kind: Listed, id: Id): string {
    return this.#names.get(`${kind}:${id}`) ?? (typeof id === 'string' ? id : `#${id}`);
  }

  /** Takes in names by `kind:id`. */
  learn(names: Iterable<readonly [string, string]>): void {
    let news = false;
    for (const [key, name] of names) {
      if (this.#names.get(key) === name) continue;
      this.#names.set(key, name);
      news = true;
    }
    if (!news) return;
    this.version += 1;
    // An editor learns while it is drawn; whoever listens may not be drawn anew at that moment.
    queueMicrotask(() => {
      for (const listener of this.#listeners) listener();
    });
  }

  listen(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }
}
