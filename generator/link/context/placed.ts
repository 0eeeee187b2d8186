import type { Place } from '../../diagnostics/place.ts';

/** Nodes of compiled screens -> where they are declared. They are remembered from run to run as the nodes are. */
const places = new WeakMap<object, Place>();

/** Notes where a compiled node comes from, and gives the node back. */
export function placed<T extends object>(node: T, place: Place): T {
  places.set(node, place);
  return node;
}

/** Where a compiled node is declared; undefined for one that nobody noted. */
export function placeOf(node: object): Place | undefined {
  return places.get(node);
}
