import type { OwnCell } from '../model.ts';

export type { CellPlace } from '../model.ts';

export type Options = Readonly<Record<string, unknown>>;

/** One way to show a value; what is resolved once and what for every row, see `OwnCell`. */
export type Cell = OwnCell<Options, unknown>;

/** Draws one value of a row. */
export type Draw = ReturnType<Cell>;
