import { type Selectable, sql } from 'kysely';
import type { Database } from '../generated/database.ts';
import type { Db } from '../store/index.ts';

/** The fields that a shop and a customer of the ERP share. */
export const SHOP = ['shop_name', 'owner_name', 'phone_number', 'address', 'kota', 'active'] as const;
export type Shop = Pick<Selectable<Database['users']>, (typeof SHOP)[number]>;

const NOW = sql<string>`now()`;

/** The number under which the ERP has the shop. */
export function readNavId(db: Db, id: number) {
  return db.selectFrom('users').select('nav_id').where('id', '=', id).executeTakeFirst();
}

/** The shop of this number, locked until the transaction ends. */
export function lockShopOf(db: Db, navId: string) {
  return db
    .selectFrom('users')
    .select(['id', ...SHOP])
    .where('nav_id', '=', navId)
    .forUpdate()
    .executeTakeFirst();
}

export function insertShop(db: Db, navId: string, shop: Shop): Promise<{ id: number }> {
  const insertQuery = db.insertInto('users').values({ nav_id: navId, ...shop, synced_at: NOW });
  return insertQuery.returning('id').executeTakeFirstOrThrow();
}

/** Writes it as the ERP has it now. */
export async function updateShop(db: Db, id: number, shop: Shop): Promise<void> {
  await db
    .updateTable('users')
    .set({ ...shop, synced_at: NOW })
    .where('id', '=', id)
    .execute();
}
