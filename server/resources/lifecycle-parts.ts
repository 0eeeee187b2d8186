import type { Lifecycle } from '../../src/runtime/model.ts';
import type { Actor, Person, SystemActor } from '../domain/actor.ts';
import type { NextState } from '../domain/lifecycle.ts';
import type { Db } from '../store/index.ts';
import type { AuditNote } from './audit.store.ts';
import type { OwnedChange } from './owned-change.ts';
import type { Entities, Row } from './row.ts';

export type State = string | number;

/** A step that is allowed: its record is locked and checked, the next state not written yet. */
export interface Step<Record = Row, From = State, To = State, Action extends string = string> {
  /** Name of the action within its lifecycle. */
  readonly action: Action;
  readonly id: number | string;
  /** The fields of the entity as they were read under the lock; computed ones are not there. */
  readonly row: Record;
  readonly from: From;
  readonly to: To;
  /** Null: a call that needs no account. */
  readonly actor: Actor | null;
}

/** Why a rule refuses: a source text, which `params` fill. */
export interface Reason {
  readonly message: string;
  readonly params?: Readonly<Record<string, unknown>>;
}

/**
 * Whether this person may take an action now, beyond role, state and condition: true, or the reason why not. Asked in
 * the step with the record locked, and by calls that answer which actions are allowed; it only reads.
 */
export type LifecycleRule<Record> = (asked: {
  readonly row: Record;
  readonly action: string;
  readonly user: Person;
  readonly db: Db;
}) => Promise<true | Reason>;

/** What an effect can do: everything in the transaction of the step. */
export interface EffectContext {
  readonly db: Db;
  audit(note: AuditNote): Promise<void>;
  readonly takeStep: TakeStep;
}

/** What else happens after a step, in its transaction; `row` is the record as it is now. Throwing undoes the step. */
export type LifecycleEffect<Record> = (step: Step<Record>, context: EffectContext) => Promise<void>;

/** What a product hands to the server: its lifecycles, and the functions that they name. */
export interface LifecycleParts {
  readonly lifecycles: Readonly<Record<string, Lifecycle>>;
  // Their records forgotten: the declarations have been checked where the functions are listed.
  readonly rules: Readonly<Record<string, LifecycleRule<never>>>;
  readonly effects: Readonly<Record<string, LifecycleEffect<never>>>;
}

type ActorsOf<Action> = Action extends { readonly actors: readonly (infer Name extends string)[] }
  ? Name
  : never;

/** A step that the server's own code takes: a job, a connector, an effect, a handler of something else. */
export interface StepRequest<L extends Lifecycle, A extends keyof L['actions'] & string> {
  /** The generated constant. */
  readonly lifecycle: L;
  readonly action: A;
  /** Key of the record. */
  readonly id: number | string;
  /** In whose name: a person, whose account is read, or one of the action's `actors`. */
  readonly actor: Pick<Person, 'kind' | 'id'> | SystemActor<ActorsOf<L['actions'][A]>>;
  /** Columns that are written together with the state. */
  readonly values?: Row;
}

/**
 * Takes a step in the caller's transaction and answers it, its record as it is now. Throws a Refusal, before anything
 * is written, where the lifecycle does not allow it.
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
}

/** Which action of which lifecycle. */
export interface StepName {
  readonly lifecycle: Pick<Lifecycle, 'id'>;
  readonly action: string;
}

/** A step between its check and its end. */
export interface OpenStep extends Step {
  readonly lifecycle: Lifecycle;
  /** The row as the table has it. */
  readonly before: Row;
}

/** An action of a record: allowed, or why not. */
export interface Verdict {
  readonly id: unknown;
  /** `<lifecycle>.<action>` */
  readonly action: string;
  readonly next: NextState;
}

/** The one way by which records change their state, for all actors: `Steps`. */
export interface StepTaker {
  /**
   * Locks the record and checks that the action is allowed. A refusal of a change that is based on an older version
   * carries the fields `shown`.
   */
  open(work: StepWork, name: StepName, id: unknown, shown: readonly string[]): Promise<OpenStep>;
  /** The steps of locked rows, given in the order of their keys. The refusal names each row that is not allowed. */
  check(work: StepWork, name: StepName, locked: readonly Row[]): Promise<OpenStep[]>;
  /** Writes the next state, and columns with it. Answers the rows as the table has them; audit and effects are next. */
  lead(work: StepWork, steps: readonly OpenStep[], values?: Row): Promise<Row[]>;
  /** The effects, once all is written. Answers the records as they are now. */
  follow(work: StepWork, steps: readonly OpenStep[]): Promise<Step[]>;
  /**
   * All that is left to do of a step that was opened: lead, audit and follow. `owned`: what was done to rows that the
   * record owns.
   */
  close(work: StepWork, step: OpenStep, values?: Row, owned?: OwnedChange): Promise<Step>;
  /** For code of the server that leads a record on by itself. */
  taker(work: Omit<StepWork, 'actor'>): TakeStep;
  /** For each of the rows, every action that people take: whether this one may, and why not. */
  verdicts(work: StepWork, entity: string, ids: readonly unknown[]): Promise<Verdict[]>;
}
