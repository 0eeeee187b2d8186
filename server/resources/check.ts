import type { DeclaredEntity, DeclaredOperation } from '../http/declared.ts';
import { type Problem, Refusal } from '../refusal.ts';
import { planRead, readRow } from './read-plan.ts';
import type { Entities, Inputs } from './row.ts';
import type { Work } from './work.ts';

/**
 * A rule of the product's own over a generic create or update: asked within the transaction, before anything is
 * written. `input` is validated; `row` is the record as it is, locked, or null where one is created (lock what the
 * rule counts or looks up, such as the book that is lent: two calls may ask at once). Answers what is in the way:
 * problems that all name a field of the body are told there (422), any other is a conflict (409). Nothing is a yes.
 */
export type Check<Input, Row> = (
  input: Input,
  row: Row,
  work: Work,
) => Promise<readonly Problem[] | undefined>;

/** Checks by operation, their types forgotten: the declarations have been checked where they are listed. */
export type Checks = Readonly<Record<string, Check<never, never>>>;

/** What is in the way of a write; `key` names the row, null a new one. */
export type Checked = (work: Work, inputs: Inputs, key: unknown) => Promise<readonly Problem[]>;

/** Prepares the check of an operation; one that declares none finds nothing. Throws when the check is missing. */
export function prepareCheck(
  { id, resource }: DeclaredOperation,
  entity: DeclaredEntity,
  entities: Entities,
  checks: Checks,
): Checked {
  if (!resource?.check) return async () => [];
  const check = Object.hasOwn(checks, id) ? checks[id] : undefined;
  if (!check) throw new Error(`${id} declares a check, and there is none.`);
  const plan = planRead(entity, Object.keys(entity.fields), entities);
  return async (work, inputs, key) => {
    const row = key === null ? null : await readRow(work.db, plan, key);
    // The values have passed the validators, and the row is read by the plan, that the check's type was made from.
    return (await check(inputs as never, row as never, work)) ?? [];
  };
}

/** Throws the refusal that a check asks for. */
export function refuseProblems(problems: readonly Problem[]): void {
  if (problems.length === 0) return;
  const isAboutFields = problems.every(({ field }) => field !== undefined);
  throw new Refusal(isAboutFields ? 'invalid' : 'conflict', problems);
}
