import { type RawBuilder, sql } from 'kysely';
import type { Context } from '../calls/handler.ts';
import { type ExportRequest, exportFile } from '../exports/index.ts';
import { zone } from '../generated/access.ts';
import { statementBatches } from '../resources/read-batches.ts';

type Columns = ExportRequest['columns'];

const ACTIVE = { as: 'active', labels: { on: 'Active', off: 'Inactive' } } as const;
const BLOCKED = { as: 'choice', labels: { 0: 'Non-blocked', 1: 'Blocked' } } as const;

/** The list's columns, and those that mass uploads change, under the names that uploads expect. */
const productColumns: Columns = [
  { path: 'id', label: 'ID', as: 'number' },
  { path: 'name', label: 'Name', as: 'text' },
  { path: 'sku_code', label: 'SKU Code', as: 'text' },
  { path: 'category', label: 'Category', as: 'text' },
  { path: 'brand', label: 'Brand', as: 'text' },
  { path: 'price', label: 'Price', as: 'number' },
  { path: 'stock', label: 'Stock', as: 'number' },
  { path: 'weight', label: 'Weight (gram)', as: 'number' },
  { path: 'max_qty', label: 'Max Qty', as: 'number' },
  { path: 'active', label: 'Status', ...ACTIVE },
  { path: 'blocked', label: 'Blocked', ...BLOCKED },
];

const userColumns: Columns = [
  { path: 'id', label: 'ID', as: 'number' },
  { path: 'nav_id', label: 'NAV ID', as: 'text' },
  { path: 'owner_name', label: 'Name', as: 'text' },
  { path: 'shop_name', label: 'Shop', as: 'text' },
  { path: 'phone_number', label: 'Phone', as: 'text' },
  { path: 'email', label: 'Email', as: 'text' },
  { path: 'address', label: 'Address', as: 'text' },
  { path: 'kota', label: 'Kota', as: 'text' },
  { path: 'active', label: 'Status', ...ACTIVE },
];

const readProducts = (where: RawBuilder<unknown>) => sql<Record<string, unknown>>`
  select p.id, p.name, p.sku_code, c.name as category, b.name as brand, p.price, p.stock, p.weight, p.max_qty,
    p.active, p.blocked
  from products as p left join categories as c on c.id = p.category_id left join brands as b on b.id = p.brand_id
  where ${where} order by p.id`;

/** All products; products.xlsx. */
export function downloadProducts(_input: unknown, context: Context) {
  return sheetOf('products', productColumns, readProducts(sql`true`), context);
}

/** Products blocked by the ERP; products-blocked.xlsx. */
export function downloadBlockedProducts(_input: unknown, context: Context) {
  return sheetOf('products-blocked', productColumns, readProducts(sql`p.blocked = 1`), context);
}

/** All shops; users.xlsx. */
export function downloadUsers(_input: unknown, context: Context) {
  const rows = sql<Record<string, unknown>>`
    select id, nav_id, owner_name, shop_name, phone_number, email, address, kota, active from users order by id`;
  return sheetOf('users', userColumns, rows, context);
}

function sheetOf(name: string, columns: Columns, rows: RawBuilder<Record<string, unknown>>, { db }: Context) {
  return exportFile({ format: 'xlsx', name, columns, zone, locale: 'id-ID' }, statementBatches(db, rows));
}
