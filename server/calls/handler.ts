import type { FileStorage } from '../files/storage.ts';
import type { LiveKind } from '../live/live-log.store.ts';
import type { OwnedChange } from '../resources/owned-change.ts';
import type { Work } from '../resources/work.ts';
import type { Attempts } from '../rules/attempts.ts';
import type { RoleAddresses } from '../rules/role-addresses.ts';
import type { SignInLimits } from '../rules/sign-in-limits.ts';
import type { Device } from './device.ts';
import type { Limits } from './limits.ts';
import type { SecondFactorRules } from './second-factor.ts';

/** The context of a hand-made handler; `Limit` names what its call declares under "limits". */
export interface Context<Limit extends string = never> extends Work {
  readonly limits: Limits<Limit>;
  /** For reading stored files; `files` stores new ones. */
  readonly storage: FileStorage;
  readonly requestId: string;
  /** The caller's language code. */
  readonly language: string;
  /** IP address of the caller. */
  readonly address: string;
  readonly device: Device;
  /** SHA-256 of the token that came with the call; of a public call nobody has asked whether it is valid. */
  readonly tokenHash: Buffer | null;
  /** Role names by number. */
  readonly roleNames: Readonly<Record<number, string>>;
  readonly sessions: SessionRules;
  /** Publishes, on commit, a change that the declaration lists in `publishes` and that `audit` does not record. */
  publish(entity: string, kind: LiveKind, key: string | number): void;
  /** The result of the work before the transaction (`beforehand`). */
  readonly ahead: unknown;
  /** The answer's data is secret: a repetition of the call gets the answer without it. */
  answerOnce(): void;
}

export interface SessionRules {
  readonly hours: number;
  readonly rememberedDays: number;
  readonly limits: SignInLimits;
  /** Counts tries of other kinds. */
  readonly attempts: Attempts;
  readonly secondFactor: SecondFactorRules;
  /** Minutes for which a session is proved (PROOF_MINUTES); null: grave calls ask for nothing. */
  readonly proofMinutes: number | null;
  /** From where roles may work (ROLE_ADDRESSES). */
  readonly addresses: RoleAddresses;
}

/**
 * Answers one declared operation that has no `resource`. For a write, everything happens in the transaction
 * `context.db`. Throw a Refusal for a no that the caller should read; anything else is answered as a defect.
 * The result depends on the declared envelope: item and list give the data, page and page-meta `{rows, total}`,
 * alert `{message, params?, data?}`, file `{name, mime, stream}`, none nothing.
 */
export interface Handler<Input, Result, Limit extends string = never> {
  (input: Input, context: Context<Limit>): Promise<Result>;
  /** Runs before the transaction of a write; see `beforehand`. */
  readonly ahead?: (input: Input, context: Ahead<Limit>) => Promise<unknown>;
  /** See `forApp`. */
  readonly isForApp?: true;
  /** See `figures`. */
  readonly mayBeBehind?: true;
  /** See `forUnready`. */
  readonly isForUnready?: true;
}

/** A handler of figures that may be some seconds old: it reads them from the replica, where there is one (DATABASE_READ_URL). */
export function figures<Input, Result, Limit extends string = never>(
  handler: Handler<Input, Result, Limit>,
): Handler<Input, Result, Limit> {
  return Object.assign((input: Input, context: Context<Limit>) => handler(input, context), {
    mayBeBehind: true,
  } as const);
}

/** A handler for the shops' app: a call without the connector key is refused before its body is read. */
export function forApp<Input, Result, Limit extends string = never>(
  handler: Handler<Input, Result, Limit>,
): Handler<Input, Result, Limit> {
  return Object.assign((input: Input, context: Context<Limit>) => handler(input, context), {
    isForApp: true,
  } as const);
}

/** Marks a handler that also answers an account that has something else to do first, such as changing a temporary password. */
export function forUnready<Marked extends object>(handler: Marked): Marked & { readonly isForUnready: true } {
  return Object.assign(handler, { isForUnready: true } as const);
}

/** The context of the work before the transaction. */
export type Ahead<Limit extends string = never> = Pick<
  Context<Limit>,
  'db' | 'user' | 'address' | 'device' | 'sessions' | 'tokenHash' | 'limits'
>;

/** A handler whose slow work (images, password hashes) runs `ahead` of the transaction, without connection or locks. */
export function beforehand<
  Input,
  Made,
  Result,
  AheadLimit extends string = never,
  Limit extends string = never,
>(
  ahead: (input: Input, context: Ahead<AheadLimit>) => Promise<Made>,
  work: (input: Input, context: Context<Limit>, aheadResult: Made) => Promise<Result>,
): Handler<Input, Result, AheadLimit | Limit> {
  const handler = (input: Input, context: Context<AheadLimit | Limit>) =>
    work(input, context, context.ahead as Made);
  return Object.assign(handler, { ahead });
}

/** A handler whose input and limits are not known: it was type-checked where it is listed. */
export interface AnyHandler
  extends Pick<Handler<never, unknown>, 'isForApp' | 'mayBeBehind' | 'isForUnready'> {
  (input: never, context: never): Promise<unknown>;
  readonly ahead?: (input: never, context: never) => Promise<unknown>;
}

/** Handlers by operation. */
export type Handlers = Readonly<Record<string, AnyHandler>>;

/**
 * Answers an operation that performs an action of a lifecycle. It is called only when the step is allowed: `input.step`
 * has the locked record, where it comes from and where it goes. The state is written when it is done, together with
 * `changes` (fields of the record), and `answer` is given or made of the record as it is then. What the handler did to
 * rows that the record owns is `owned`: it belongs to the step's entry in the trail.
 */
export interface StepHandler<Input, Result, Record, Changes, Limit extends string = never> {
  (
    input: Input,
    context: Context<Limit>,
  ): Promise<{
    readonly answer: Result | ((row: Record) => Result);
    readonly changes?: Changes;
    readonly owned?: OwnedChange;
  }>;
  /** See `answersFirst`. */
  readonly first?: (input: Omit<Input, 'step'>, context: Context<Limit>) => Promise<Result | undefined>;
}

/**
 * A step handler with work in its transaction before the step is checked: it refuses what was decided about something else,
 * and answers the call itself where the step is taken already.
 */
export function answersFirst<Input, Result, Record, Changes, Limit extends string = never>(
  first: NonNullable<StepHandler<Input, Result, Record, Changes, Limit>['first']>,
  handler: StepHandler<Input, Result, Record, Changes, Limit>,
): StepHandler<Input, Result, Record, Changes, Limit> {
  return Object.assign((input: Input, context: Context<Limit>) => handler(input, context), { first });
}
