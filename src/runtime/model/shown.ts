import type { Target } from './actions.ts';
import type { Condition } from './conditions.ts';
import type { Roles } from './endpoints.ts';

/** One of the values that something may have, in the words for it. */
export interface Choice {
  readonly value: string | number;
  readonly label: string;
  readonly tone?: 'neutral' | 'good' | 'warn' | 'bad' | 'info';
  /** Who is offered it in a form; absent: everybody. */
  readonly roles?: Roles;
}

/** How one value is shown. `cell` names an entry of the cell registry. */
export interface Shown {
  /** Dotted path in the row, e.g. `author.name`. */
  readonly path: string;
  readonly label: string;
  readonly cell: string;
  /** Options of the cell, checked by the generator against the cell's declared options. */
  readonly options?: Readonly<Record<string, unknown>>;
  /** What the values are called, for a cell that shows one out of a few. */
  readonly choices?: readonly Choice[];
  readonly when?: Condition;
}
export interface Column extends Shown {
  readonly align?: 'start' | 'end' | 'center';
  /** CSS width in px. */
  readonly width?: number;
  /** 1 is kept longest when the screen is narrow and heads the card; 3 is dropped first. */
  readonly priority: 1 | 2 | 3;
  /** Name sent as the sort field; absent: not sortable. */
  readonly sort?: string;
  /** What the value would replace: a path in the record of the list. */
  readonly current?: string;
  /** The cell leads to a screen. */
  readonly to?: Target;
}
