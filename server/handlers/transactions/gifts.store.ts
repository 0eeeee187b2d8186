import type { Insertable } from 'kysely';
import type { Database } from '../../generated/database.ts';
import type { Db } from '../../store/index.ts';

/** Replaces the gifts of an order. */
export async function replaceGifts(
  db: Db,
  order: number,
  gifts: readonly Omit<Insertable<Database['transaction_gifts']>, 'transaction_id'>[],
): Promise<void> {
  await db.deleteFrom('transaction_gifts').where('transaction_id', '=', order).execute();
  for (const gift of gifts)
    await db
      .insertInto('transaction_gifts')
      .values({ transaction_id: order, ...gift })
      .execute();
}

/** The ids of the gifts of an order, in the order in which they were given. */
export function readGiftIds(db: Db, order: number) {
  return db
    .selectFrom('transaction_gifts')
    .select('id')
    .where('transaction_id', '=', order)
    .orderBy('id')
    .execute();
}

/** Notes how many pieces of a gift have come back. */
export async function setGiftBack(db: Db, gift: number, back: number): Promise<void> {
  await db.updateTable('transaction_gifts').set({ back }).where('id', '=', gift).execute();
}

/** The gifts of an order that have come back, in pieces. */
export function readReturnedGifts(db: Db, order: number) {
  return db
    .selectFrom('transaction_gifts')
    .select(['promotion', 'free_custom as name', 'back as pieces'])
    .where('transaction_id', '=', order)
    .where('back', '>', 0)
    .orderBy('id')
    .execute();
}
