import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeEach } from 'vitest';
import type { Db, Store } from '../store/index.ts';
import { createTestDatabase } from '../store/testing.ts';
import { type ImportOptions, importOrders } from './import-orders.ts';
import { COLUMNS } from './order-line.ts';

/** 500 real lines; see the README beside it. */
export const EXCERPT = fileURLToPath(new URL('../../tests/fixtures/online-retail-500.csv', import.meta.url));

/** A database per test and a folder for files. */
export function prepareImports() {
  const folder = mkdtempSync(join(tmpdir(), 'imports-'));
  let store: Store;
  beforeEach(async () => {
    store = await createTestDatabase();
    return () => store.close();
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  return {
    reports: join(folder, 'reports'),
    get db(): Db {
      return store.db;
    },
    get store(): Store {
      return store;
    },
    /** Writes a file and returns its path. */
    file(content: string | Buffer, name = 'orders.csv'): string {
      const path = join(folder, name);
      writeFileSync(path, content);
      return path;
    },
    run(file: string, options: Partial<ImportOptions> = {}) {
      return importOrders(store, {
        file,
        rate: '20000',
        reportFolder: join(folder, 'reports'),
        ...options,
      });
    },
  };
}

/** A file of these lines under the header. */
export function csv(...lines: string[]): string {
  return `${[COLUMNS.join(','), ...lines].join('\n')}\n`;
}

/** Everything an import makes, in names instead of ids: equal when two databases say the same. */
export async function contents(db: Db) {
  const items = await db
    .selectFrom('transaction_items as item')
    .innerJoin('transactions as t', 't.id', 'item.transaction_id')
    .innerJoin('products as p', 'p.id', 'item.product_id')
    .select([
      't.invoice_no',
      'p.sku_code',
      'item.occurrence',
      'item.quantity',
      'item.price',
      'item.final_price',
    ])
    .orderBy('t.invoice_no')
    .orderBy('p.sku_code')
    .orderBy('item.occurrence')
    .execute();
  const orders = await db
    .selectFrom('transactions as t')
    .innerJoin('users as u', 'u.id', 't.user_id')
    .select(['t.invoice_no', 't.total_price', 't.created_at', 't.state', 't.paid', 'u.nav_id'])
    .orderBy('t.invoice_no')
    .execute();
  const products = await db
    .selectFrom('products as p')
    .innerJoin('categories as c', 'c.id', 'p.category_id')
    .innerJoin('brands as b', 'b.id', 'p.brand_id')
    .select(['p.sku_code', 'p.name', 'p.price', 'c.name as category', 'b.name as brand'])
    .orderBy('p.sku_code')
    .execute();
  const shops = await db
    .selectFrom('users')
    .select(['nav_id', 'shop_name', 'kota'])
    .orderBy('nav_id')
    .execute();
  return { items, orders, products, shops };
}
