/** The same with one of them at another place; a place beyond the ends is the end. */
export function moved<T extends { readonly path: string }>(all: readonly T[], path: string, to: number): T[] {
  const one = all.find((choice) => choice.path === path);
  const others = all.filter((choice) => choice.path !== path);
  if (!one) return [...all];
  others.splice(Math.max(0, Math.min(others.length, to)), 0, one);
  return others;
}
