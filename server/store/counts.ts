import { type RawBuilder, sql } from 'kysely';
import type { Db } from './connect.ts';

/** Rows of a table that are counted by these columns; of none: all of its rows. */
export interface CountedGroup {
  readonly table: string;
  readonly columns: readonly string[];
}

/** The id of a group whose kept numbers can be relied on, in the snapshot of the statement; else no row. */
export function keptGroup({ table, columns }: CountedGroup): RawBuilder<{ id: number }> {
  return sql<{ id: number }>`
    select id from counted where name = ${table} and columns = ${sql.val(columns)}::text[] and ready`;
}

/** Of rows `g` of `counted`: what is kept, with what is not folded yet. */
const kept = sql`(
  select value, total from counted_totals where group_id = g.id
  union all select value, difference from counted_differences where group_id = g.id)`;

/** How many rows have one of these values, by what is kept; null while the table is counted anew. */
export function countedTotal(
  { table, columns }: CountedGroup,
  values: readonly RawBuilder<unknown>[],
): RawBuilder<number | null> {
  return sql<number | null>`(
    select case when g.ready then (
      select coalesce(sum(k.total), 0)::int from ${kept} as k where k.value in (${sql.join(values)})) end
    from counted as g where g.name = ${table} and g.columns = ${sql.val(columns)}::text[])`;
}

interface Compared {
  readonly value: readonly unknown[];
  readonly kept: number;
  readonly fresh: number;
  /** Of a group with a sum. */
  readonly keptSum: number;
  readonly freshSum: number;
}

export interface CountedDifference extends CountedGroup, Compared {}

/** With the parts of the statement that counts it: what by, what a row counts, and what it adds to the sum. */
interface Group extends CountedGroup {
  readonly id: number;
  readonly by: string;
  readonly one: string;
  readonly amount: string;
}

/** Adds up what statements have added and taken off since it was last done. Only one process does at a time. */
export function foldCounts(db: Db): Promise<void> {
  return db.transaction().execute(async (tx) => {
    // What is folded into is read after the lock is had: another process may have changed it until then.
    const { rows } = await sql<{ mine: boolean }>`
      select pg_try_advisory_xact_lock(hashtext('counted_differences')) as mine`.execute(tx);
    if (rows[0]?.mine) await FOLD.execute(tx);
  });
}

/**
 * Totals get their sums. Running totals get those of each key in all later months; months that are new begin as the last one was.
 */
const FOLD = sql`
  with folded as (delete from counted_differences returning group_id, value, difference, amount),
    sums as (
      select f.group_id, f.value, sum(f.difference) as total, sum(f.amount) as amount, ${isRunning(sql`g.columns`)} as running
      from folded as f join counted_groups as g on g.id = f.group_id
      group by f.group_id, f.value, g.columns having sum(f.difference) <> 0 or sum(f.amount) <> 0),
    totals as (
      insert into counted_totals (group_id, value, total, amount)
      select group_id, value, total, amount from sums where not running
      on conflict (group_id, value) do update
        set total = counted_totals.total + excluded.total, amount = counted_totals.amount + excluded.amount),
    parts as materialized (
      select group_id, (value ->> 0)::date as month, value ->> 1 as key, amount from sums where running),
    spans as materialized (
      select group_id, last, least(first, part_first) as first, greatest(last, part_last) as until
      from (select group_id, min(month) as part_first, max(month) as part_last from parts group by 1) as p
        cross join lateral (
          select min(month) as first, max(month) as last from running_totals where group_id = p.group_id) as there),
    months as materialized (
      select group_id, last, month::date
      from spans cross join generate_series(first::timestamp, until, interval '1 month') as month),
    added as (
      select k.group_id, m.month, k.key,
        sum(coalesce(p.amount, 0)) over (partition by k.group_id, k.key order by m.month) as total
      from (select group_id, key, min(month) as first from parts group by 1, 2) as k
        join months as m on m.group_id = k.group_id and m.month >= k.first
        left join parts as p on p.group_id = k.group_id and p.key = k.key and p.month = m.month
      union all
      select m.group_id, m.month, t.key, t.total
      from months as m join running_totals as t on t.group_id = m.group_id and t.month = m.last and m.month > m.last)
  insert into running_totals (group_id, month, key, total)
  select group_id, month, key, sum(total) from added group by 1, 2, 3
  on conflict (group_id, month, key) do update set total = running_totals.total + excluded.total`;

/** Whether a group is kept as running totals. */
function isRunning(columns: RawBuilder<unknown>): RawBuilder<boolean> {
  return sql<boolean>`coalesce(starts_with(${columns}[1], 'month('), false)`;
}

