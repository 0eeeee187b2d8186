import { type RawBuilder, sql } from 'kysely';
import type { AnalyticsTodayItem } from '../../domain/generated/types/analytics.ts';
import { isWaiting } from '../chat/conversations.store.ts';
import { CODES, type Db } from '../store/index.ts';
import { type JobOwner, ownedBy } from './jobs.store.ts';

/** What is counted; `code_twins` are named. */
export type Task = Exclude<keyof AnalyticsTodayItem, 'code_twins'>;

const ordersIn = (state: number) => sql`from transactions where state = ${state}`;

/** The open tasks, each as the rows that count. */
const taskRows = (jobOwner: JobOwner): Record<Task, RawBuilder<unknown>> => ({
  orders_to_accept: ordersIn(0),
  waiting_chats: sql`from conversations as c where ${isWaiting}`,
  orders_to_deliver: ordersIn(1),
  orders_to_complete: ordersIn(2),
  // Unpaid and overdue (docs/decisions/when-an-order-is-due.md).
  orders_past_due: sql`from transactions where due_on < now()::date`,
  orders_with_balance: sql`from transactions where unsettled = 1`,
  payments_without_order: sql`from bca_mutations where paid = 0`,
  update_requests: sql`from user_update_infos where status = 0`,
  failed_jobs: sql`from jobs where state = 'failed' and ended_at >= now()::date - 6 and ${ownedBy(jobOwner)}`,
  scheduled_broadcasts: sql`from broadcasts where status = 'Terjadwal'`,
  unread_promotions: sql`from promo_master where unread = 1`,
});

/** Counts open tasks in one statement; those of `hidden` are null. */
export async function countTasks(
  db: Db,
  jobOwner: JobOwner,
  hidden: ReadonlySet<string>,
): Promise<Pick<AnalyticsTodayItem, Task>> {
  const columns = Object.entries(taskRows(jobOwner)).map(
    ([name, rows]) =>
      sql`${hidden.has(name) ? sql`null::bigint` : sql`(select count(*) ${rows})`} as ${sql.id(name)}`,
  );
  const { rows } = await sql<Pick<AnalyticsTodayItem, Task>>`select ${sql.join(columns)}`.execute(db);
  if (!rows[0]) throw new Error('A count has no row.');
  return rows[0];
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
