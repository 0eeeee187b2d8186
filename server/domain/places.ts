/** A thing at its place in an order that counts from 1. */
export interface Placed {
  readonly id: number;
  readonly ordering: number;
}

/**
 * What is wrong with giving some of `all` other places: `range` for a place below 1 or above the number of things,
 * `same` where two things would share a place. A thing that keeps its place is not asked for its range.
 */
export function misplaced(
  all: readonly Placed[],
  changes: ReadonlyMap<number, number>,
): 'range' | 'same' | undefined {
  for (const place of changes.values()) {
    if (!Number.isInteger(place) || place < 1 || place > all.length) return 'range';
  }
  const places = new Set(all.map(({ id, ordering }) => changes.get(id) ?? ordering));
  return places.size < all.length ? 'same' : undefined;
}
