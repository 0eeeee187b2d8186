import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { MIGRATIONS_FOLDER } from '../store/migrate.ts';
import { alone } from './import-orders.ts';
import { contents, csv, prepareImports } from './testing.ts';

const imports = prepareImports();

const line = (
  invoice: string,
  sku: string,
  more: { name?: string; at?: string; price?: number; customer?: number } = {},
) =>
  [
    invoice,
    sku,
    more.name ?? 'Teh',
    1,
    more.at ?? '2011-10-06 16:20:00',
    more.price ?? 1,
    more.customer ?? 100,
    'Bali',
  ].join(',');

describe('a product', () => {
  const old = line('1', 'A', { name: 'Teh lama', price: 1, at: '2011-01-01 10:00:00' });
  const latest = line('2', 'A', { name: 'Teh baru', price: 3, at: '2011-12-01 10:00:00' });
  const between = line('3', 'A', { name: 'Teh', price: 2, at: '2011-06-01 10:00:00' });

  test.each([
    ['the order of time', [old, between, latest]],
    ['the opposite order', [latest, between, old]],
  ])('has name and price of its latest line, of lines in %s, in one batch or several', async (_, order) => {
    await imports.run(imports.file(csv(...order)), { batchSize: 1 });
    const others = order.map((text) => text.replace(',A,', ',B,'));
    await imports.run(imports.file(csv(...others)), { batchSize: 10 });
    const { products } = await contents(imports.db);
    expect(products).toMatchObject([
      { sku_code: 'A', name: 'Teh baru', price: 60_000 },
      { sku_code: 'B', name: 'Teh baru', price: 60_000 },
    ]);
  });

  test('has, of two lines at one time, the price on the higher invoice, then of the later line', async () => {
    const prices = [line('8', 'A', { price: 4 }), line('9', 'A', { price: 5 }), line('9', 'A', { price: 6 })];
    await imports.run(imports.file(csv(...prices)));
    await imports.run(imports.file(csv(line('7', 'A', { price: 7 }))));
    expect((await contents(imports.db)).products).toMatchObject([{ price: 120_000 }]);
  });

  test('keeps its latest price when an older file follows, and is counted when a newer one does', async () => {
    await imports.run(imports.file(csv(between)));
    expect(await imports.run(imports.file(csv(old)))).toMatchObject({ productsUpdated: 0, items: 1 });
    expect(await imports.run(imports.file(csv(latest)))).toMatchObject({ productsUpdated: 1, items: 1 });
    expect((await contents(imports.db)).products).toMatchObject([{ price: 60_000 }]);
  });

  test('that staff edited stays as it is, and the summary counts it', async () => {
    await imports.run(imports.file(csv(old)));
    const edited = { name: 'Teh Melati', price: 12_345, edited_at: '2026-11-01T10:00:00+07:00' };
    await imports.db.updateTable('products').set(edited).execute();
    const summary = await imports.run(imports.file(csv(latest, line('4', 'B'))));
    expect(summary).toMatchObject({ productsAdded: 1, productsUpdated: 0, productsKept: 1, items: 2 });
    expect((await contents(imports.db)).products).toMatchObject([{ name: 'Teh Melati', price: 12_345 }, {}]);
  });

  test('that came when SKUs were compared byte for byte is known by its code form', async () => {
    const file = imports.file(csv(line('1', 'A-1'), line('2', 'B-1')));
    await imports.run(file);
    for (const table of ['imported_products', 'imported_lines'])
      await sql`update ${sql.table(table)} set sku_code = upper(sku_code)`.execute(imports.db);
    // Where both spellings came in, each stays what it was.
    await sql`insert into imported_products (sku_code, product_id)
      select 'b\u2060-1', product_id from imported_products where sku_code = 'B-1'`.execute(imports.db);
    const migration = readFileSync(join(MIGRATIONS_FOLDER, '3375-codes-are-declared.sql'), 'utf8');
    await sql.raw(migration.slice(migration.indexOf('-- What order files named before'))).execute(imports.db);
    const { rows } = await sql<{ sku_code: string }>`
      select sku_code from imported_products order by sku_code collate "C"`.execute(imports.db);
    expect(rows.map(({ sku_code }) => sku_code)).toEqual(['B-1', 'a-1', 'b\u2060-1']);
    expect(await imports.run(file)).toMatchObject({ items: 0, known: 2, productsAdded: 0 });
  });

  test('whose SKU staff changed does not double what it was ordered with', async () => {
    await imports.run(imports.file(csv(old)));
    await imports.db.updateTable('products').set({ sku_code: 'TEH-1', edited_at: sql`now()` }).execute();
    expect(await imports.run(imports.file(csv(old, latest)))).toMatchObject({
      known: 1,
      items: 1,
      productsAdded: 0,
    });
    expect((await contents(imports.db)).products).toMatchObject([{ sku_code: 'TEH-1' }]);
  });

  test('that was there before the import is used for its SKU', async () => {
    await imports.db
      .insertInto('products')
      .values({ name: 'Teh', sku_code: 'a', edited_at: sql`now()` })
      .execute();
    expect(await imports.run(imports.file(csv(latest)))).toMatchObject({
      productsAdded: 0,
      productsKept: 1,
      items: 1,
    });
  });
});

