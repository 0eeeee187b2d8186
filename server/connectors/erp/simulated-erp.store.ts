import { sql } from 'kysely';
import type { Db } from '../../store/index.ts';

/** The part of a source that a call of the ERP asks for. */
export interface Window {
  readonly skip: number;
  readonly top: number;
  /** The row with this key alone. */
  readonly only: string | null;
}

export interface Page<Row> {
  readonly rows: readonly Row[];
  /** Of all pages. */
  readonly total: number;
}

interface Item {
  readonly sku_code: string;
  readonly name: string;
  readonly blocked: number;
  /** In grams. */
  readonly weight: number | null;
}

/** Our products with a SKU. */
export function readErpItems(db: Db, window: Window): Promise<Page<Item>> {
  const source = sql`select sku_code, name, erp_blocked as blocked, weight from products where sku_code <> ''`;
  return readPage(db, window, source, 'sku_code', 'sku_code');
}

type Customer = Readonly<
  Record<'nav_id' | 'shop_name' | 'owner_name' | 'phone_number' | 'address' | 'kota', string | null>
>;

/** Our shops with a customer number. */
export function readErpCustomers(db: Db, window: Window): Promise<Page<Customer>> {
  const source = sql`select nav_id, shop_name, owner_name, phone_number, address, kota from users where nav_id <> ''`;
  return readPage(db, window, source, 'nav_id', 'nav_id');
}

/** Our accepted orders with the number that they have in the ERP. */
export function readErpOrders(
  db: Db,
  window: Window,
): Promise<Page<{ readonly invoice_no: string; readonly number: string }>> {
  const source = sql`select invoice_no, coalesce(nav_id, 'SO-' || (70000 + id)) as number
    from transactions where state > 0`;
  return readPage(db, window, source, 'invoice_no', 'number');
}

type Kind = 'price' | 'tier' | 'stock';

interface Value {
  readonly sku_code: string;
  readonly kind: Kind;
  /** Of a price its code, of a quantity step its quantity, first and last day, of a stock its location. */
  readonly code: string;
  readonly value: number;
  readonly since: string;
}

const SOURCES = {
  price: sql`select p.sku_code, v.price_code as code, v.price as value from products p join product_prices v on v.product_id = p.id
    union all select sku_code, '', price from products`,
  tier: sql`select p.sku_code, concat(v.min_qty, '|', v.start_date, '|', v.end_date) as code, v.price as value
    from products p join product_wholesale_prices v on v.product_id = p.id where v.deleted_at is null`,
  stock: sql`select p.sku_code, v.inventory_code as code, v.stock as value from products p join product_inventories v on v.product_id = p.id`,
} satisfies Record<Kind, unknown>;

/** Remembers what prices and stocks of new products are now, from which they drift in the ERP. */
export async function addErpValues(db: Db, kinds: readonly Kind[]): Promise<void> {
  for (const kind of kinds)
    await sql`insert into simulated_erp_values (sku_code, kind, code, value)
      select sku_code, ${kind}, code, value from (${SOURCES[kind]}) as known where sku_code <> ''
      on conflict do nothing`.execute(db);
}

/** The remembered values of these kinds, and since when. */
export function readErpValues(db: Db, kinds: readonly Kind[], window: Window): Promise<Page<Value>> {
  const source = sql`select sku_code, kind, code, value, since from simulated_erp_values
    where kind in (${sql.join(kinds)})`;
  return readPage(db, window, source, 'sku_code', 'sku_code, kind, code');
}

async function readPage<Row>(
  db: Db,
  { skip, top, only }: Window,
  source: ReturnType<typeof sql>,
  key: string,
  order: string,
): Promise<Page<Row>> {
  const where = only === null ? sql`` : sql`where ${sql.ref(key)} = ${only}`;
  const { rows } = await sql<Row & { whole: number }>`
    select *, (count(*) over ())::int as whole from (${source}) as source ${where}
    order by ${sql.raw(order)} limit ${top} offset ${skip}`.execute(db);
  return { rows, total: rows[0]?.whole ?? skip };
}
