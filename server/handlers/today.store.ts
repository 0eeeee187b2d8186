import { type RawBuilder, sql } from 'kysely';
import type { AnalyticsTodayItem } from '../../domain/generated/types/analytics.ts';
import type { Db } from '../store/index.ts';
import { type JobOwner, ownedBy } from './jobs.store.ts';

const ordersIn = (state: number) => sql`from transactions where state = ${state}`;

/** The open tasks, each as the rows that count. */
const taskRows = (jobOwner: JobOwner): Record<keyof AnalyticsTodayItem, RawBuilder<unknown>> => ({
  orders_to_accept: ordersIn(0),
  orders_to_deliver: ordersIn(1),
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
): Promise<AnalyticsTodayItem> {
  const columns = Object.entries(taskRows(jobOwner)).map(
    ([name, rows]) =>
      sql`${hidden.has(name) ? sql`null::bigint` : sql`(select count(*) ${rows})`} as ${sql.id(name)}`,
  );
  const { rows } = await sql<AnalyticsTodayItem>`select ${sql.join(columns)}`.execute(db);
  if (!rows[0]) throw new Error('A count has no row.');
  return rows[0];
}
