import { type RawBuilder, sql } from 'kysely';
import type { AnalyticsTodayItem } from '../../domain/generated/types/analytics.ts';
import { isWaiting } from '../chat/conversations.store.ts';
import { totalOf } from '../resources/total.ts';
import type { Work } from '../resources/work.ts';
import { CODES, type Db } from '../store/index.ts';
import { type JobOwner, ownedBy } from './jobs.store.ts';

type Means = Pick<Work, 'db' | 'entities' | 'tables'>;

/** What is counted; `code_twins` are named. */
export type Task = Exclude<keyof AnalyticsTodayItem, 'code_twins' | 'amounts' | 'hours_without_backup'>;

const counted = (rows: RawBuilder<unknown>) => sql`(select count(*) ${rows})`;

/** The open tasks, each as the number of rows that it counts. */
const taskTotals = (means: Means, jobOwner: JobOwner): Record<Task, RawBuilder<unknown>> => ({
  orders_to_accept: totalOf('transaction', { state: 0 }, means),
  waiting_chats: counted(sql`from conversations as c where ${isWaiting}`),
  orders_to_deliver: totalOf('transaction', { state: 1 }, means),
  orders_to_complete: totalOf('transaction', { state: 2 }, means),
  // Unpaid and overdue (docs/decisions/when-an-order-is-due.md).
  orders_past_due: counted(sql`from transactions where due_on < now()::date`),
  orders_with_balance: totalOf('transaction', { unsettled: 1 }, means),
  payments_without_order: totalOf('bca-mutation', { paid: 0 }, means),
  update_requests: totalOf('user-update-info', { status: 0 }, means),
  failed_jobs: counted(
    sql`from jobs where state = 'failed' and ended_at >= now()::date - 6 and ${ownedBy(jobOwner)}`,
  ),
  scheduled_broadcasts: counted(sql`from broadcasts where status = 'Terjadwal'`),
  unread_promotions: counted(sql`from promo_master where unread = 1`),
});

/** The money of these tasks. */
const TASK_AMOUNTS: Record<keyof AnalyticsTodayItem['amounts'], RawBuilder<unknown>> = {
  orders_to_accept: sql`select sum(total_price) from transactions where state = 0`,
  orders_past_due: sql`select sum(amount_due) from transactions where due_on < now()::date`,
  payments_without_order: sql`select sum(total_price) from bca_mutations where paid = 0`,
};

/** Counts open tasks and adds up their money in one statement; those of `hidden` are null. */
export async function countTasks(
  means: Means,
  jobOwner: JobOwner,
  hidden: ReadonlySet<string>,
): Promise<Pick<AnalyticsTodayItem, Task | 'amounts'>> {
  const columns = Object.entries(taskTotals(means, jobOwner)).map(
    ([name, total]) => sql`${hidden.has(name) ? sql`null::bigint` : total} as ${sql.id(name)}`,
  );
  const amounts = Object.entries(TASK_AMOUNTS).map(
    ([name, sum]) => sql`${name}::text, ${hidden.has(name) ? sql`null` : sql`coalesce((${sum}), 0)`}`,
  );
  const { rows } = await sql<Pick<AnalyticsTodayItem, Task | 'amounts'>>`
    select ${sql.join(columns)}, json_build_object(${sql.join(amounts)}) as amounts`.execute(means.db);
  if (!rows[0]) throw new Error('A count has no row.');
  return rows[0];
}

/** Seconds since the first account was made. */
export async function readAge(db: Db): Promise<number> {
  const { rows } = await sql<{ age: number }>`
    select coalesce(extract(epoch from now() - min(created_at)), 0)::float8 as age from admin_users`.execute(
    db,
  );
  return rows[0]?.age ?? 0;
}

/** So many are named at once. */
const MOST_TWINS = 20;

/** The marked twins of these entities. */
export async function readTwins(
  db: Db,
  among: (entity: string) => boolean,
): Promise<AnalyticsTodayItem['code_twins']> {
  const twins = CODES.filter(({ entity }) => among(entity)).map(
    ({ entity, table, column }) => sql`
      select ${entity}::text as entity, id, ${sql.ref(column)} as code from ${sql.table(table)} where code_twin`,
  );
  if (twins.length === 0) return [];
  const { rows } = await sql<AnalyticsTodayItem['code_twins'][number]>`
    ${sql.join(twins, sql` union all `)} order by entity, id limit ${MOST_TWINS}`.execute(db);
  return rows;
}
