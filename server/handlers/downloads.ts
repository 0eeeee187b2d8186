import { locale } from '../../domain/generated/facts.ts';
import type { Context } from '../calls/handler.ts';
import { type ExportRequest, exportFile } from '../exports/index.ts';
import { readAllProducts, readAllShops, readBlockedProducts } from './downloads.store.ts';

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

/** All products; products.xlsx. */
export function downloadProducts(_input: unknown, { db }: Context) {
  return sheetOf('products', productColumns, readAllProducts(db));
}

/** Products blocked by the ERP; products-blocked.xlsx. */
export function downloadBlockedProducts(_input: unknown, { db }: Context) {
  return sheetOf('products-blocked', productColumns, readBlockedProducts(db));
}

/** All shops; users.xlsx. */
export function downloadUsers(_input: unknown, { db }: Context) {
  return sheetOf('users', userColumns, readAllShops(db));
}

function sheetOf(name: string, columns: Columns, rows: ReturnType<typeof readAllShops>) {
  return exportFile({ format: 'xlsx', name, columns, zone: locale.zone, locale: locale.numbers }, rows);
}
