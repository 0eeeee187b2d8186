import { type RawBuilder, sql } from 'kysely';
import type { Db } from './connect.ts';

/** Rows of a table that are counted by these columns; of none: all of its rows. */
export interface CountedGroup {
  readonly table: string;
  readonly columns: readonly string[];
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

export interface CountedDifference extends CountedGroup {
  readonly value: readonly unknown[];
  readonly kept: number;
  readonly fresh: number;
}

type Group = CountedGroup & { readonly id: number };

/** Adds up what statements have added and taken off since it was last done. Only one process does at a time. */
export async function foldCounts(db: Db): Promise<void> {
  await sql`
    with folded as (
      delete from counted_differences where (select pg_try_advisory_xact_lock(hashtext('counted_differences')))
      returning group_id, value, difference)
    insert into counted_totals (group_id, value, total)
    select group_id, value, sum(difference) from folded where group_id in (select id from counted_groups)
    group by group_id, value having sum(difference) <> 0
    on conflict (group_id, value) do update set total = counted_totals.total + excluded.total`.execute(db);
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
      const { rows } = await differencesOf(group).execute(db);
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
  return db
    .selectFrom('counted_groups')
    .select(['id', 'counted_table as table', 'columns'])
    .where('counted_table', '=', table)
    .orderBy('id')
    .execute();
}

type Compared = Pick<CountedDifference, 'value' | 'kept' | 'fresh'>;

function differencesOf({ id, table, columns }: Group): RawBuilder<Compared> {
  const value = sql`jsonb_build_array(${sql.join(columns.map((column) => sql.ref(column)))})`;
  return sql<Compared>`
    select value, coalesce(k.kept, 0) as kept, coalesce(f.fresh, 0) as fresh
    from (select value, sum(total)::bigint as kept from (select ${id}::integer as id) as g cross join lateral ${kept} as k
        group by value) as k
      full join (select ${value} as value, count(*) as fresh from ${sql.table(table)} group by 1) as f using (value)
    where coalesce(k.kept, 0) <> coalesce(f.fresh, 0)`;
}

async function correct(db: Db, group: Group): Promise<CountedDifference[]> {
  const { rows } = await sql<Compared>`
    with found as materialized (${differencesOf(group)}), noted as (
      insert into counted_differences (group_id, value, difference)
      select ${group.id}::integer, value, fresh - kept from found)
    select value, kept, fresh from found order by value`.execute(db);
  return rows.map((row) => ({ ...row, table: group.table, columns: group.columns }));
}
