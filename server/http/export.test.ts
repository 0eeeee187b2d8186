import { parse } from 'csv-parse/sync';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestServer } from '../fixtures/library-server.ts';
import { SUPERADMIN, startProduct } from '../fixtures/product-server.ts';

let product: TestServer;
beforeAll(async () => {
  product = await startProduct();
  await sql`insert into brands (name, active) select 'Merek ' || lpad(n::text, 4, '0'), n % 2
    from generate_series(1, 1200) as n`.execute(product.store.db);
  await sql`insert into brands (name) values ('=HYPERLINK("http://x","y")'), ('+62 812, "satu"')`.execute(
    product.store.db,
  );
});
afterAll(() => product.close());

const columns = [
  { path: 'name', label: 'Nama', as: 'text' },
  { path: 'id', label: 'ID', as: 'number' },
  { path: 'active', label: '=Status', as: 'active', labels: { on: 'Aktif', off: 'Tidak aktif' } },
];
const usual = { format: 'csv', columns, zone: 'Asia/Jakarta', locale: 'id-ID' };
const send = (path: string, body: object) =>
  product.call(SUPERADMIN, 'POST', path, { payload: JSON.stringify(body), headers: JSON_TYPE });
const JSON_TYPE = { 'content-type': 'application/json' };
const rowsOf = (csv: string): string[][] => parse(csv, { bom: true });

describe('the export of a list', () => {
  it('holds all pages of what is searched, in the chosen order, with the chosen columns', async () => {
    const query = { search: 'merek', sort: 'name', dir: 'desc' };
    const { status, body, headers } = await send('/api/admin/brand/export', { ...usual, query });
    expect(status).toBe(200);
    expect(headers['content-type']).toBe('text/csv; charset=utf-8');
    expect(headers['content-disposition']).toMatch(/filename="brand-\d{4}-\d\d-\d\d\.csv"/);
    expect(body.charCodeAt(0)).toBe(0xfeff);
    const rows = rowsOf(body);
    expect(rows).toHaveLength(1201);
    expect(rows[0]).toEqual(['Nama', 'ID', "'=Status"]);
    expect(rows[1]?.[0]).toBe('Merek 1200');
    expect(rows[1]?.[2]).toBe('Tidak aktif');
    expect(rows[1200]?.[0]).toBe('Merek 0001');
    expect(rows[1200]?.[2]).toBe('Aktif');
    expect(new Set(rows.map(([name]) => name)).size).toBe(1201);
  });

  it('keeps a text that looks like a formula a text', async () => {
    const { body } = await send('/api/admin/brand/export', { ...usual, query: { sort: 'id', dir: 'desc' } });
    expect(body).toContain('"\'=HYPERLINK(""http://x"",""y"")",');
    expect(
      rowsOf(body)
        .slice(1, 3)
        .map(([name]) => name),
    ).toEqual(['\'+62 812, "satu"', '\'=HYPERLINK("http://x","y")']);
  });

  it('gives the named rows alone, in their order', async () => {
    const only = { field: 'id', values: [7, '3', 999999, 5] };
    const { body } = await send('/api/admin/brand/export', { ...usual, only });
    expect(rowsOf(body).map((row) => row[1])).toEqual(['ID', '7', '3', '5']);
  });

  it('reads the list of one record, and what belongs to a row', async () => {
    const path = [{ path: 'brand.name', label: 'Merek', as: 'text' }];
    const { body } = await send('/api/admin/products/export', { ...usual, columns: path });
    expect(rowsOf(body)).toEqual([['Merek'], ['Sumber Rasa']]);
    const children = await send('/api/admin/category/1/childs/export', {
      ...usual,
      columns: columns.slice(0, 1),
    });
    expect(rowsOf(children.body)).toEqual([['Nama'], ['Teh']]);
    expect((await send('/api/admin/category/99/childs/export', usual)).status).toBe(404);
  });

  it('refuses what the list does not show, with the place', async () => {
    const password = [{ path: 'password_hash', label: 'x', as: 'text' }];
    const answer = await send('/api/admin/user-admin/export', { ...usual, columns: password });
    expect([answer.status, answer.body.errors[0].field]).toEqual([422, 'columns.0.path']);
    expect((await send('/api/admin/brand/export', { ...usual, format: 'pdf' })).status).toBe(422);
    expect((await send('/api/admin/brand/export', { ...usual, query: { dir: 'up' } })).status).toBe(422);
    expect((await product.call(SUPERADMIN, 'POST', '/api/admin/brand/export')).status).toBe(422);
  });

  it('separates columns as the spreadsheets of who asks expect', async () => {
    const headers = { ...JSON_TYPE, 'accept-language': 'en,id-ID;q=0.9' };
    const only = { field: 'id', values: [7] };
    const payload = JSON.stringify({ ...usual, only });
    const { body } = await product.call(SUPERADMIN, 'POST', '/api/admin/brand/export', { payload, headers });
    expect(body.split('\r\n')[0]).toBe("\uFEFFNama;ID;'=Status");
  });

  it('writes a text that no file can hold, which no call takes any more', async () => {
    const create = await send('/api/admin/brand', { name: 'a\uFFFF' });
    expect([create.status, create.body.errors]).toEqual([
      422,
      [
        {
          field: 'name',
          message: 'This holds {character}, which is not text. Please remove it.',
          params: { character: 'U+FFFF' },
        },
      ],
    ]);
    const search = await product.call(SUPERADMIN, 'GET', '/api/admin/brand?search=%00');
    expect([search.status, search.body.errors[0].field]).toEqual([422, 'search']);
    const nested = await send('/api/admin/brand/export', { ...usual, query: { search: 'a\uD800' } });
    expect([nested.status, nested.body.errors[0].field]).toEqual([422, 'query.search']);
    await sql`insert into brands (name) values (${'a\uFFFFb'})`.execute(product.store.db);
    const { body } = await send('/api/admin/brand/export', { ...usual, query: { sort: 'id', dir: 'desc' } });
    expect(rowsOf(body)[1]?.[0]).toBe('a\uFFFDb');
  });

  it('leaves no transaction open', async () => {
    const { rows } = await sql<{ state: string }>`select state from pg_stat_activity
      where datname = current_database() and state like 'idle in transaction%'`.execute(product.store.db);
    expect(rows).toEqual([]);
  });
});
