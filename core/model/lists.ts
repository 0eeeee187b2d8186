import type { Action, BulkAction, Call, StepOfRecord } from './actions.ts';
import type { CompiledBody } from './bodies.ts';
import type { FormField } from './forms.ts';
import type { Slot } from './hand-made.ts';
import type { ScreenBase } from './screens.ts';
import type { Choice, Column, ParentRecord } from './shown.ts';

export interface Filter {
  readonly param: string;
  readonly label: string;
  readonly field: string;
  readonly options?: Readonly<Record<string, unknown>>;
  readonly choices?: readonly Choice[];
  /** The source of the options, with the paths of value and label. */
  readonly source?: Call;
  /** The value is the first day of a range. */
  readonly range?: DayRange;
}
/** The end of a filter's date range. */
export interface DayRange {
  /** The query parameter of the last day. */
  readonly end: string;
  readonly label: string;
  /** Maximum length of the range in days. */
  readonly days?: number;
  /** No day may be in the future. */
  readonly atMost?: 'today';
}

export interface ListScreen extends ScreenBase {
  readonly kind: 'list';
  readonly source: Call;
  /** The record that the rows belong to: its `label` is shown beside the heading, or its `summary` above the rows. */
  readonly record?: ParentRecord;
  /** A sentence above the rows. */
  readonly help?: string;
  /** Topic of the rows: they follow other users' writes. */
  readonly live?: string;
  readonly key: string;
  /** Path of the rows when the source answers one record; absent: the source answers rows. */
  readonly rows?: string;
  /** Field with an object: each of its entries becomes a row with `{name, value}`. */
  readonly unfold?: readonly string[];
  /** Field with a list of objects: each of them becomes a row, in the place of the list. */
  readonly unfoldList?: string;
  /** The order of the rows until a column sorts them; only with `paging: client`. */
  readonly sort?: { readonly field: string; readonly dir: 'asc' | 'desc' };
  /** Where the server cannot sort, a column sorts the rows of the page. */
  readonly sortsPage?: true;
  /** `server`: the endpoint pages and searches; `client`: it answers all rows and the list does both. */
  readonly paging: 'server' | 'client';
  readonly pageSizes: readonly number[];
  readonly search?: {
    readonly on: 'enter' | 'typing';
    readonly fields?: readonly string[];
    readonly label?: string;
  };
  readonly filters: readonly Filter[];
  readonly columns: readonly Column[];
  readonly header: readonly Action[];
  readonly row: readonly Action[];
  readonly edit?: ListEdit;
  readonly slots?: ListSlots;
  /** Absent: rows cannot be selected. */
  readonly bulk?: readonly BulkAction[];
  readonly actionsLabel?: string;
  readonly empty?: { readonly text: string; readonly hint?: string };
}

/** Hand-made parts: beside search and filters, below the rows. */
export interface ListSlots {
  readonly beside?: Slot;
  readonly below?: Slot;
}

/** Values edited in place in a list's rows, on any pages, and saved in one call. */
export interface ListEdit {
  /** `with` cannot refer to a row. */
  readonly call: Call;
  /** Body property with the keys of the changed rows, in the same order as the values of each column. */
  readonly keys: string;
  readonly columns: readonly EditedColumn[];
  /** Schema of the endpoint's whole body. */
  readonly body: CompiledBody;
  /** Path of the version in the parent record, if the call checks it. */
  readonly version?: string;
  /** Label of the button that starts editing; absent: always editable. */
  readonly label?: string;
  readonly step?: StepOfRecord;
  readonly save: string;
  /** Milliseconds for which the save stays locked after an answer or a refusal. */
  readonly lock: number;
}
export interface EditedColumn {
  readonly path: string;
  /** Body property: an array. */
  readonly name: string;
  readonly type: 'integer' | 'number' | 'string';
  /**
   * The row's position, from 1: moving one row shifts the others. The message of two in one position is that of the property's
   * `uniqueItems`, of one beyond the total number of rows that of its items' `maximum`.
   */
  readonly isPlace?: true;
}

/** Rows edited in place. When the source returns all rows, the grid searches, sorts and pages in the browser. */
export interface GridScreen extends ScreenBase {
  readonly kind: 'grid';
  readonly source: Call;
  readonly key: string;
  readonly paging: 'server' | 'client';
  readonly search?: { readonly fields?: readonly string[]; readonly label?: string };
  readonly columns: readonly Column[];
  readonly header: readonly Action[];
  readonly edit: GridEdit;
  readonly actionsLabel?: string;
  readonly empty?: { readonly text: string; readonly hint?: string };
}
export interface GridEdit {
  /** `with` is resolved with the row and is validated too. */
  readonly call: Call;
  /** Version field of the row; sent with a change. */
  readonly version?: string;
  /** A field belongs to the column whose path is its `from`, else its `name`. */
  readonly fields: readonly FormField[];
  /** Schema of the endpoint's whole body. */
  readonly body: CompiledBody;
  readonly label: string;
  readonly save: string;
  readonly cancel: string;
  /** Milliseconds for which a row's save stays locked after an answer or a refusal. */
  readonly lock: number;
}
