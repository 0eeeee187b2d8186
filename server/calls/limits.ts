import { type Problem, Refusal } from '../refusal.ts';

/**
 * Refuses a call where there are problems: 422 where all are at fields, else 409, or as `kind` says. It is asked also where
 * there are none: see `withLimits`.
 */
export type Limit = (problems: readonly Problem[], kind?: 'invalid' | 'conflict') => void;

/** What a handler asks for the limits that its call declares; one that is not declared is not there. */
export type Limits<Name extends string = never> = Readonly<Record<Name, Limit>>;

/** The limits of one call, and which of them nobody has asked for. */
interface Opened {
  readonly limits: Limits;
  readonly unasked: ReadonlySet<string>;
  /** What the work before the transaction made. */
  readonly made?: unknown;
}

function openLimits(names: readonly string[]): Opened {
  const unasked = new Set(names);
  const limitOf = (name: string): Limit => {
    return (problems, kind = problems.every(({ field }) => field) ? 'invalid' : 'conflict') => {
      unasked.delete(name);
      if (problems.length > 0) throw new Refusal(kind, problems);
    };
  };
  return { limits: Object.fromEntries(names.map((name) => [name, limitOf(name)])), unasked };
}

/** Of a call that turns out to change nothing: no limit has anything to say. */
export function askNothing(limits: Readonly<Record<string, Limit>>): void {
  for (const limit of Object.values(limits)) limit([]);
}

/** Asks several limits, and refuses with what all of them say. */
export function together(...limits: readonly (() => void)[]): void {
  const refusals = limits.flatMap((ask): Refusal[] => {
    try {
      ask();
      return [];
    } catch (error) {
      if (error instanceof Refusal) return [error];
      throw error;
    }
  });
  const [first] = refusals;
  if (first)
    throw new Refusal(
      first.kind,
      refusals.flatMap(({ problems }) => problems),
    );
}

interface Declared {
  readonly id: string;
  readonly limits?: readonly string[];
}

type Work<Around extends object> = (inputs: unknown, context: Around) => Promise<unknown>;

/** The work before the transaction with the limits that its call declares: what it asks for, the handler need not ask for. */
export function withLimitsAhead({ limits: names = [] }: Declared, ahead: Work<object>): Work<object> {
  return async (inputs, context): Promise<Opened> => {
    const opened = openLimits(names);
    return { ...opened, made: await ahead(inputs, { ...context, limits: opened.limits }) };
  };
}

/**
 * The handler with the limits that its call declares. A call that was answered although one of them was not asked for is a
 * defect, and nothing of it stays: so no limit is declared that some way through the handler passes by.
 */
export function withLimits(
  { id, limits: names = [] }: Declared,
  handler: Work<object>,
): Work<{ readonly ahead?: unknown }> {
  return async (inputs, context) => {
    const { limits, unasked, made } = (context.ahead as Opened | undefined) ?? openLimits(names);
    const answer = await handler(inputs, { ...context, limits, ahead: made });
    const [name] = unasked;
    if (name !== undefined) throw new Error(`${id} was answered, and nobody asked for its limit "${name}".`);
    return answer;
  };
}
