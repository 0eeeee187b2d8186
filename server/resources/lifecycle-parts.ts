import type { Lifecycle } from '../../core/model.ts';
import type { Actor, Person, SystemActor } from '../rules/actor.ts';
import type { NextState } from '../rules/lifecycle.ts';
import type { Db } from '../store/index.ts';
import type { AuditNote } from './audit.store.ts';
import type { OwnedChange } from './owned-change.ts';
import type { Entities, Row } from './row.ts';

export type State = string | number;

/** An allowed step: its record is locked and checked; the next state is not written yet. */
export interface Step<Record = Row, From = State, To = State, Action extends string = string> {
  /** Name of the action within its lifecycle. */
  readonly action: Action;
  readonly id: number | string;
  /** The entity's fields as read under the lock; without computed ones. */
  readonly row: Record;
  readonly from: From;
  readonly to: To;
  /** Null: a call that needs no account. */
  readonly actor: Actor | null;
}

/** Why a rule refuses: a source text with `params`. */
export interface Reason {
  readonly message: string;
  readonly params?: Readonly<Record<string, unknown>>;
}

/**
 * Whether this person may take an action now, beyond role, state and condition: true, or the reason. Called in the step with the
 * record locked, and by calls that answer which actions are allowed; it must only read.
 */
export type LifecycleRule<Record> = (ruleInput: {
  readonly row: Record;
  readonly action: string;
  readonly user: Person;
  readonly db: Db;
}) => Promise<true | Reason>;

/** The tools of an effect; everything runs in the step's transaction. */
export interface EffectContext {
  readonly db: Db;
  audit(note: AuditNote): Promise<void>;
  readonly takeStep: TakeStep;
  readonly refuse: RefuseStep;
}

/** Undoes the step, whoever took it: what it was to do cannot be done any more. */
export type RefuseStep = (reason: Reason) => never;

/** Runs after a step, in its transaction; `row` is the record after it. */
export type LifecycleEffect<Record> = (step: Step<Record>, context: EffectContext) => Promise<void>;

/** A product's lifecycles, with their rules and effects. */
export interface LifecycleParts {
  readonly lifecycles: Readonly<Record<string, Lifecycle>>;
  // Untyped: they were type-checked where they are listed.
  readonly rules: Readonly<Record<string, LifecycleRule<never>>>;
  readonly effects: Readonly<Record<string, LifecycleEffect<never>>>;
}

type ActorsOf<Action> = Action extends { readonly actors: readonly (infer Name extends string)[] }
  ? Name
  : never;

/** A step taken by server code: a job, a connector, an effect, or another handler. */
export interface StepRequest<L extends Lifecycle, A extends keyof L['actions'] & string> {
  /** The generated constant. */
  readonly lifecycle: L;
  readonly action: A;
  /** Key of the record. */
  readonly id: number | string;
  /** The actor: a person, whose account is read, or one of the action's `actors`. */
  readonly actor: Pick<Person, 'kind' | 'id'> | SystemActor<ActorsOf<L['actions'][A]>>;
  /** Columns written together with the state. */
  readonly values?: Row;
}

/**
 * Takes a step in the caller's transaction and returns it with the changed record. Throws a Refusal, before anything is written,
 * when the lifecycle does not allow it.
 */
export type TakeStep = <L extends Lifecycle, A extends keyof L['actions'] & string>(
  request: StepRequest<L, A>,
) => Promise<Step>;

/** The work that a step is part of; all of it happens in the transaction `db`. */
export interface StepWork {
  readonly db: Db;
  readonly entities: Entities;
  audit(note: AuditNote): Promise<void>;
  readonly actor: Actor | null;
  /** The version of the row that the caller's change is based on; null or absent: unknown. */
  readonly basedOn?: string | null;
  /** What the caller has entered: told apart from what an earlier step has written. */
  readonly entered?: Row;
}

/** Which action of which lifecycle. */
export interface StepName {
  readonly lifecycle: Pick<Lifecycle, 'id'>;
  readonly action: string;
}

/** A step between check and write. */
export interface OpenStep extends Step {
  readonly lifecycle: Lifecycle;
  /** The table row. */
  readonly before: Row;
}

/** An action of a record: allowed, or the reason why not. */
export interface Verdict {
  readonly id: unknown;
  /** `<lifecycle>.<action>` */
  readonly action: string;
  readonly judgement: NextState;
}

/** Performs all state changes of records, for all actors: `Steps`. */
export interface StepTaker {
  /** Locks the record and checks the action. A refusal of a stale change contains the fields `shown`. */
  open(work: StepWork, name: StepName, id: unknown, shownFields: readonly string[]): Promise<OpenStep>;
  /** The steps of locked rows, in key order. The refusal names each row whose step is not allowed. */
  check(work: StepWork, name: StepName, locked: readonly Row[]): Promise<OpenStep[]>;
  /** Writes the next state and other columns. Returns the table rows; audit and effects follow. */
  lead(work: StepWork, steps: readonly OpenStep[], values?: Row): Promise<Row[]>;
  /** Runs the effects after all writes. Returns the records after them. */
  follow(work: StepWork, steps: readonly OpenStep[]): Promise<Step[]>;
  /** Completes an opened step: write, audit and effects. `owned`: changes of owned rows. */
  close(work: StepWork, step: OpenStep, values?: Row, owned?: OwnedChange): Promise<Step>;
  /** For server code that takes steps itself. */
  taker(work: Omit<StepWork, 'actor'>): TakeStep;
  /** For each row, every action for people: whether this one may take it, and why not. */
  verdicts(work: StepWork, entity: string, ids: readonly unknown[]): Promise<Verdict[]>;
}
