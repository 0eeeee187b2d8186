import { sql } from 'kysely';
import type { Db } from '../../store/index.ts';

/** The points of an order amount by the matching active rule; undefined without one. */
export async function readRulePoints(db: Db, total: number): Promise<number | undefined> {
  const rule = await db
    .selectFrom('loyalty_points')
    .select('poin')
    .where('active', '=', 'Y')
    .where('minimum_purchase', '<=', total)
    .where('maximum_purchase', '>=', total)
    .orderBy('minimum_purchase', 'desc')
    .orderBy('id')
    .executeTakeFirst();
  return rule?.poin;
}

export type PointColumn = 'point_balance' | 'level_points';

/** Adds points of a shop, and answers its new balance. Added in SQL, so that two concurrent orders of one shop both count. */
export async function addPoints(db: Db, column: PointColumn, shop: number, points: number): Promise<number> {
  const { rows } = await sql<{ balance: number }>`
    update users set ${sql.id(column)} = ${sql.id(column)} + ${points} where id = ${shop}
    returning ${sql.id(column)} as balance`.execute(db);
  return Number(rows[0]?.balance);
}

/** The points that the shop's balance includes for this order. */
export async function readSettledPoints(db: Db, order: number): Promise<number> {
  const settlement = await db
    .selectFrom('transaction_settlements')
    .select('points')
    .where('transaction_id', '=', order)
    .executeTakeFirst();
  return settlement?.points ?? 0;
}

/** Notes that the shop's balance includes these points for the order. */
export async function writeSettledPoints(db: Db, order: number, points: number): Promise<void> {
  await sql`
    insert into transaction_settlements (transaction_id, points) values (${order}, ${points})
    on conflict (transaction_id) do update set points = excluded.points`.execute(db);
}
