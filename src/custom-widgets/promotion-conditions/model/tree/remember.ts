/** What was made of a node and of all below it; made anew when that has changed, or with another `also`. */
export type Remember<Made> = (id: string, also: number, make: () => Made) => Made;

/** Remembers nothing. */
export const anew = <Made>(_id: string, _also: number, make: () => Made): Made => make();

/** `revision` of a node is another one after every change of it or of what is below it. */
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
