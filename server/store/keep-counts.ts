import { setTimeout as pause } from 'node:timers/promises';
import type { Db } from './connect.ts';
import { foldCounts, recount, uncountedTables } from './counts.ts';

/** Milliseconds between two times, and after one that failed. */
const PAUSE = 1000;
const PAUSE_AFTER_FAILURE = 15_000;

interface Means {
  /** Hears of failures; the work goes on. */
  readonly onError: (error: unknown) => void;
  readonly every?: number;
}

/** Keeps the counts of tables in the background, and counts anew where they cannot be relied on. Answers what ends it. */
export function keepCounts(db: Db, { onError, every = PAUSE }: Means): () => Promise<void> {
  const ending = new AbortController();
  const { signal } = ending;
  const keep = async () => {
    while (!signal.aborted) {
      const wait = await keepOnce(db).then(
        () => every,
        (error: unknown) => {
          onError(error);
          return PAUSE_AFTER_FAILURE;
        },
      );
      await pause(wait, undefined, { signal }).catch(() => undefined);
    }
  };
  const kept = keep();
  return () => {
    ending.abort();
    return kept;
  };
}

/** Once what is done in the background. Throws after it has tried all of it. */
export async function keepOnce(db: Db): Promise<void> {
  await foldCounts(db);
  const failures: unknown[] = [];
  for (const table of await uncountedTables(db))
    await recount(db, table).catch((error: unknown) => failures.push(error));
  if (failures.length > 0) throw new AggregateError(failures, 'Some tables could not be counted.');
}
