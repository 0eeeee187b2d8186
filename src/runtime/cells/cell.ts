import type { ReactNode } from 'react';
import type { Row } from '../core/scope.ts';
import type { Choice } from '../model.ts';

export type Options = Readonly<Record<string, unknown>>;

/** What a cell may know of its place: the label names a picture, the locale writes numbers and dates. */
export interface CellPlace {
  /** What the values are called, for a cell of one value out of a few. */
  readonly choices?: readonly Choice[] | undefined;
  readonly label: string;
  /** IANA zone, BCP 47 locale and ISO 4217 currency of the product. */
  readonly locale: { readonly zone: string; readonly numbers: string; readonly currency: string };
}

/** Draws one value; `at` is the row's place on its page, from 0. Called once per row: everything that can be resolved earlier stands outside it. */
export type Draw = (value: unknown, row: Row, at: number) => ReactNode;

/**
 * One way to show a value. The outer call happens once per column, so formatters and translated
 * labels are made there. A missing value (null, undefined, '') never reaches the draw function unless
 * `blank` says that the cell has its own picture of it.
 */
export interface Cell {
  (options: Options, place: CellPlace): Draw;
  readonly blank?: true;
}
