/** A map that remembers what was looked up, so that one can tell later whether the same questions still have the same answers. */
export class WatchedMap<V> implements ReadonlyMap<string, V> {
  readonly #map: ReadonlyMap<string, V>;
  /** Key -> what was found. */
  readonly asked = new Map<string, V | undefined>();
  /** Somebody went through the whole map, or wanted to know its size. */
  isReadWhole = false;

  constructor(map: ReadonlyMap<string, V>) {
    this.#map = map;
  }

  get(key: string): V | undefined {
    const found = this.#map.get(key);
    this.asked.set(key, found);
    return found;
  }

  has(key: string): boolean {
    return this.get(key) !== undefined;
  }

  get size(): number {
    return this.#whole.size;
  }

  entries(): MapIterator<[string, V]> {
    return this.#whole.entries();
  }

  keys(): MapIterator<string> {
    return this.#whole.keys();
  }

  values(): MapIterator<V> {
    return this.#whole.values();
  }

  forEach(each: (value: V, key: string, map: ReadonlyMap<string, V>) => void): void {
    for (const [key, value] of this.#whole) each(value, key, this);
  }

  [Symbol.iterator](): MapIterator<[string, V]> {
    return this.#whole[Symbol.iterator]();
  }

  get #whole(): ReadonlyMap<string, V> {
    this.isReadWhole = true;
    return this.#map;
  }
}
