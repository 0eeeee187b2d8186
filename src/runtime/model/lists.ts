import type { Action, BulkAction, Call, StepOfRecord } from './actions.ts';
import type { CompiledBody } from './bodies.ts';
import type { Slot } from './hand-made.ts';
import type { ParentRecord } from './parent-record.ts';
import type { ScreenBase } from './screens.ts';
import type { Choice, Column } from './shown.ts';

export interface Filter {
  readonly param: string;
  readonly label: string;
  readonly field: string;
  readonly options?: Readonly<Record<string, unknown>>;
  readonly choices?: readonly Choice[];
  /** What is chosen from, by the options' value and label. */
  readonly source?: Call;
  /** The value is the first day of a range. */
  readonly range?: DayRange;
}
/** How a filter's range of days ends. */
export interface DayRange {
  /** The query parameter of the last day. */
  readonly end: string;
  readonly label: string;
  /** The last day is at most so many days after the first. */
  readonly days?: number;
  /** No day is in the future. */
  readonly atMost?: 'today';
}

export interface ListScreen extends ScreenBase {
  readonly kind: 'list';
  readonly source: Call;
  /** The record that the rows belong to: its `label` is shown beside the heading, or its `summary` above the rows. */
  readonly record?: ParentRecord;
  /** A sentence above the rows. */
  readonly help?: string;
  /** The topic of the rows: they follow what others write. */
  readonly live?: string;
  readonly key: string;
  /** Path of the rows in the one record that the source answers; absent: the source answers rows. */
  readonly rows?: string;
  /** Field that holds an object: each entry is a row, with `{name, value}` in its place. */
  readonly unfold?: readonly string[];
  /** `server`: the endpoint pages and searches; `client`: it answers all rows and the list does. */
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

/** Hand-made parts: above search and rows, beside search and filters, below the rows. */
export interface ListSlots {
  readonly above?: Slot;
  readonly toolbar?: Slot;
  readonly below?: Slot;
}

/** Values of a list's rows that are edited in place, on any pages, and saved in one call. */
export interface ListEdit {
  /** Nothing of a row is known to its `with`. */
  readonly call: Call;
  /** Property of the body: the keys of the changed rows, in one order with the values of each column. */
  readonly keys: string;
  readonly columns: readonly EditedColumn[];
  /** The endpoint's whole body. */
  readonly body: CompiledBody;
  /** Path in the list's record to its version, where the call looks at it. */
  readonly version?: string;
  /** Label of the button that begins the editing; absent: the values are always open to it. */
  readonly begin?: string;
  readonly step?: StepOfRecord;
  readonly save: string;
  /** Shown when the answer carries no message of its own. */
  readonly toast?: string;
}
export interface EditedColumn {
  readonly path: string;
  /** Property of the body: an array. */
  readonly name: string;
  readonly type: 'integer' | 'number' | 'string';
  /** No two rows have the same; the message is that of the property's `uniqueItems`. */
  readonly unique?: true;
  /** No more than there are rows in all; the message is that of the items' `maximum`. */
  readonly atMost?: 'total';
  /** It is the row's place, from 1: a row that is moved shifts the others. */
  readonly order?: true;
}
