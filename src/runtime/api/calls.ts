import { useCallback, useRef, useState } from 'react';
import type { Endpoint, TypedEndpoint } from '../../../core/model.ts';
import { isSettled } from '../actions/end-of-call.ts';
import { ask } from '../actions/open-dialogs.ts';
import { type Outcome, perform as performCall, type Telling } from '../actions/perform.ts';
import { ApiError, asApiError, refusesValues } from '../base/api-error.ts';
import { t } from '../base/i18n/t.ts';
import { invalidate as invalidateById } from '../data/cache.ts';
import { notifyFailure } from '../data/notify-failure.ts';
import { read } from '../data/read.ts';
import { type SendOptions, send as sendCall } from '../data/send.ts';
import { type AnswerState, type Figure, useResponse } from '../data/use-response.ts';

export { useRested } from '../ui/use-rested.ts';
export type { AnswerState, Outcome, SendOptions };
export { ApiError, refusesValues };

/**
 * Makes a declared call. `input`: path parameters, query and body, by name. The answer is unwrapped by its envelope. After a
 * write, the cached answers named in `invalidates` are refetched. Each write carries an idempotency key, so a repeated one counts
 * once. Throws an `ApiError` for every failure (`status` 0: no answer). Shows no messages.
 */
export async function send<Input extends object, Answer>(
  endpoint: TypedEndpoint<Input, Answer>,
  input: Input,
  options: SendOptions = {},
): Promise<Answer> {
  // The compiler has typed the answer of the endpoint; unwrapping the envelope gives exactly that type.
  return (await sendCall(endpoint, valuesOf(input), options)) as Answer;
}

/** A declared body is an interface without an index signature; the cast makes it a record by name. */
function valuesOf(input: object): Record<string, unknown> {
  return { ...input };
}

/** The confirmation before a call; source texts. */
export interface Confirmation {
  readonly text: string;
  /** Fill the `{name}` places of the text. */
  readonly values?: Readonly<Record<string, unknown>>;
  /** Stand below the text, each by itself; already translated. */
  readonly lines?: readonly string[];
  /** Default: "Cancel". */
  readonly cancel?: string;
  /** Default: "OK". */
  readonly submit?: string;
  readonly danger?: boolean;
}

export interface PerformOptions extends Telling, SendOptions {
  /** Confirmation before the call; the dialog stays open until the call is settled, or the caller shows its error. */
  readonly confirm?: Confirmation;
}

/**
 * Makes a call as a declared action does: confirms, sends, refreshes, saves a file, shows success and refusal as toasts. Never
 * throws. Resolves to `{answer}` or `{error}`, or undefined when the user declined.
 */
export async function perform<Input extends object, Answer>(
  endpoint: TypedEndpoint<Input, Answer>,
  input: Input,
  { confirm: question, ...options }: PerformOptions = {},
): Promise<Outcome<Answer> | undefined> {
  let outcome: Outcome<Answer> | undefined;
  const work = async () => {
    // As in `send`.
    outcome = (await performCall(endpoint, valuesOf(input), options)) as Outcome<Answer>;
    return options.tellsErrors === true || isSettled(outcome.error);
  };
  if (question) await confirm(question, work);
  else await work();
  return outcome;
}

/** Asks a yes/no question and resolves to the choice. `work` runs after yes, before the dialog closes; resolves to whether it is settled: done, or refused each time. */
export function confirm(
  { text, values, lines, cancel = 'Cancel', submit = 'OK', danger = false }: Confirmation,
  work?: () => Promise<boolean>,
): Promise<boolean> {
  const question = t(text, values);
  const asked = lines ? { title: question, text: lines.join('\n') } : { text: question };
  return ask({ ...asked, cancel: t(cancel), submit: t(submit), danger, ...(work ? { work } : {}) });
}

/** `perform` for a button: `pending` while the call runs; a second press meanwhile is ignored. */
export function usePerform<Input extends object, Answer>(
  endpoint: TypedEndpoint<Input, Answer>,
): {
  perform(input: Input, options?: PerformOptions): Promise<Outcome<Answer> | undefined>;
  readonly pending: boolean;
} {
  const running = useRef(false);
  const [pending, setPending] = useState(false);
  const run = useCallback(
    async (input: Input, options?: PerformOptions) => {
      if (running.current) return undefined;
      running.current = true;
      setPending(true);
      try {
        return await perform(endpoint, input, options);
      } finally {
        running.current = false;
        setPending(false);
      }
    },
    [endpoint],
  );
  return { perform: run, pending };
}

/**
 * Reads a declared call through the cache that all screens share; `null` reads nothing. The answer to another question
 * stays, as `stale`, until this one is answered or fails; `slow` is true after 1.5 s. Refetched when a write invalidates it.
 */
export function useAnswer<Input extends object, Answer>(
  endpoint: TypedEndpoint<Input, Answer> | null,
  input: Input,
  options: Figure = {},
): AnswerState<Answer> {
  // As in `send`.
  return useResponse(endpoint, valuesOf(input), options) as AnswerState<Answer>;
}

/**
 * Reads once, without the cache. A failure is told by a toast, unless the part `tellsErrors`, and thrown as an `ApiError`. An
 * extension that this server lacks is answered by its fallback.
 */
export async function readOnce<Input extends object, Answer>(
  endpoint: TypedEndpoint<Input, Answer>,
  input: Input,
  { tellsErrors = false, isFigure = false }: Figure & { readonly tellsErrors?: boolean } = {},
): Promise<Answer> {
  try {
    // As in `send`.
    return (await read(endpoint, valuesOf(input))) as Answer;
  } catch (error) {
    if (!tellsErrors && !(isFigure && refusesValues(asApiError(error)))) notifyFailure(error);
    throw error;
  }
}

/** Refetches these endpoints wherever they are shown; for data that changes without a declared call. */
export async function invalidate(...endpoints: readonly Pick<Endpoint, 'id'>[]): Promise<void> {
  await invalidateById(endpoints.map(({ id }) => id));
}
