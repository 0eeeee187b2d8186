import type { Db } from '../../store/index.ts';

/** What decides whether products may be ordered; they stay as they are until the transaction ends. */
export function shareProducts(db: Db, ids: readonly number[]) {
  return db
    .selectFrom('products')
    .select(['id', 'name', 'active', 'blocked', 'stock', 'max_qty'])
    .where('id', 'in', ids)
    .orderBy('id')
    .forShare()
    .execute();
}

/** The pieces of these products in stock, by product. */
export async function readStocks(db: Db, ids: readonly number[]): Promise<ReadonlyMap<number, number>> {
  const products = await db.selectFrom('products').select(['id', 'stock']).where('id', 'in', ids).execute();
  return new Map(products.map(({ id, stock }) => [id, stock]));
}
