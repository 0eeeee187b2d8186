/** An item and its position in an order that counts from 1. */
export interface Placed {
  readonly id: number;
  readonly ordering: number;
}

/**
 * The position of each item after moving some as in `changes`: the others fill the free positions in their order, so that
 * positions are always 1 to n. Undefined when a position is out of range or given twice.
 */
export function arranged(
  placedItems: readonly Placed[],
  changes: ReadonlyMap<number, number>,
): ReadonlyMap<number, number> | undefined {
  const takenPlaces = new Set(changes.values());
  const isPlace = (place: number) => Number.isInteger(place) && place >= 1 && place <= placedItems.length;
  if (takenPlaces.size < changes.size || ![...takenPlaces].every(isPlace)) return undefined;
  const free = placedItems.map((_, placeIndex) => placeIndex + 1).filter((place) => !takenPlaces.has(place));
  const others = placedItems.filter(({ id }) => !changes.has(id)).sort((a, b) => a.ordering - b.ordering);
  return new Map([...changes, ...others.map(({ id }, itemIndex) => [id, free[itemIndex] ?? 0] as const)]);
}
