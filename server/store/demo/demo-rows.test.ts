import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Store } from '../open-store.ts';
import { createTestDatabase } from '../testing.ts';
import { insertDemoRows } from './demo-rows.ts';

let store: Store;
const folder = mkdtempSync(join(tmpdir(), 'demo-rows-'));
beforeAll(async () => {
  store = await createTestDatabase();
  await sql`create table depots (name text)`.execute(store.db);
});
afterAll(async () => {
  await store.close();
  rmSync(folder, { recursive: true });
});

const FILL = "insert into depots select 'Depot ' || n from generate_series(1, 2) as n";
const names = async () => {
  const { rows } = await sql<{ name: string }>`select name from depots order by name`.execute(store.db);
  return rows.map(({ name }) => name);
};

it('fills a table while it is empty', async () => {
  writeFileSync(join(folder, '0002-depots.sql'), `${FILL} where not exists (select from depots);`);
  for (let starts = 0; starts < 2; starts += 1) await insertDemoRows(store.db, folder);
  expect(await names()).toEqual(['Depot 1', 'Depot 2']);
});

it('names the file that fails, and inserts nothing', async () => {
  writeFileSync(join(folder, '0001-first.sql'), `${FILL};`);
  writeFileSync(join(folder, '0003-wrong.sql'), 'insert into depots (colour) values (1);');
  await expect(insertDemoRows(store.db, folder)).rejects.toThrow(/0003-wrong\.sql.*"colour"/);
  expect(await names()).toHaveLength(2);
});
