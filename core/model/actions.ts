import type { IconName } from '../generated/language/names.ts';
import type { Condition } from './conditions.ts';
import type { Endpoint, Roles } from './endpoints.ts';
import type { Values } from './values.ts';

/** An endpoint with its values. */
export interface Call {
  readonly endpoint: Endpoint;
  readonly with?: Values;
}

/** A target screen: its route pattern and the values of the pattern's parameters. */
export interface Target {
  readonly screen: string;
  readonly route: string;
  readonly with?: Values;
}

export interface Confirm {
  /** May contain `{field}` of the row. */
  readonly text: string;
  readonly cancel: string;
  readonly submit: string;
}

/** A text that may be written below the question; where it is, `endpoint` is called instead, with the same values and the text as `note`. */
export interface Note {
  readonly endpoint: Endpoint;
  readonly label: string;
}

/** What a button, link or menu entry does. Exactly one of `to`, `dialog`, `call`, `widget` is set. */
export interface Action {
  readonly id: string;
  readonly label: string;
  readonly icon?: IconName;
  /** `primary` is the page's main action; `menu` entries are in the "..." menu; absent: `inline`. */
  readonly place?: 'primary' | 'inline' | 'menu';
  readonly danger?: true;
  /** Absent: whoever may open the screen. */
  readonly roles?: Roles;
  readonly when?: Condition;
  readonly enabled?: Condition;
  /** Said where `enabled` does not hold; may contain `{field}` of the row. */
  readonly refusal?: string;
  readonly to?: Target;
  /** A form or detail screen drawn in a dialog over the current screen. */
  readonly dialog?: Target;
  readonly call?: Call;
  readonly widget?: string;
  /** Props of the widget. */
  readonly props?: Values;
  readonly confirm?: Confirm;
  readonly note?: Note;
  /** Others whose range overlaps that of the row are named in the question. */
  readonly overlaps?: OverlapQuestion;
  /** Answers a message that stands below the question. */
  readonly notice?: Call;
  readonly reveal?: Reveal;
  readonly then?: Then;
  readonly explain?: Explained;
}
/** `start` and `end` name the ends of a form or row, and of the rows of `endpoint`; `when` is asked of those rows, and of a form's loaded record. */
export interface OverlapQuestion {
  readonly endpoint: Endpoint;
  readonly start: string;
  readonly end: string;
  readonly label?: string;
  readonly when?: Condition;
}
/** A lifecycle action that is also shown when it is not possible: disabled, with the reason. */
export interface Explained {
  /** Its name in the answer of `ask`: `loan.return`. */
  readonly step: string;
  /** Conditions that the page can evaluate: state and condition. */
  readonly possible: Condition;
  /** The lifecycle's own message when they do not hold; may contain `{action}` and `{state}`. */
  readonly refusal?: string;
  /** Field of the state, and the states' names by their value as text. */
  readonly field: string;
  readonly states: Readonly<Record<string, string>>;
  /** Key field of the rows. */
  readonly key: string;
  /** The endpoint that answers which actions are allowed for rows, and why not; an extension. */
  readonly ask?: Endpoint;
}
/** Where a call leads a loaded record on: when that is possible, and why not. Its paths begin at the answer's record. */
export interface StepOfRecord extends Pick<Explained, 'possible' | 'refusal' | 'field' | 'states'> {
  /** What the action is called. */
  readonly label: string;
}
/** A value of the answer that is shown this once, ready to be copied. */
export interface Reveal {
  readonly path: string;
  readonly label: string;
  readonly help?: string;
}

/** An action on the selected rows of a list: `call` for all at once; `each` when the server lacks `call`. */
export interface BulkAction extends Pick<Action, 'id' | 'label' | 'icon' | 'danger' | 'roles'> {
  /** Its text may contain `{count}`. */
  readonly confirm?: Confirm;
  /** An endpoint with `selection`. */
  readonly call?: Call;
  readonly each?: EachRow;
  /** Where the call for each row leads it on, if it does: rows for which that is not possible are told why. */
  readonly step?: StepOfRecord;
  /** Of the call for each row. */
  readonly note?: Note;
  /** Of the list as a whole. */
  readonly when?: Condition;
  /** Asked for each row in a table, and read by `each` as `form` values. */
  readonly fields?: readonly AskedValue[];
  /** Path of the field by which pasted lines name rows. */
  readonly paste?: string;
  /** A detail that is printed of each row. */
  readonly print?: Target;
  /** Id of the bulk action that takes it back. */
  readonly undo?: string;
}
/** A value that is asked for each of several rows. */
export interface AskedValue {
  readonly name: string;
  readonly label: string;
}
/** One call for each row. */
export interface EachRow extends Call {
  /** Rows for which it does not hold are skipped. */
  readonly when?: Condition;
}

/** What follows a successful call. `back` is the browser's history, else the parent screen. */
export interface Then {
  readonly to?: Target;
  readonly back?: true;
  readonly reload?: true;
  /** Delay in milliseconds. */
  readonly after?: number;
}
