/** A column in the column chooser. */
export interface Choice {
  readonly path: string;
  readonly isShown: boolean;
}

/** All columns in the chooser's order: shown ones as in the list, each hidden one after the column that it is declared after. */
export function choicesOf(declaredPaths: readonly string[], shownPaths: readonly string[]): Choice[] {
  const choices = shownPaths.map((path): Choice => ({ path, isShown: true }));
  declaredPaths.forEach((path, pathIndex) => {
    if (shownPaths.includes(path)) return;
    const previousPath = declaredPaths
      .slice(0, pathIndex)
      .findLast((candidatePath) => choices.some((choice) => choice.path === candidatePath));
    const place = choices.findIndex((choice) => choice.path === previousPath) + 1;
    choices.splice(place, 0, { path, isShown: false });
  });
  return choices;
}
