/** What writing costs more on a table whose rows are counted. */
import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Db } from '../../server/store/index.ts';
import { type Ask, type Client, quantile } from './load.ts';

const PAIRS = Number(process.env.BENCH_PAIRS ?? 5);
const WRITES = 150;
/** The most that a write may cost more. */
const ALLOWED = 1.15;

/** Resolves when the server has counted what was in the tables before. */
export async function untilCounted(db: Db): Promise<number> {
  const begin = performance.now();
  for (;;) {
    const waiting = await db.selectFrom('counted').select('name').where('ready', '=', false).execute();
    if (waiting.length === 0) return performance.now() - begin;
    await pause(100);
  }
}

/** The median of writes with and without `groups`, in turns, and the median ratio of the pairs. */
export async function compareWrites(
  db: Db,
  client: Client,
  { table, groups, write }: { table: string; groups: readonly string[]; write: () => Ask },
): Promise<void> {
  const ratios: number[] = [];
  const medians: [number[], number[]] = [[], []];
  for (let pair = 0; pair < PAIRS; pair += 1) {
    const times: [number, number] = [0, 0];
    for (const isCounted of pair % 2 === 0 ? [1, 0] : [0, 1]) {
      await sql`select count_groups(${table}::regclass, variadic ${sql.val(isCounted ? groups : [])}::text[])`.execute(
        db,
      );
      await untilCounted(db);
      const runs: number[] = [];
      for (let run = -20; run < WRITES; run += 1) {
        const { ms } = await client.ask(write());
        if (run >= 0) runs.push(ms);
      }
      times[isCounted] = quantile(runs, 0.5);
      medians[isCounted]?.push(times[isCounted]);
    }
    ratios.push(times[1] / times[0]);
  }
  const [without, counted] = medians.map((runs) => quantile(runs, 0.5).toFixed(2));
  const ratio = quantile(ratios, 0.5);
  if (ratio > ALLOWED) process.exitCode = 1;
  const each = ratios.map((one) => one.toFixed(2)).join(', ');
  console.log(
    `\na write, ms: counted ${counted}, not counted ${without}; median of ${PAIRS} pairs ${ratio.toFixed(2)} (${each}), of ${ALLOWED} allowed`,
  );
}
