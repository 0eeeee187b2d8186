import { sql } from 'kysely';
import type { ProductDetails } from '../../../domain/promotions/conditions/read-back.ts';
import type { Product } from '../../../domain/promotions/pricing/model.ts';
import { type Db, rowOfCode } from '../../store/index.ts';

/** Products by their keys; those that do not exist are missing. */
export async function readProducts(db: Db, ids: readonly number[]) {
  const columns = ['id', 'name', 'sku_code', 'price'] as const;
  const among = sql<boolean>`id = any(${ids}::int[])`;
  const rows = await db.selectFrom('products').select(columns).where(among).execute();
  return new Map(rows.map((row) => [row.id, row]));
}

/** The same with the names of their brands, as conditions show them. */
export async function readProductDetails(
  db: Db,
  ids: readonly number[],
): Promise<(ProductDetails & { readonly id: number })[]> {
  const { rows } = await sql<ProductDetails & { readonly id: number }>`
    select p.id, p.name, p.sku_code, p.price, coalesce(b.name, '') as manufacturer_code
    from products as p left join brands as b on b.id = p.brand_id
    where p.id = any(${ids}::int[])`.execute(db);
  return rows;
}

/** The products that SKU codes mean, by the codes as they were typed. */
export async function readProductsByCode(db: Db, codes: readonly string[]): Promise<Map<string, number>> {
  const { rows } = await sql<{ typed: string; id: number | null }>`
    select g.typed, ${rowOfCode('products', sql`g.typed`)} as id from unnest(${codes}::text[]) as g (typed)`.execute(
    db,
  );
  return new Map(rows.flatMap(({ typed, id }) => (id === null ? [] : [[typed, id]])));
}

/** The name and price of a product, locked until the transaction ends; rows that name it can be written meanwhile. */
export function lockProduct(db: Db, id: number) {
  const row = db.selectFrom('products').select(['name', 'price']).where('id', '=', id).forNoKeyUpdate();
  return row.executeTakeFirst();
}

/** The products that can be ordered. */
export async function readSoldProducts(db: Db): Promise<Pick<Product, 'id' | 'brand' | 'category'>[]> {
  const { rows } = await sql<Pick<Product, 'id' | 'brand' | 'category'>>`
    select id, brand_id as brand, category_id as category from products where active = 1 and blocked = 0`.execute(
    db,
  );
  return rows;
}
