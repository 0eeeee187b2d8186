/**
 * Whether this is the second press of a double click. What the first one led to may have put another button under the
 * pointer: nobody has read that one yet. A press of a key counts 0.
 */
export function isRepeatedClick({ detail }: { readonly detail: number }): boolean {
  return detail > 1;
}