describe('a line without a description', () => {
  const unnamed = line('1', 'A', { name: '' });

  test('is imported when a later line names the product, the same in the second run', async () => {
    const file = imports.file(csv(unnamed, line('2', 'A')));
    expect(await imports.run(file, { batchSize: 1 })).toMatchObject({ items: 2, skipped: [] });
    expect(await imports.run(file, { batchSize: 1 })).toMatchObject({ items: 0, known: 2, skipped: [] });
  });

  test('is reported when nothing names the product', async () => {
    const summary = await imports.run(imports.file(csv(unnamed)));
    expect(summary).toMatchObject({ items: 0, orders: 0, shops: 0, skipped: [['description', 1]] });
  });
});

describe('an order', () => {
  test('that the product made itself gets no lines of a file', async () => {
    const shop = await imports.db
      .insertInto('users')
      .values({ shop_name: 'Toko Jaya' })
      .returning('id')
      .executeTakeFirstOrThrow();
    await imports.db.insertInto('transactions').values({ invoice_no: '1', user_id: shop.id }).execute();
    const summary = await imports.run(imports.file(csv(line('1', 'A'), line('2', 'A'))));
    expect(summary).toMatchObject({ items: 1, skipped: [['otherOrder', 1]] });
  });

  test('belongs to the customer of its first line; lines of another are reported', async () => {
    const file = imports.file(csv(line('1', 'A'), line('1', 'B', { customer: 200 })));
    for (const batchSize of [1, 2]) {
      expect((await imports.run(file, { batchSize })).skipped).toEqual([['otherCustomer', 1]]);
    }
  });

  test('does not get back an item that staff removed', async () => {
    const file = imports.file(csv(line('1', 'A'), line('1', 'B')));
    await imports.run(file);
    await sql`delete from transaction_items where id = (select min(id) from transaction_items)`.execute(
      imports.db,
    );
    expect(await imports.run(file)).toMatchObject({ items: 0, known: 2 });
  });
});

test('a file that is none of order lines stores nothing', async () => {
  await expect(imports.run(imports.file('a,b\n1,2\n'))).rejects.toThrow('does not begin with the header');
  expect(await contents(imports.db)).toEqual({ items: [], orders: [], products: [], shops: [] });
});

describe('a file of which no line can be read', () => {
  test.each([
    ['no date of it is one', csv(line('1', 'A', { at: 'yesterday' }))],
    ['it has a header alone', csv()],
  ])('is an error when %s', async (_, content) => {
    const { stopped } = await imports.run(imports.file(content));
    expect(stopped).toBe('No line of the file can be read.');
  });

  test('is none when a rule leaves its lines out', async () => {
    const file = imports.file(csv(line('C1', 'A')));
    expect(await imports.run(file)).toMatchObject({ skipped: [['cancelled', 1]], stopped: null });
  });

  test('is none when all of its lines are there already', async () => {
    const file = imports.file(csv(line('1', 'A'), line('2', 'A', { at: 'yesterday' })));
    for (const expected of [{ items: 1 }, { items: 0, known: 1 }]) {
      expect(await imports.run(file)).toMatchObject({ ...expected, stopped: null });
    }
  });
});

test('the order of day and month that is given counts, whatever the lines say', async () => {
  const dates = ['01-02-2010 08:26', '12-13-2010 09:10'];
  const file = imports.file(csv(...dates.map((at, place) => line(String(place), 'A', { at }))));
  expect((await imports.run(file, { dates: 'dmy' })).skipped).toEqual([['date', 1]]);
  expect((await contents(imports.db)).orders).toMatchObject([{ created_at: '2010-02-01T08:26:00+07:00' }]);
});

test('a shop that is known by its customer number stays as it is', async () => {
  await imports.db
    .insertInto('users')
    .values({ shop_name: 'Toko Jaya', nav_id: '100', kota: 'Solo' })
    .execute();
  expect(await imports.run(imports.file(csv(line('1', 'A'))))).toMatchObject({ shops: 0, orders: 1 });
  expect((await contents(imports.db)).shops).toEqual([
    { nav_id: '100', shop_name: 'Toko Jaya', kota: 'Solo' },
  ]);
});

test('a second import at the same time is refused; afterwards it may run', async () => {
  const file = imports.file(csv(line('1', 'A')));
  await alone(imports.store, async () => {
    await expect(imports.run(file)).rejects.toThrow('Another import is running. Wait until it has ended.');
  });
  expect(await imports.run(file)).toMatchObject({ items: 1 });
});
