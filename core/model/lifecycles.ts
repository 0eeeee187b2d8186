import type { Condition } from './conditions.ts';
import type { Roles } from './endpoints.ts';
import type { Choice } from './shown.ts';

/** The states of a record and the steps between them: actions of the page, checked by the server. */
export interface Lifecycle {
  readonly id: string;
  readonly entity: string;
  /** Field of the record that holds the state. */
  readonly field: string;
  /** Stored value as text -> state. */
  readonly states: Readonly<Record<string, LifecycleState>>;
  readonly actions: Readonly<Record<string, LifecycleAction>>;
  /** Effects that run after every step. */
  readonly effects?: readonly string[];
  /** IANA zone of the business day, for conditions about now. */
  readonly zone: string;
}
export interface LifecycleState {
  readonly label: string;
  readonly tone?: Choice['tone'];
  readonly initial?: true;
  readonly final?: true;
}
export interface LifecycleAction {
  readonly label: string;
  readonly from: readonly (string | number)[];
  /** Absent: the state does not change. */
  readonly to?: string | number;
  /** Roles that may take it; empty when only `actors` do. */
  readonly roles: Roles;
  /** Non-human actors that may take it. */
  readonly actors?: readonly string[];
  readonly when?: Condition;
  /** Name of the rule that decides whether this person may take it. */
  readonly may?: string;
  /** Effects that run together with the step: if one fails, nothing is written. */
  readonly effects?: readonly string[];
  /** Message when it is not possible; may contain `{state}`. */
  readonly refusal?: string;
}
