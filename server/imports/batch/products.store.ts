import { sql } from 'kysely';
import { type Db, hasCode } from '../../store/index.ts';

/** New products of an import are found here until staff sort them. */
export const CATEGORY = 'Impor';
export const BRAND = 'Tanpa Merek';

/** Gives every SKU its product: that of an earlier import, else of the SKU, else a new one. Returns the new ones' ids. */
export async function addProducts(trx: Db, rate: string): Promise<number[]> {
  await addPlaces(trx);
  const added = await sql<{ id: number }>`insert into products (name, sku_code, price, category_id, brand_id)
    select distinct on (sku_code) name, sku, ${price(rate)},
      (select min(id) from categories where name = ${CATEGORY}), (select min(id) from brands where name = ${BRAND})
    from import_batch batch
    where name is not null and ${unknown}
    order by ${latestFirst}
    on conflict do nothing
    returning id`.execute(trx);
  await sql`insert into imported_products (sku_code, product_id)
    select distinct batch.sku_code, p.id
    from import_batch batch join products p on ${isMeant}
    on conflict (sku_code) do nothing`.execute(trx);
  return added.rows.map((row) => row.id);
}

const latestFirst = sql`sku_code, line_at desc, invoice_no desc, occurrence desc`;
const price = (rate: string) => sql`round(unit_price * ${rate}::numeric)`;
const unmapped = sql`not exists (select from imported_products known where known.sku_code = batch.sku_code)`;
const isMeant = hasCode('products', sql`batch.sku_code`, 'p');
const unknown = sql`${unmapped} and not exists (select from products p where ${isMeant})`;

/** Whether the batch has a SKU that was not in an import before. */
export async function hasNewSkus(trx: Db): Promise<boolean> {
  const query = sql`select from import_batch batch where ${unmapped} limit 1`;
  return (await query.execute(trx)).rows.length > 0;
}

async function addPlaces(trx: Db): Promise<void> {
  for (const [table, name] of [
    ['categories', CATEGORY],
    ['brands', BRAND],
  ] as const) {
    const ref = sql.table(table);
    await sql`insert into ${ref} (name)
      select ${name} where not exists (select from ${ref} where name = ${name})`.execute(trx);
  }
}

/**
 * Takes name and price of each product from its latest line: that of the latest time, of two at one time that
 * with the higher invoice number, then the later one on the invoice; so the order of files does not matter.
 * Products that staff edited stay as they are. Returns the ids of those that changed.
 */
export async function updateProducts(trx: Db, rate: string): Promise<number[]> {
  const changed = await sql<{ id: number }>`with latest as (
      select distinct on (sku_code) sku_code, name, ${price(rate)} as price, line_at, invoice_no, occurrence
      from import_batch order by ${latestFirst}
    ), newer as (
      update imported_products known
      set line_at = latest.line_at, invoice_no = latest.invoice_no, occurrence = latest.occurrence
      from latest
      where latest.sku_code = known.sku_code and (known.line_at is null or
        (latest.line_at, latest.invoice_no, latest.occurrence) > (known.line_at, known.invoice_no, known.occurrence))
      returning known.product_id, latest.name, latest.price
    )
    update products p set name = coalesce(newer.name, p.name), price = newer.price
    from newer
    where p.id = newer.product_id and p.edited_at is null
      and (p.name, p.price) is distinct from (coalesce(newer.name, p.name), newer.price)
    returning p.id`.execute(trx);
  return changed.rows.map((row) => row.id);
}
