import { sql } from 'kysely';
import type { Db } from '../../server/store/index.ts';

/** Fills an empty, migrated database with `count` products of 400 categories and 300 brands, 2 prices each. */
export async function fill(db: Db, count: number): Promise<void> {
  await sql`insert into brands (name) select 'Brand ' || n from generate_series(1, 300) as n`.execute(db);
  await sql`insert into categories (name) select 'Category ' || n from generate_series(1, 400) as n`.execute(
    db,
  );
  await sql`insert into products (name, sku_code, category_id, brand_id, price, stock, weight, active, blocked)
    select (array['Teh', 'Kopi', 'Gula', 'Sabun', 'Kecap', 'Minyak'])[1 + n % 6] || ' '
        || (array['Celup', 'Bubuk', 'Pasir', 'Cair', 'Manis', 'Goreng', 'Premium'])[1 + n % 7] || ' '
        || substr(md5(n::text), 1, 8),
      'SKU-' || n, 1 + n % 400, 1 + n % 300, 500 * (1 + n % 997), n % 1000, 100 + n % 900,
      (n % 10 <> 0)::int, (n % 50 = 0)::int
    from generate_series(1, ${count}::int) as n`.execute(db);
  await sql`insert into product_prices (product_id, price_code, price)
    select n, code, 500 * (1 + n % 997) from generate_series(1, ${count}::int) as n,
      (values ('ECERAN'), ('GROSIR')) as codes (code)`.execute(db);
  await sql`vacuum analyze`.execute(db);
}
