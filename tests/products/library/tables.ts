import type { Store } from '../../../server/store/index.ts';
import { runMigrations } from '../../../server/store/write-snapshot.ts';
import type { Database } from './server/generated/database.ts';

/** The library's tables with two books, one of them lent and one reserved, an order of both, and a course. */
export async function addTables(store: Pick<Store, 'db'>): Promise<void> {
  await runMigrations(store.db, import.meta.dirname);
  const db = store.db.withTables<Database>();
  await db
    .insertInto('books')
    .values([
      { title: 'Terra Sonâmbula', author: 'Mia Couto', pages: 218, price: 14.5 },
      { title: 'O Alquimista', author: 'Paulo Coelho', pages: 198, price: 11.9 },
    ])
    .execute();
  await db
    .insertInto('loans')
    .values([
      { book_id: 1, borrower: 'Ana', due: '2026-03-01', state: 'lent' },
      { book_id: 2, borrower: 'Rui', due: '2026-12-01', state: 'reserved' },
    ])
    .execute();
  await db
    .insertInto('purchase_orders')
    .values({ number: '2026-01', supplier: 'Porto Editora', delivery: '{"street": null, "city": "Braga"}' })
    .execute();
  await db
    .insertInto('purchase_order_items')
    .values([
      { order_id: 1, place: 0, book_id: 1, qty: 2, price: 14.5, note: null },
      { order_id: 1, place: 1, book_id: 2, qty: 1, price: 11.9, note: 'for the school' },
    ])
    .execute();
  await db
    .insertInto('courses')
    .values({ name: 'First steps', level: 1, rule: '{"match": "all", "parts": [{"book": 2}]}' })
    .execute();
}
