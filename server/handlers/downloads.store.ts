import { type RawBuilder, sql } from 'kysely';
import { statementBatches } from '../resources/read-batches.ts';
import type { Db } from '../store/index.ts';

const products = (where: RawBuilder<unknown>) => sql<Record<string, unknown>>`
  select p.id, p.name, p.sku_code, c.name as category, b.name as brand, p.price, p.stock, p.weight, p.max_qty,
    p.active, p.blocked
  from products as p left join categories as c on c.id = p.category_id left join brands as b on b.id = p.brand_id
  where ${where} order by p.id`;

/** All products, a batch at a time, as the next ones. */
export const readAllProducts = (db: Db) => statementBatches(db, products(sql`true`));

export const readBlockedProducts = (db: Db) => statementBatches(db, products(sql`p.blocked = 1`));

export const readAllShops = (db: Db) =>
  statementBatches(
    db,
    sql<Record<string, unknown>>`
      select id, nav_id, owner_name, shop_name, phone_number, email, address, kota, active from users order by id`,
  );
