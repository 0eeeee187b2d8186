import { type RawBuilder, sql } from 'kysely';
import type { AnalyticsTodayItem } from '../../domain/generated/types/analytics.ts';
import type { Context } from '../calls/handler.ts';
import { access } from '../generated/access.ts';

/** The open tasks, each as a condition on its rows. */
const ordersIn = (state: number) => sql`from transactions where state = ${state}`;
/** Unpaid and overdue (docs/decisions/when-an-order-is-due.md). */
const PAST_DUE = sql`from transactions where due_on < now()::date`;
const FAILED_JOBS = sql`from jobs where state = 'failed' and ended_at >= now()::date - 6`;

/** The number of open tasks for the caller, counted in one statement; tasks of other roles are not counted. */
export async function getToday(_: object, { db, user }: Context): Promise<AnalyticsTodayItem> {
  const canSee = (set: string) => user !== null && access[set]?.includes(user.role) === true;
  const ownerCondition = canSee('every-job') ? sql`` : sql`and admin_user_id = ${user?.id ?? null}`;
  const counts: Record<keyof AnalyticsTodayItem, RawBuilder<unknown> | null> = {
    orders_to_accept: ordersIn(0),
    orders_to_deliver: ordersIn(1),
    orders_past_due: PAST_DUE,
    payments_without_order: canSee('catalogue') ? sql`from bca_mutations where paid = 0` : null,
    update_requests: canSee('shops') ? sql`from user_update_infos where status = 0` : null,
    failed_jobs: sql`${FAILED_JOBS} ${ownerCondition}`,
    scheduled_broadcasts: canSee('broadcasts') ? sql`from broadcasts where status = 'Terjadwal'` : null,
  };
  const columns = Object.entries(counts).map(
    ([name, rows]) => sql`${rows ? sql`(select count(*) ${rows})` : sql`null::bigint`} as ${sql.id(name)}`,
  );
  const { rows } = await sql<AnalyticsTodayItem>`select ${sql.join(columns)}`.execute(db);
  if (!rows[0]) throw new Error('A count has no row.');
  return rows[0];
}
