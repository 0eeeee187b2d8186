import type { Db } from '../store/index.ts';

/** The shop, locked until the transaction ends. */
export function lockShop(db: Db, id: number) {
  return db
    .selectFrom('users')
    .select(['id', 'shop_name'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
}

export async function setShopPassword(db: Db, id: number, password_hash: string): Promise<void> {
  await db.updateTable('users').set({ password_hash }).where('id', '=', id).execute();
}

/** The id of an active shop. */
export async function readActiveShop(db: Db, uuid: string): Promise<number | undefined> {
  const shop = await db
    .selectFrom('users')
    .select('id')
    .where('uuid', '=', uuid)
    .where('active', '=', 1)
    .executeTakeFirst();
  return shop?.id;
}
