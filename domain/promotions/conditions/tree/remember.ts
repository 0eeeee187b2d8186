/** A memo per node: its value is computed anew when the node or a descendant has changed, or `also` differs. */
export type Remember<Made> = (id: string, also: number, make: () => Made) => Made;

/** Computes every time. */
export const anew = <Made>(_id: string, _also: number, make: () => Made): Made => make();

/** `revision` gives a node's number, which changes with the node and with its descendants. */
export function remembering<Made>(revision: (id: string) => number): Remember<Made> {
  const known = new Map<string, { readonly at: number; readonly also: number; readonly made: Made }>();
  return (id, also, make) => {
    const at = revision(id);
    const last = known.get(id);
    if (last && last.at === at && last.also === also) return last.made;
    const made = make();
    known.set(id, { at, also, made });
    return made;
  };
}
