import type { IconName } from '../../generated/language/names.ts';
import type { Condition } from './conditions.ts';
import type { Endpoint, Roles } from './endpoints.ts';
import type { Values } from './values.ts';

/** A call with the values it is given. */
export interface Call {
  readonly endpoint: Endpoint;
  readonly with?: Values;
}

/** A target screen: its route pattern and the values that fill the pattern's parameters. */
export interface Target {
  readonly screen: string;
  readonly route: string;
  readonly with?: Values;
}

export interface Confirm {
  /** May hold `{field}` of the row. */
  readonly text: string;
  readonly cancel: string;
  readonly submit: string;
}

/** What a button, link or menu entry does. Exactly one of `to`, `dialog`, `call`, `widget`, `picture` is there. */
export interface Action {
  readonly id: string;
  readonly label: string;
  readonly icon?: IconName;
  /** `primary` is the page's one main action; `menu` entries are in the "..." menu. */
  readonly place: 'primary' | 'inline' | 'menu';
  readonly danger?: true;
  readonly roles: Roles;
  readonly when?: Condition;
  readonly enabled?: Condition;
  readonly to?: Target;
  /** A form or detail screen drawn in a dialog over the current screen. */
  readonly dialog?: Target;
  readonly call?: Call;
  readonly widget?: string;
  /** Path of the address of a picture, to be seen in full size. */
  readonly picture?: string;
  /** What the widget is given. */
  readonly props?: Values;
  readonly confirm?: Confirm;
  /** Shown when the answer carries no message of its own. */
  readonly toast?: string;
  readonly reveal?: Reveal;
  readonly then?: Then;
  readonly explain?: Explained;
}
/** An action of a lifecycle that is shown where it is not possible too: disabled, with the reason. */
export interface Explained {
  /** Its name in the answer of `ask`: `loan.return`. */
  readonly step: string;
  /** What the page knows by itself: state and condition. */
  readonly possible: Condition;
  /** The reason where that does not hold, if the lifecycle has one of its own; may hold `{action}` and `{state}`. */
  readonly refusal?: string;
  /** Field of the state, and the states' names by their value as text. */
  readonly field: string;
  readonly states: Readonly<Record<string, string>>;
  /** Key field of the rows. */
  readonly key: string;
  /** Answers, for rows, which actions are allowed, and why not; an extension. */
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

/** What is done with the selected rows of a list: `call` for all at once; `each` where the server has no `call`. */
export interface BulkAction extends Pick<Action, 'id' | 'label' | 'icon' | 'danger' | 'roles' | 'toast'> {
  /** Its text may hold `{count}`. */
  readonly confirm?: Confirm;
  /** An endpoint with `selection`. */
  readonly call?: Call;
  readonly each?: EachRow;
}
/** One call for each row. */
export interface EachRow extends Call {
  /** Rows for which it does not hold are left as they are. */
  readonly when?: Condition;
  /** How many rows may be selected for it. */
  readonly most: number;
}

/** What follows a successful call. `back` is the browser's history, else the screen's parent. */
export interface Then {
  readonly to?: Target;
  readonly back?: true;
  readonly reload?: true;
  /** Milliseconds before it happens. */
  readonly after?: number;
}
