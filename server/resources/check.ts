import type { DeclaredEntity, DeclaredOperation } from '../../core/declared.ts';
import { type Problem, Refusal } from '../refusal.ts';
import { planRead, readRow } from './read-plan.ts';
import type { Entities, Inputs } from './row.ts';
import type { Work } from './work.ts';

/**
 * A product-specific rule for a generic create, update or delete, run in the transaction before the write. `input` is validated; `row` is
 * the locked record, or null for a create. Lock what the rule reads (e.g. the book that is lent), since calls may run
 * concurrently. Returns problems: if all name a body field the answer is 422, otherwise 409. No problems means that the write is
 * allowed.
 */
export type Check<Input, Row> = (
  input: Input,
  row: Row,
  work: Work,
) => Promise<readonly Problem[] | undefined>;

/** Checks by operation, untyped: they were type-checked where they are listed. */
export type Checks = Readonly<Record<string, Check<never, never>>>;

/** The problems of a write; `key` identifies the row, null for a new one. */
export type Checked = (work: Work, inputs: Inputs, key: unknown) => Promise<readonly Problem[]>;

/** Prepares the check of an operation; without a declared one it finds nothing. Throws when the check is missing. */
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

/** Throws the refusal for the problems of a check. */
export function refuseProblems(problems: readonly Problem[]): void {
  if (problems.length === 0) return;
  const isAboutFields = problems.every(({ field }) => field !== undefined);
  throw new Refusal(isAboutFields ? 'invalid' : 'conflict', problems);
}
