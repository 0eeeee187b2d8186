import type { Place } from '../../diagnostics/place.ts';

/** Node of a compiled screen -> place of its declaration, as long as the node exists. */
const places = new WeakMap<object, Place>();

/** Records the place of a compiled node, and returns the node. */
export function placed<T extends object>(node: T, place: Place): T {
  places.set(node, place);
  return node;
}

/** Where a compiled node is declared; undefined if that is not recorded. */
export function placeOf(node: object): Place | undefined {
  return places.get(node);
}
