import type { Place } from '../../diagnostics/place.ts';

/** Nodes of compiled screens -> their declarations; kept as long as the nodes. */
const places = new WeakMap<object, Place>();

/** Notes the declaration of a compiled node, and returns the node. */
export function placed<T extends object>(node: T, place: Place): T {
  places.set(node, place);
  return node;
}

/** Where a compiled node is declared; undefined if not noted. */
export function placeOf(node: object): Place | undefined {
  return places.get(node);
}
