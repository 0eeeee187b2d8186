/** The rows' positions on all pages: moved rows have their new one, the others fill the rest in order, as the server does. */
export class PlaceOrder {
  /** Key -> position in the source, or as last saved. */
  readonly #from = new Map<string, number>();
  /** Key of a moved row -> its new position. */
  #to = new Map<string, number>();

  /** Sets the position of a row from the source. */
  note(key: string, place: unknown): void {
    if (typeof place === 'number') this.#from.set(key, place);
  }

  isMoved(key: string): boolean {
    return this.#to.has(key);
  }

  placeOf(key: string): number | undefined {
    const from = this.#from.get(key);
    if (from === undefined || this.#to.has(key)) return this.#to.get(key);
    const movedBefore = [...this.#to.keys()].filter((moved) => (this.#from.get(moved) ?? 0) < from).length;
    const takenPlaces = [...this.#to.values()].sort((a, b) => a - b);
    return takenPlaces.reduce(
      (place, takenPlace) => (takenPlace <= place ? place + 1 : place),
      from - movedBefore,
    );
  }

  /** The rows between the old and the new position shift. */
  move(key: string, to: number): void {
    const currentPlace = this.placeOf(key);
    if (currentPlace === undefined || currentPlace === to) return;
    this.#to.delete(key);
    for (const [otherKey, place] of this.#to) {
      const without = place > currentPlace ? place - 1 : place;
      this.#to.set(otherKey, without >= to ? without + 1 : without);
    }
    this.#to.set(key, to);
    this.#simplify();
  }

  /** Removes the known rows that no longer exist; `keys`: all that do. */
  keep(keys: ReadonlySet<string>): void {
    for (const key of [...this.#from.keys()]) if (!keys.has(key)) this.remove(key);
  }

  /** Removes a deleted row; those behind it move up. */
  remove(key: string): void {
    const [from, currentPlace] = [this.#from.get(key), this.placeOf(key)];
    if (from === undefined || currentPlace === undefined) return;
    this.#from.delete(key);
    this.#to.delete(key);
    for (const [otherKey, place] of this.#from) if (place > from) this.#from.set(otherKey, place - 1);
    for (const [otherKey, place] of this.#to) if (place > currentPlace) this.#to.set(otherKey, place - 1);
    this.#simplify();
  }

  /** A snapshot of the moves, for `restore`. */
  moves(): ReadonlyMap<string, number> {
    return new Map(this.#to);
  }

  restore(moves: ReadonlyMap<string, number>): void {
    this.#to = new Map(moves);
  }

  /** Makes the present positions the saved ones. */
  settle(): void {
    const places = [...this.#from.keys()].map((key) => [key, this.placeOf(key)] as const);
    this.#to.clear();
    for (const [key, place] of places) this.note(key, place);
  }

  /** A row that would be at its position without its move counts as not moved. */
  #simplify(): void {
    for (const [key, to] of [...this.#to]) {
      this.#to.delete(key);
      if (this.placeOf(key) !== to) this.#to.set(key, to);
    }
  }
}
