import { sql } from 'kysely';
import type { Db } from '../../server/store/index.ts';

/** 5,000 shops, 2,000 products, and `count` orders of two years with five lines each; most are done, a tenth is unpaid. */
export async function fillOrders(db: Db, count: number, lines = 5): Promise<void> {
  await sql`insert into brands (name) values ('Brand')`.execute(db);
  await sql`insert into categories (name) values ('Category')`.execute(db);
  await sql`insert into products (name, sku_code, category_id, brand_id, price, stock)
    select 'Product ' || n, 'SKU-' || n, 1, 1, 1000 * (1 + n % 97), n % 1000
    from generate_series(1, 2000) as n`.execute(db);
  await sql`insert into users (shop_name, nav_id) select 'Toko ' || n, 'NAV-' || n
    from generate_series(1, 5000) as n`.execute(db);
  // As an import: the name of the shop comes along, and triggers of single rows would take the time.
  await db.transaction().execute(async (tx) => {
    await sql`select set_config('app.writer', 'import', true)`.execute(tx);
    await sql`set local session_replication_role = replica`.execute(tx);
    await sql`insert into transactions
      (invoice_no, user_id, shop_name, total_price, nav_id, created_at, payment_type, paid, state)
      select 'INV/' || (1000000 + n), 1 + n % 5000, 'Toko ' || (1 + n % 5000), 5000 * (1 + n % 997),
        case when n % 4 > 0 then 'SO-' || n end,
        '2026-10-31T17:00:00+07:00'::timestamptz - (${count}::int - n) * (interval '730 days' / ${count}::int),
        (array['BCA', 'COD', 'Tempo 14 hari', 'Transfer'])[1 + n % 4],
        (n % 10 <> 0)::int,
        case when n > ${count}::int * 0.98 then n % 3 else 3 end
      from generate_series(1, ${count}::int) as n`.execute(tx);
    await sql`insert into transaction_items
      (transaction_id, product_id, occurrence, quantity, deliver_qty, price, final_price)
      select n, 1 + (n * 5 + line) % 2000, 1, 1 + line, 0, 1000, 1000 * (1 + line)
      from generate_series(1, ${count}::int) as n, generate_series(1, ${lines}::int) as line`.execute(tx);
  });
  await sql`vacuum analyze`.execute(db);
}
