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
  all: readonly Placed[],
  changes: ReadonlyMap<number, number>,
): ReadonlyMap<number, number> | undefined {
  const taken = new Set(changes.values());
  const isPlace = (place: number) => Number.isInteger(place) && place >= 1 && place <= all.length;
  if (taken.size < changes.size || ![...taken].every(isPlace)) return undefined;
  const free = all.map((_, at) => at + 1).filter((place) => !taken.has(place));
  const others = all.filter(({ id }) => !changes.has(id)).sort((a, b) => a.ordering - b.ordering);
  return new Map([...changes, ...others.map(({ id }, at) => [id, free[at] ?? 0] as const)]);
}
