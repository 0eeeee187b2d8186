import type { EachRow } from '../../../core/model.ts';
import { type Row, resolveValues, type Scope } from '../../../core/scope.ts';
import { type ApiError, asApiError } from '../base/api-error.ts';
import { evaluate } from '../base/evaluate.ts';
import { type ApiResponse, send } from './send.ts';

/** The results of a run by row. */
export interface Outcome {
  readonly done: readonly Row[];
  /** Those of the rows that are done. */
  readonly answers: readonly ApiResponse[];
  readonly failed: readonly { readonly row: Row; readonly error: ApiError }[];
  /** Skipped, since the action's condition is false. */
  readonly left: readonly Row[];
  /** Not started when the run was stopped. */
  readonly unstartedRows: readonly Row[];
}

/** Concurrent calls. */
const ABREAST = 4;
/** No answer, or the session has ended: further calls would fail too, as they do where nobody shows who they are. */
const HOPELESS = [0, 401];

/** Makes the call for each row, a few at a time. `signal` does not abort calls that have started. Never throws. */
export async function runEach(
  each: EachRow,
  rows: readonly Row[],
  scope: Scope,
  { signal, onProgress }: { signal: AbortSignal; onProgress(done: number): void },
): Promise<Outcome> {
  const fits = (row: Row) => !each.when || evaluate(each.when, { ...scope, row });
  const queue = rows.filter(fits);
  const skippedRows = rows.filter((row) => !fits(row));
  const done: Row[] = [];
  const answers: ApiResponse[] = [];
  const failed: { row: Row; error: ApiError }[] = [];
  const work = async () => {
    while (
      queue.length > 0 &&
      !signal.aborted &&
      !failed.some(({ error }) => error.proof || HOPELESS.includes(error.status))
    ) {
      const row = queue.shift();
      if (!row) return;
      try {
        const input = resolveValues(each.with, { ...scope, row });
        answers.push(await send(each.endpoint, input, { keepsAnswers: true }));
        done.push(row);
      } catch (error) {
        failed.push({ row, error: asApiError(error) });
      }
      onProgress(skippedRows.length + done.length + failed.length);
    }
  };
  await Promise.all(Array.from({ length: ABREAST }, work));
  return { done, answers, failed, left: skippedRows, unstartedRows: queue };
}
