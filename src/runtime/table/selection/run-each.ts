import { type ApiError, asApiError } from '../../core/api-error.ts';
import { evaluate } from '../../core/conditions/evaluate.ts';
import { type Row, resolveValues, type Scope } from '../../core/scope.ts';
import { send } from '../../data/send.ts';
import type { EachRow } from '../../model.ts';

/** What became of the rows of a run. */
export interface Outcome {
  readonly done: readonly Row[];
  readonly failed: readonly { readonly row: Row; readonly error: ApiError }[];
  /** The action's condition does not hold for them. */
  readonly left: readonly Row[];
  /** Not begun when the run was stopped. */
  readonly rest: readonly Row[];
}

/** Calls under way at the same time. */
const ABREAST = 4;
/** No answer came, or the session has ended: the other rows would only fail as well. */
const HOPELESS = [0, 401];

/** Makes the call for each row, a few at a time. A call that has begun is not taken back by `signal`. Never throws. */
export async function runEach(
  each: EachRow,
  rows: readonly Row[],
  scope: Scope,
  { signal, onProgress }: { signal: AbortSignal; onProgress(done: number): void },
): Promise<Outcome> {
  const fits = (row: Row) => !each.when || evaluate(each.when, { ...scope, row });
  const queue = rows.filter(fits);
  const left = rows.filter((row) => !fits(row));
  const done: Row[] = [];
  const failed: { row: Row; error: ApiError }[] = [];
  const work = async () => {
    while (
      queue.length > 0 &&
      !signal.aborted &&
      !failed.some(({ error }) => HOPELESS.includes(error.status))
    ) {
      const row = queue.shift();
      if (!row) return;
      try {
        const input = resolveValues(each.with, { ...scope, row });
        await send(each.endpoint, input, { keepsAnswers: true });
        done.push(row);
      } catch (error) {
        failed.push({ row, error: asApiError(error) });
      }
      onProgress(left.length + done.length + failed.length);
    }
  };
  await Promise.all(Array.from({ length: ABREAST }, work));
  return { done, failed, left, rest: queue };
}
