import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { connect } from './connect.ts';
import type { Store } from './open-store.ts';
import { createTestDatabase } from './testing.ts';

describe('a connection', () => {
  let store: Store;
  beforeAll(async () => {
    store = await createTestDatabase();
  });
  afterAll(() => store.close());

  const one = async (expression: string) =>
    (await sql.raw(`select ${expression} as v`).execute(store.db)).rows[0];

  test('reads money and counts as numbers, days as texts, instants in the time of the business', async () => {
    expect(await one('12500.50::numeric(18,2)')).toEqual({ v: 12500.5 });
    expect(await one('count(*)')).toEqual({ v: 1 });
    expect(await one("date '2026-02-01'")).toEqual({ v: '2026-02-01' });
    expect(await one("timestamptz '2026-01-31 18:00:00Z'")).toEqual({ v: '2026-02-01T01:00:00+07:00' });
  });

  test('reads an instant the same whether it comes as a column or inside json', async () => {
    const instant = "timestamptz '2026-01-31 18:00:00.250Z'";
    expect(await one(`to_json(${instant})`)).toEqual(await one(instant));
  });

  test('keeps the options that the address holds, in the zone of the database', async () => {
    const url = new URL(store.url);
    url.searchParams.set('options', '-c statement_timeout=1234');
    const db = connect(url.href, { max: 1 });
    const { rows } = await sql`select current_setting('statement_timeout') as timeout,
      current_setting('TimeZone') as zone`.execute(db);
    await db.destroy();
    expect(rows).toEqual([{ timeout: '1234ms', zone: 'Asia/Jakarta' }]);
  });

  test('sorts names as people do, not by the codes of the letters', async () => {
    const { rows } =
      await sql`select n from (values ('beras'), ('Apel'), ('apel'), ('Zaitun')) t(n) order by n`.execute(
        store.db,
      );
    expect(rows).toEqual([{ n: 'apel' }, { n: 'Apel' }, { n: 'beras' }, { n: 'Zaitun' }]);
  });

  test('that is lost inside a transaction fails the transaction, not the process', async () => {
    const lost = store.db.transaction().execute(async (trx) => {
      const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(trx);
      await sql`select pg_terminate_backend(${rows[0]?.pid}, 5000)`.execute(store.db);
      await new Promise((done) => setTimeout(done, 50));
      await sql`select 1`.execute(trx);
    });
    await expect(lost).rejects.toThrow();
    expect(await one('1')).toEqual({ v: 1 });
  });

  test('keeps updated_at without being told', async () => {
    const brand = await store.db
      .insertInto('brands')
      .values({ name: 'Sari', updated_at: '2020-01-01T00:00:00Z' })
      .returningAll()
      .executeTakeFirstOrThrow();
    const after = await store.db
      .updateTable('brands')
      .set({ name: 'Sari Rasa' })
      .where('id', '=', brand.id)
      .returningAll()
      .executeTakeFirstOrThrow();
    expect(after.updated_at > brand.updated_at).toBe(true);
  });

  test('takes two spellings of one account name or SKU for the same', async () => {
    const account = { username: 'Budi', password_hash: 'x', role: 2 };
    await store.db.insertInto('admin_users').values(account).execute();
    const again = store.db.insertInto('admin_users').values({ ...account, username: 'BUDI' });
    await expect(again.execute()).rejects.toThrow(/admin_users_username_key/);
    await store.db.insertInto('products').values({ name: 'Teh', sku_code: 'th-1' }).execute();
    const product = store.db.insertInto('products').values({ name: 'Teh', sku_code: 'TH-1' });
    await expect(product.execute()).rejects.toThrow(/products_sku_code_key/);
  });
});
