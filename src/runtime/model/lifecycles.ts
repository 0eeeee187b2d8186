import type { Condition } from './conditions.ts';
import type { Roles } from './endpoints.ts';
import type { Choice } from './shown.ts';

/**
 * The states of a thing and what leads from one to the next. The page knows it compiled into actions; the server
 * asks it before it changes a record.
 */
export interface Lifecycle {
  readonly id: string;
  readonly entity: string;
  /** Field of the record that holds the state. */
  readonly field: string;
  /** Stored value, as text -> state. */
  readonly states: Readonly<Record<string, LifecycleState>>;
  readonly actions: Readonly<Record<string, LifecycleAction>>;
  /** Names of what else happens after every step. */
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
  /** Absent: the state stays. */
  readonly to?: string | number;
  /** People who may take it; empty where only `actors` do. */
  readonly roles: Roles;
  /** Who takes it without being a person. */
  readonly actors?: readonly string[];
  readonly when?: Condition;
  /** Name of the rule that says whether this person is the one. */
  readonly may?: string;
  /** Names of what else happens in the transaction of the step. */
  readonly effects?: readonly string[];
  /** What to say when it is not possible; may hold `{state}`. */
  readonly refusal?: string;
}
