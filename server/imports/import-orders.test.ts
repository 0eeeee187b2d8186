import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { createTestDatabase } from '../store/testing.ts';
import { importOrders } from './import-orders.ts';
import { contents, csv, EXCERPT, prepareImports } from './testing.ts';

const imports = prepareImports();
const excerpt = readFileSync(EXCERPT, 'utf8');
const [header = '', ...lines] = excerpt.trimEnd().split('\n');
const csvOf = (part: string[]) => `${[header, ...part].join('\n')}\n`;
const invoiceOf = (line: string) => line.split(',')[0] ?? '';

/** What the excerpt makes of an empty database, imported at once. */
async function importedAtOnce() {
  const store = await createTestDatabase();
  try {
    await importOrders(store, { file: EXCERPT, rate: '20000', reportFolder: imports.reports });
    return await contents(store.db);
  } finally {
    await store.close();
  }
}

describe('the excerpt of real lines', () => {
  test('is imported except for the lines that a count made by other means finds bad', async () => {
    const summary = await imports.run(EXCERPT, { batchSize: 60 });
    expect(summary).toMatchObject({
      lines: 500,
      items: 429,
      known: 0,
      orders: 213,
      productsAdded: 301,
      productsUpdated: 0,
      shops: 187,
      stopped: null,
    });
    expect(Object.fromEntries(summary.skipped)).toEqual({
      customer: 40,
      cancelled: 17,
      price: 8,
      quantity: 6,
    });
    const { orders, products } = await contents(imports.db);
    expect(orders.reduce((sum, order) => sum + order.total_price, 0)).toBe(185_268_600);
    expect(orders.every((order) => order.state === 3 && order.paid === 1)).toBe(true);
    expect(products).toHaveLength(301);
    expect(products.every(({ category, brand }) => category === 'Impor' && brand === 'Tanpa Merek')).toBe(
      true,
    );
  });

  test('changes nothing when it is imported again', async () => {
    await imports.run(EXCERPT);
    const before = await contents(imports.db);
    const again = await imports.run(EXCERPT);
    expect(again).toMatchObject({
      items: 0,
      known: 429,
      orders: 0,
      shops: 0,
      productsAdded: 0,
      productsUpdated: 0,
    });
    expect(await contents(imports.db)).toEqual(before);
  });

  test('gives the same from overlapping files, the later one first, as at once', async () => {
    const late = lines.filter((line) => invoiceOf(line) > '550000');
    const early = lines.filter((line) => invoiceOf(line) < '560000');
    await imports.run(imports.file(csvOf(late), 'late.csv'));
    expect(await imports.run(imports.file(csvOf(early), 'early.csv'))).toMatchObject({ known: 41 });
    const { shops, ...parts } = await contents(imports.db);
    const { shops: shopsAtOnce, ...atOnce } = await importedAtOnce();
    expect(parts).toEqual(atOnce);
    expect(shops.map((shop) => shop.nav_id)).toEqual(shopsAtOnce.map((shop) => shop.nav_id));
  });

  test('never doubles however it was cut, and is whole as soon as the whole is imported', async () => {
    // Cut anywhere, two lines of one invoice and SKU may lie in different files: each is the first of its file.
    await imports.run(imports.file(csvOf(lines.slice(0, 250))));
    await imports.run(imports.file(csvOf(lines.slice(200))));
    const { items } = await contents(imports.db);
    expect(items.length).toBeLessThan(429);
    await imports.run(EXCERPT);
    expect(await contents(imports.db)).toEqual(await importedAtOnce());
  });

  test('reads the same packed, with a byte-order mark, with other line ends and other dates', async () => {
    const monthFirst = excerpt.replace(
      /,(\d{4})-(\d\d)-(\d\d) (\d\d):(\d\d):00,/g,
      (_, y, m, d, h, min) => `,${Number(m)}/${Number(d)}/${y} ${Number(h)}:${min},`,
    );
    expect(monthFirst).toMatch(/,1\/\d+\/2011 \d+:\d\d,/);
    await imports.run(imports.file(`\uFEFF${monthFirst.replaceAll('\n', '\r\n')}`));
    const before = await contents(imports.db);
    // Packed, whatever its name says.
    expect(await imports.run(imports.file(gzipSync(excerpt)))).toMatchObject({ items: 0, known: 429 });
    expect(await contents(imports.db)).toEqual(before);
  });
});

