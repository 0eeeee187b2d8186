import { sql } from 'kysely';
import type { Db } from '../../store/index.ts';

/** Products by their keys. */
export async function productsOf(db: Db, ids: readonly number[]) {
  const columns = ['id', 'name', 'sku_code', 'price'] as const;
  const among = sql<boolean>`id = any(${ids}::int[])`;
  const rows = await db.selectFrom('products').select(columns).where(among).execute();
  return new Map(rows.map((row) => [row.id, row]));
}
