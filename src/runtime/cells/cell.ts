import type { OwnCell } from '../../../core/model.ts';

export type { CellPlace } from '../../../core/model.ts';

export type Options = Readonly<Record<string, unknown>>;

/** One way to show a value; `OwnCell` documents what is resolved once and what per row. */
export type Cell = OwnCell<Options, unknown>;

/** Draws one value of a row. */
export type Draw = ReturnType<Cell>;