describe('an import that is broken off', () => {
  test('and repeated gives the same as one that was not', async () => {
    const controller = new AbortController();
    const half = await imports.run(EXCERPT, {
      batchSize: 50,
      signal: controller.signal,
      onProgress: (read) => read === 250 && controller.abort(),
    });
    expect(half.stopped).toBe('Interrupted.');
    expect(half.items).toBeGreaterThan(0);
    expect(half.items % 50).toBe(0);
    await imports.run(EXCERPT);
    expect(await contents(imports.db)).toEqual(await importedAtOnce());
  });

  test('by the end of a cut file keeps the whole batches before it and says so', async () => {
    const packed = gzipSync(excerpt);
    const cut = await imports.run(imports.file(packed.subarray(0, packed.length / 2), 'cut.csv.gz'), {
      batchSize: 20,
    });
    expect(cut.stopped).toContain('cut.csv.gz is cut off');
    expect(cut.items % 20).toBe(0);
    expect((await contents(imports.db)).items).toHaveLength(cut.items);
  });

  test('by the end of the database keeps the whole batches before it and says what happened', async () => {
    let ending: Promise<unknown> | undefined;
    const endOthers = sql`select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid()`;
    const summary = await imports.run(EXCERPT, {
      batchSize: 20,
      onProgress: (read) => {
        if (read > 100) ending ??= endOthers.execute(imports.db);
      },
    });
    await ending;
    expect(summary.stopped).toBe('The database ended; was the product stopped?');
    // The last batch may be stored though its answer was lost: then it is one more than was reported.
    const { items } = await contents(imports.db);
    expect([0, 20]).toContain(items.length - summary.items);
  });
});

test('money is calculated exactly and rounded half-up to whole rupiah once per line', async () => {
  const file = imports.file(
    csv(
      // 3 x 0.5 = 1.5 -> 2, while the unit is shown as 1 (0.5 half-up); 1.005 x 1000 would fall below as a float.
      '1,A,Teh,3,2011-10-06 16:20:00,0.5,100,Bali',
      '1,B,Kopi,1,2011-10-06 16:20:00,1.4,100,Bali',
    ),
  );
  await imports.run(file, { rate: '1' });
  await imports.run(imports.file(csv('2,C,Gula,1,2011-10-06 16:20:00,1.0005,100,Bali'), 'c.csv'), {
    rate: '1000',
  });
  const { items, orders, products } = await contents(imports.db);
  expect(items.map(({ price, final_price }) => [price, final_price])).toEqual([
    [1, 2],
    [1, 1],
    [1001, 1001],
  ]);
  expect(orders.map((order) => order.total_price)).toEqual([3, 1001]);
  expect(products.map((product) => product.price)).toEqual([1, 1, 1001]);
});

test('an order stands at its earliest line, in the time of the business', async () => {
  const file = imports.file(
    csv('1,A,Teh,1,2011-10-06 16:21:00,1,100,Bali', '1,B,Kopi,1,10/6/2011 16:20,1,100,Bali'),
  );
  await imports.run(file, { batchSize: 1, dates: 'mdy' });
  expect((await contents(imports.db)).orders[0]?.created_at).toBe('2011-10-06T16:20:00+07:00');
});

test('one SKU twice on an invoice is two items, also across batches and in other letters', async () => {
  const file = imports.file(
    csv(
      '1,a,Teh,1,2011-10-06 16:20:00,1,100,Bali',
      '2,A,Teh,1,2011-10-06 16:20:00,1,100,Bali',
      '1,A,Teh,1,2011-10-06 16:20:00,1,100,Bali',
    ),
  );
  expect(await imports.run(file, { batchSize: 2 })).toMatchObject({ items: 3, orders: 2, productsAdded: 1 });
  expect(await imports.run(file, { batchSize: 3 })).toMatchObject({ items: 0, known: 3 });
  expect((await contents(imports.db)).orders.map((order) => order.total_price)).toEqual([40_000, 20_000]);
});

test('every skipped line is told with number and reason, and listed in the report', async () => {
  const file = imports.file(
    csv(
      '1,A,Teh,1,2011-10-06 16:20:00,1,100,Bali',
      'C2,A,"Teh, ""hijau""",-1,2011-10-06 16:20:00,1,,Bali',
      '3,A,Teh,1,2011-10-06 16:20:00,1,100',
    ),
    'bad.csv',
  );
  const skipped: number[] = [];
  const summary = await imports.run(file, { onSkipped: (line) => skipped.push(line.number) });
  expect(skipped).toEqual([3, 4]);
  expect(summary.report).toMatch(/reports\/bad-\d{8}-\d{6}\.skipped\.csv$/);
  expect(readFileSync(summary.report ?? '', 'utf8').split('\n')).toEqual([
    'line,reason,text',
    '3,"cancelled: the invoice number begins with C; quantity is zero or less; no customer","C2,A,""Teh, """"hijau"""""",-1,2011-10-06 16:20:00,1,,Bali"',
    '4,"wrong number of columns","3,A,Teh,1,2011-10-06 16:20:00,1,100"',
    '',
  ]);
});
