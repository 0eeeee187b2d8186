import type { Call, Target } from './actions.ts';
import type { Condition } from './conditions.ts';
import type { Roles } from './endpoints.ts';

/** A choice: a value and its label. */
export interface Choice {
  readonly value: string | number;
  readonly label: string;
  readonly tone?: 'neutral' | 'good' | 'warn' | 'bad' | 'info';
  /** Roles that may choose it in a form; absent: everybody. */
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
  /** Labels of the values, for a cell that shows one of several. */
  readonly choices?: readonly Choice[];
  readonly when?: Condition;
  /** Extension that the server must have for the value to be shown. */
  readonly extension?: string;
}
export interface Column extends Shown {
  readonly align?: 'start' | 'end' | 'center';
  /** CSS width in px. */
  readonly width?: number;
  /** 1 is kept longest on narrow screens and is the card's title; 3 is dropped first. */
  readonly priority: 1 | 2 | 3;
  /** Name sent as the sort field; absent: not sortable. */
  readonly sort?: string;
  /** The present value that this one would replace: a path in the parent record. */
  readonly current?: string;
  /** A text that the server says of the row, drawn below this value where there is one. */
  readonly below?: Shown;
  /** The cell links to a screen. */
  readonly to?: Target;
}

/** The parent record of a list's rows or of a form: `label` names it, `summary` is shown above. */
export interface ParentRecord {
  readonly call: Call;
  readonly label: string;
  readonly summary?: readonly Shown[];
}
