import { sql } from 'kysely';
import type { Db } from '../../store/index.ts';
import { RETURNED_PIECES } from './sros.store.ts';

export interface LockedShop {
  readonly id: number;
  readonly level_id: number | null;
  readonly point_balance: number;
}

/** Locks the shop's account, which holds the quota of each voucher: its other orders with vouchers wait. */
export async function lockShop(db: Db, id: number): Promise<LockedShop | undefined> {
  const { rows } = await sql<LockedShop>`
    select id, level_id, point_balance::float8 as point_balance from users where id = ${id}
    for no key update`.execute(db);
  return rows[0];
}

/** The shop, which stays as it is until the transaction ends. */
export function shareShop(db: Db, id: number) {
  return db
    .selectFrom('users')
    .select(['id', 'address', 'active'])
    .where('id', '=', id)
    .forShare()
    .executeTakeFirst();
}

/** The shop if it is active, and the time of the transaction. */
export async function readActiveShop(db: Db, id: number | null) {
  const { rows } = await sql<{ id: number; now: string }>`
    select id, now() as now from users where id = ${id} and active = 1`.execute(db);
  return rows[0];
}

/** Gives a shop its level; null: none. */
export async function setShopLevel(db: Db, id: number, level: number | null): Promise<void> {
  await db.updateTable('users').set({ level_id: level }).where('id', '=', id).execute();
}

/**
 * The level that a shop has earned by what it bought in Done orders of this calendar year, less what came back; undefined
 * while no level is active.
 */
export async function readEarnedLevel(
  db: Db,
  shop: number,
): Promise<{ readonly level: number | null } | undefined> {
  const { rows } = await sql<{ level: number | null }>`
    with turnover as (
      select coalesce(sum(i.final_price - round(i.final_price * b.pieces / greatest(i.quantity, 1))), 0) as rupiah
      from transactions as t join transaction_items as i on i.transaction_id = t.id
      cross join lateral (select least(${RETURNED_PIECES}, i.quantity) as pieces) as b
      where t.user_id = ${shop} and t.state = 3 and t.created_at >= date_trunc('year', now())
    )
    select (select l.id from loyalty_levels as l, turnover
      where l.active = 'Y' and turnover.rupiah between l.start_xp and l.end_xp
      order by l.start_xp desc, l.id limit 1) as level
    where exists (select from loyalty_levels where active = 'Y')`.execute(db);
  return rows[0];
}
