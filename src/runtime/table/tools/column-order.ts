/** A column in the column chooser. */
export interface Choice {
  readonly path: string;
  readonly shown: boolean;
}

/** All columns in the chooser's order: shown ones as in the list, each hidden one after the column that it is declared after. */
export function choicesOf(all: readonly string[], shown: readonly string[]): Choice[] {
  const choices = shown.map((path): Choice => ({ path, shown: true }));
  all.forEach((path, at) => {
    if (shown.includes(path)) return;
    const before = all.slice(0, at).findLast((one) => choices.some((choice) => choice.path === one));
    const place = choices.findIndex((choice) => choice.path === before) + 1;
    choices.splice(place, 0, { path, shown: false });
  });
  return choices;
}