/** The tables that have to be counted anew. */
export async function uncountedTables(db: Db): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select distinct name from counted where not ready and to_regclass(quote_ident(name)) is not null order by 1`.execute(
    db,
  );
  return rows.map(({ name }) => name);
}

async function countedTables(db: Db): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`select name from counted_tables order by name`.execute(db);
  return rows.map(({ name }) => name);
}

/** Of more differences of a group not all are told: a table that was never counted has one for each value. */
const MOST_TOLD = 1000;

/** Milliseconds that writers may be kept waiting for triggers that are put on again. */
const PATIENCE = 200;

/**
 * Counts a table anew while it is written to, and notes what was kept otherwise. Each count and what is kept are read
 * in one statement: what others have not committed is in neither, and adds its own differences.
 */
export async function recount(db: Db, table: string): Promise<CountedDifference[]> {
  await db.transaction().execute((tx) => renewTriggers(tx, table));
  return db.transaction().execute(async (tx) => {
    await sql`select pg_advisory_xact_lock(hashtext('counts of ' || ${table}))`.execute(tx);
    const state = await tx
      .selectFrom('counted_tables')
      .select('marks')
      .where('name', '=', table)
      .executeTakeFirst();
    if (!state) return [];
    const differences: CountedDifference[] = [];
    for (const group of await groupsOf(tx, table)) differences.push(...(await correct(tx, group)));
    await tx
      .updateTable('counted_tables')
      .set({ state: 'ready' })
      .where('name', '=', table)
      .where('marks', '=', state.marks)
      .execute();
    return differences;
  });
}

/** Counts all tables anew, and answers what totals were told wrongly until now. */
export async function repairCounts(db: Db): Promise<CountedDifference[]> {
  const differences: CountedDifference[] = [];
  const uncounted = await uncountedTables(db);
  for (const table of await countedTables(db)) {
    const found = await recount(db, table);
    if (!uncounted.includes(table)) differences.push(...found);
  }
  return differences;
}

/** Compares what is kept of all counted tables with a fresh count. */
export async function checkCounts(db: Db): Promise<CountedDifference[]> {
  const differences: CountedDifference[] = [];
  for (const table of await countedTables(db))
    for (const group of await groupsOf(db, table)) {
      const { rows } = await sql<Compared>`${differencesOf(group)} limit ${MOST_TOLD}`.execute(db);
      differences.push(...rows.map((row) => ({ ...row, table, columns: group.columns })));
    }
  return differences;
}

async function renewTriggers(db: Db, table: string): Promise<void> {
  await sql`select set_config('lock_timeout', ${`${PATIENCE}ms`}, true)`.execute(db);
  await sql`
    select count_groups(quote_ident(name)::regclass, variadic array_agg(array_to_string(columns, ', ')))
    from counted where name = ${table} and not intact group by name`.execute(db);
}

function groupsOf(db: Db, table: string): Promise<Group[]> {
  const groups = sql<Group>`
    select g.id, g.counted_table as table, g.columns, e.value as by, e.one, e.amount
    from counted_groups as g cross join lateral counted_expressions(g.columns) as e
    where g.counted_table = ${table} order by g.id`;
  return groups.execute(db).then(({ rows }) => rows);
}

function differencesOf({ id, table, by, one, amount }: Group): RawBuilder<Compared> {
  return sql<Compared>`
    select value, coalesce(k.rows, 0) as kept, coalesce(f.rows, 0) as fresh, coalesce(k.sum, 0) as "keptSum",
      coalesce(f.sum, 0) as "freshSum"
    from (select value, sum(total)::bigint as rows, sum(amount) as sum from counted_kept where group_id = ${id} group by 1) as k
      full join (select ${sql.raw(by)} as value, sum(${sql.raw(one)}) as rows, sum(${sql.raw(amount)}) as sum
        from ${sql.table(table)} group by 1) as f using (value)
    where (coalesce(k.rows, 0), coalesce(k.sum, 0)) <> (coalesce(f.rows, 0), coalesce(f.sum, 0))`;
}

async function correct(db: Db, group: Group): Promise<CountedDifference[]> {
  const { rows } = await sql<Compared>`
    with found as materialized (${differencesOf(group)}), noted as (
      insert into counted_differences (group_id, value, difference, amount)
      select ${group.id}::integer, value, fresh - kept, "freshSum" - "keptSum" from found)
    select * from found order by value limit ${MOST_TOLD}`.execute(db);
  return rows.map((row) => ({ ...row, table: group.table, columns: group.columns }));
}
