import { isRecord } from '../../core/record.ts';
import { ConnectorError, type ErpPage, type ErpSource } from '../connectors/index.ts';
import { JobFailure, type JobRun, type JobStep } from '../jobs/index.ts';

/** Where a sync continues. */
interface Place {
  readonly page: string | null;
  readonly done: number;
}

function isPlace(cursor: unknown): cursor is Place {
  return isRecord(cursor) && typeof cursor.done === 'number';
}

/**
 * Imports all rows of a source, one page per step; `work` returns the counts. The call is made before the step, so that no
 * transaction waits for another system. Throws a JobFailure when the other system cannot be reached.
 */
export async function eachPage<Row>(
  run: JobRun<unknown>,
  source: ErpSource<Row>,
  only: string | null,
  work: (rows: readonly Row[], step: JobStep) => Promise<Readonly<Record<string, number>>>,
): Promise<void> {
  let place: Place = isPlace(run.cursor) ? run.cursor : { page: null, done: 0 };
  let isLast = false;
  while (!isLast) {
    const { page, done } = place;
    const ask = { page, signal: run.signal, ...(only === null ? {} : { only }) };
    const erpPage: ErpPage<Row> = await source(ask).catch((error: unknown) => {
      throw failureOf(error, 'ERP');
    });
    const read = done + erpPage.rows.length + erpPage.unreadable.length;
    const nextPlace: Place | null = erpPage.next === null ? null : { page: erpPage.next, done: read };
    await run.step(async (step) => {
      const counts = await work(erpPage.rows, step);
      const problems = erpPage.unreadable.map(({ about: recordName, why }) =>
        unreadableRecord(recordName, why),
      );
      step.advance({ cursor: nextPlace, done: read, total: erpPage.total, counts, problems });
    });
    isLast = nextPlace === null;
    place = nextPlace ?? place;
  }
}

/** A record of another system that is left out, for the job's report. */
export function unreadableRecord(about: string, why: string) {
  return { about, message: 'This cannot be read: {why}.', params: { why } };
}

/** The message when another system cannot be reached; any other error is passed on. */
export function failureOf(error: unknown, system: string): unknown {
  if (!(error instanceof ConnectorError)) return error;
  return new JobFailure(words[error.kind], { system }, { cause: error });
}

const words: Readonly<Record<ConnectorError['kind'], string>> = {
  unavailable: '{system} does not answer. What was taken over stays; please try again later.',
  resting: '{system} has not answered for some time. Please try again in a minute.',
  refused: '{system} refuses the call. Please ask IT to check its settings.',
  unreadable: '{system} gave an answer that cannot be read. Please ask IT to look into it.',
};
