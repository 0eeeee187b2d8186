/** What writing costs more on a table whose rows are counted. */
import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Db } from '../../server/store/index.ts';
import { type Ask, type Client, quantile, throughput } from './load.ts';

const PAIRS = Number(process.env.BENCH_PAIRS ?? 5);
const WRITES = 150;
const WRITERS = 32;
const SECONDS = 4;
/** The most that a write may cost more, and the least share of the rate that many writers reach. */
const ALLOWED = { ms: 1.15, rate: 1 / 1.1 };

/** Resolves when the server has counted what was in the tables before. */
export async function untilCounted(db: Db): Promise<number> {
  const begin = performance.now();
  for (;;) {
    const waiting = await db.selectFrom('counted').select('name').where('ready', '=', false).execute();
    if (waiting.length === 0) return performance.now() - begin;
    await pause(100);
  }
}

/** Writes with and without `groups`, in turns: the median of one caller, and how many a second callers at once reach. */
export async function compareWrites(
  db: Db,
  client: Client,
  { table, groups, write }: { table: string; groups: readonly string[]; write: () => Ask },
): Promise<void> {
  const runs: Record<'ms' | 'rate', [number, number][]> = { ms: [], rate: [] };
  for (let pair = 0; pair < PAIRS; pair += 1) {
    const ms: [number, number] = [0, 0];
    const rate: [number, number] = [0, 0];
    for (const isCounted of pair % 2 === 0 ? [1, 0] : [0, 1]) {
      const kept = sql.val(isCounted ? groups : []);
      await sql`select count_groups(${table}::regclass, variadic ${kept}::text[])`.execute(db);
      await untilCounted(db);
      ms[isCounted] = await median(client, write);
      const asks = Array.from({ length: 500 }, write);
      // Every connection has prepared its statements then.
      await throughput(client, asks, WRITERS, 1);
      rate[isCounted] = await throughput(client, asks, WRITERS, SECONDS);
    }
    runs.ms.push(ms);
    runs.rate.push(rate);
  }
  console.log(
    '\n| writing | counted | not counted | median of pairs | pairs | |\n| --- | ---: | ---: | ---: | --- | --- |',
  );
  report('one caller, ms', runs.ms, (ratio) => ratio <= ALLOWED.ms);
  report(`${WRITERS} callers, calls a second`, runs.rate, (ratio) => ratio >= ALLOWED.rate);
}

async function median(client: Client, write: () => Ask): Promise<number> {
  const times: number[] = [];
  for (let run = -20; run < WRITES; run += 1) {
    const { ms } = await client.ask(write());
    if (run >= 0) times.push(ms);
  }
  return quantile(times, 0.5);
}

function report(name: string, pairs: readonly [number, number][], holds: (ratio: number) => boolean): void {
  const [without, counted] = [0, 1].map((side) =>
    quantile(
      pairs.map((pair) => pair[side] ?? 0),
      0.5,
    ).toFixed(1),
  );
  const ratios = pairs.map(([plain, kept]) => kept / plain);
  const ratio = quantile(ratios, 0.5);
  if (!holds(ratio)) process.exitCode = 1;
  const each = ratios.map((one) => one.toFixed(2)).join(', ');
  console.log(
    `| ${name} | ${counted} | ${without} | ${ratio.toFixed(2)} | ${each} | ${holds(ratio) ? '' : 'too slow'} |`,
  );
}
