import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../store/index.ts';

/** Adds the shops of the batch that are not there yet, known by the customer number. Returns how many. */
export async function addShops(trx: Db): Promise<number> {
  const added = await sql`insert into users (nav_id, shop_name, kota)
    select distinct on (customer) customer, 'Toko ' || customer, country from import_batch batch
    where not exists (select from users u where u.nav_id = batch.customer)
    order by customer, number
    on conflict (nav_id) do nothing
    returning id`.execute(trx);
  return added.rows.length;
}

/** Adds the orders of the batch, completed and paid, at the time of their earliest line. Returns how many are new. */
export async function addOrders(trx: Db, rate: string): Promise<number> {
  const added = await sql`insert into transactions (invoice_no, user_id, total_price, created_at, paid, state)
    select batch.invoice_no, min(u.id), sum(${lineTotal(rate)}), min(batch.line_at), 1, 3
    from import_batch batch join users u on u.nav_id = batch.customer
    where not exists (select from transactions t where t.invoice_no = batch.invoice_no)
    group by batch.invoice_no order by min(batch.number)
    returning id`.execute(trx);
  await sql`update transactions t set created_at = batch.line_at
    from (select invoice_no, min(line_at) as line_at from import_batch group by 1) batch
    where t.invoice_no = batch.invoice_no and batch.line_at < t.created_at`.execute(trx);
  return added.rows.length;
}

/** The cost of a line in whole rupiah, rounded once, half-up, from the exact unit price. */
function lineTotal(rate: string): RawBuilder<unknown> {
  return sql`round(quantity * unit_price * ${rate}::numeric)`;
}

/** Adds the lines of the batch to their orders and notes that they came. Returns how many. */
export async function addItems(trx: Db, rate: string): Promise<number> {
  const added = await sql`with line as (
      select t.id as transaction_id, known.product_id, batch.*,
        -- The product may stand on the order under another SKU too, when staff renamed it.
        row_number() over (partition by t.id, known.product_id order by batch.occurrence) + coalesce((
          select max(occurrence) from transaction_items item
          where item.transaction_id = t.id and item.product_id = known.product_id), 0) as place
      from import_batch batch
        join transactions t on t.invoice_no = batch.invoice_no
        join imported_products known on known.sku_code = batch.sku_code
    ), noted as (
      insert into imported_lines select transaction_id, sku_code, occurrence from line
    )
    insert into transaction_items
      (transaction_id, product_id, occurrence, quantity, deliver_qty, ready_qty, price, final_price)
    select transaction_id, product_id, place, quantity, quantity, quantity,
      round(unit_price * ${rate}::numeric), ${lineTotal(rate)}
    from line order by number
    returning id`.execute(trx);
  return added.rows.length;
}

/** The total of every order of the batch: the sum of its items, from any batch. */
export async function updateTotals(trx: Db): Promise<void> {
  await sql`update transactions t set total_price = sums.total
    from (
      select item.transaction_id, sum(item.final_price) as total
      from transaction_items item join transactions t on t.id = item.transaction_id
      where t.invoice_no in (select invoice_no from import_batch)
      group by 1
    ) sums
    where t.id = sums.transaction_id and t.total_price <> sums.total`.execute(trx);
}
