/** A thing at its place in an order that counts from 1. */
export interface Placed {
  readonly id: number;
  readonly ordering: number;
}

/**
 * The place of each thing once some stand where `changes` says: the others fill the places that are left, in their
 * order, so that places always count from 1 without a gap. Undefined where a place lies beyond them or is given twice.
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
