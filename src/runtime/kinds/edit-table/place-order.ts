/**
 * Where the rows of a list stand, on whichever page, once some of them are moved: a moved row has the place that it was
 * given, the others take the places that are left, in their order. Whoever saves the moved rows does the same.
 */
export class PlaceOrder {
  /** Key -> place by the source, or as it was saved last. */
  readonly #from = new Map<string, number>();
  /** Key of a moved row -> its new place. */
  #to = new Map<string, number>();

  /** The source says where a row stands. */
  note(key: string, place: unknown): void {
    if (typeof place === 'number') this.#from.set(key, place);
  }

  isMoved(key: string): boolean {
    return this.#to.has(key);
  }

  placeOf(key: string): number | undefined {
    const from = this.#from.get(key);
    if (from === undefined || this.#to.has(key)) return this.#to.get(key);
    const before = [...this.#to.keys()].filter((moved) => (this.#from.get(moved) ?? 0) < from).length;
    const taken = [...this.#to.values()].sort((a, b) => a - b);
    return taken.reduce((place, one) => (one <= place ? place + 1 : place), from - before);
  }

  /** Those between its place and the new one make room. */
  move(key: string, to: number): void {
    const at = this.placeOf(key);
    if (at === undefined || at === to) return;
    this.#to.delete(key);
    for (const [other, place] of this.#to) {
      const without = place > at ? place - 1 : place;
      this.#to.set(other, without >= to ? without + 1 : without);
    }
    this.#to.set(key, to);
    this.#simplify();
  }

  /** The row is no more; those behind it move up. */
  remove(key: string): void {
    const [from, at] = [this.#from.get(key), this.placeOf(key)];
    if (from === undefined || at === undefined) return;
    this.#from.delete(key);
    this.#to.delete(key);
    for (const [other, place] of this.#from) if (place > from) this.#from.set(other, place - 1);
    for (const [other, place] of this.#to) if (place > at) this.#to.set(other, place - 1);
  }

  /** The moved rows as they are, to be given back to `restore`. */
  moves(): ReadonlyMap<string, number> {
    return new Map(this.#to);
  }

  restore(moves: ReadonlyMap<string, number>): void {
    this.#to = new Map(moves);
  }

  /** The places as they are now are those that count. */
  settle(): void {
    const places = [...this.#from.keys()].map((key) => [key, this.placeOf(key)] as const);
    this.#to.clear();
    for (const [key, place] of places) this.note(key, place);
  }

  /** A row that would stand at its place without having been moved was not moved. */
  #simplify(): void {
    for (const [key, to] of [...this.#to]) {
      this.#to.delete(key);
      if (this.placeOf(key) !== to) this.#to.set(key, to);
    }
  }
}
