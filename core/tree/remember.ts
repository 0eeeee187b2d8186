/** A memo per node: its value is computed anew when the node or a descendant has changed, or `also` differs. */
export type Remember<Made> = (id: string, also: number, make: () => Made) => Made;

/** Computes every time. */
export const anew = <Made>(_id: string, _also: number, make: () => Made): Made => make();

/** `revision` gives a node's number, which changes with the node and with its descendants. */
export function remembering<Made>(revision: (id: string) => number): Remember<Made> {
  const memos = new Map<string, { readonly at: number; readonly also: number; readonly made: Made }>();
  return (id, also, make) => {
    const nodeRevision = revision(id);
    const last = memos.get(id);
    if (last && last.at === nodeRevision && last.also === also) return last.made;
    const computedValue = make();
    memos.set(id, { at: nodeRevision, also, made: computedValue });
    return computedValue;
  };
}
