import { type Insertable, sql } from 'kysely';
import type { ErpPrice } from '../connectors/index.ts';
import type { Database } from '../generated/database.ts';
import { type Db, rowOfCode } from '../store/index.ts';

export async function readSku(db: Db, id: number): Promise<string | undefined> {
  const product = db.selectFrom('products').select('sku_code').where('id', '=', id);
  return (await product.executeTakeFirst())?.sku_code;
}

/** The product of the first of these SKUs that has one. */
export async function readProductOfSkus(db: Db, skus: readonly string[]): Promise<number | undefined> {
  const { rows } = await sql<{ id: number }>`
    select p.id from unnest(${skus}::text[]) with ordinality as g (sku, place)
    join products as p on p.id = ${rowOfCode('products', sql`g.sku`)} order by g.place limit 1`.execute(db);
  return rows[0]?.id;
}

/** The ids of the products that are meant by these SKUs, as they are written. */
export async function readMeantProducts(db: Db, skus: readonly string[]) {
  const { rows } = await sql<{ sku: string; id: number }>`
    select g.sku, named.meant as id from unnest(${skus}::text[]) as g (sku)
      cross join lateral (select ${rowOfCode('products', sql`g.sku`)} as meant) as named
    where named.meant is not null`.execute(db);
  return new Map(rows.map(({ sku, id }) => [sku, id]));
}

/** These products, locked in the order of their ids, as everybody locks them. */
export function lockProducts(db: Db, ids: readonly number[]) {
  return db
    .selectFrom('products')
    .select(['id', 'name', 'erp_blocked', 'weight', 'edited_at'])
    .where(sql<boolean>`id = any(${ids})`)
    .orderBy('id')
    .forUpdate()
    .execute();
}

/** Returns the id; undefined when there is a product with this SKU. */
export async function insertProduct(
  db: Db,
  product: Insertable<Database['products']>,
): Promise<number | undefined> {
  const added = await db
    .insertInto('products')
    .values(product)
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return added?.id;
}

export async function updateProduct(
  db: Db,
  id: number,
  changes: Partial<Pick<Insertable<Database['products']>, 'name' | 'erp_blocked' | 'weight' | 'price'>>,
): Promise<void> {
  await db.updateTable('products').set(changes).where('id', '=', id).execute();
}

interface PricedProduct {
  readonly id: number;
  /** Ours. */
  readonly before: number;
  /** The ERP's. */
  readonly price: number;
}

/** The products that these prices are of, locked, with both prices. */
export async function lockPricedProducts(db: Db, prices: readonly ErpPrice[]): Promise<PricedProduct[]> {
  const { rows } = await sql<PricedProduct>`
    select p.id, p.price as before, g.price
    from jsonb_to_recordset(${JSON.stringify(prices)}::jsonb) as g (sku text, price numeric)
      join products as p on p.id = ${rowOfCode('products', sql`g.sku`)}
    order by p.id for update of p`.execute(db);
  return rows;
}

/** Makes the stock of these products the sum of that of the warehouses. */
export async function sumStocks(db: Db, products: readonly number[]): Promise<void> {
  await sql`update products as p set stock = sums.stock from (
      select product_id, sum(stock) as stock from product_inventories where product_id = any(${products}) group by 1
    ) as sums where p.id = sums.product_id and p.stock <> sums.stock`.execute(db);
}
