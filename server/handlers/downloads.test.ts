import exceljs from 'exceljs';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestServer } from '../fixtures/library-server.ts';
import { SUPERADMIN, SUPPORT, startProduct } from '../fixtures/product-server.ts';

let product: TestServer;
beforeAll(async () => {
  product = await startProduct();
  await sql`insert into products (name, sku_code, blocked, active, max_qty) values
    ('=HYPERLINK("http://x","y")', '00071', 1, 0, 25)`.execute(product.store.db);
  await sql`insert into users (shop_name, nav_id, phone_number, password_hash)
    values ('@SUM(A1)', '000123', '+62812', 'secret')`.execute(product.store.db);
});
afterAll(() => product.close());

/** The sheet's values with their types, by column. */
async function read(path: string, role = SUPERADMIN) {
  const { status, headers, bytes } = await product.call(role, 'GET', `/api/admin/${path}`);
  const book = new exceljs.Workbook();
  await book.xlsx.load(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.length) as ArrayBuffer);
  const rows: Record<string, unknown>[] = [];
  const [sheet] = book.worksheets;
  const names = (sheet?.getRow(1).values as string[]) ?? [];
  sheet?.eachRow((row, at) => {
    const values = row.values as unknown[];
    if (at > 1)
      rows.push(Object.fromEntries(names.map((name, column) => [name, values[column]]).filter(Boolean)));
  });
  return { status, headers, rows };
}

describe('a download', () => {
  it('of the products is a workbook with every product, texts kept texts', async () => {
    const { status, headers, rows } = await read('products/download');
    expect(status).toBe(200);
    expect(headers['content-disposition']).toContain('filename="products.xlsx"');
    expect(headers['content-type']).toContain('spreadsheetml.sheet');
    expect(rows).toEqual([
      expect.objectContaining({ 'SKU Code': 'TC-1', Brand: 'Sumber Rasa', Category: 'Teh', Price: 12500 }),
      expect.objectContaining({
        Name: '=HYPERLINK("http://x","y")',
        'SKU Code': '00071',
        'Max Qty': 25,
        Status: 'Inactive',
        Blocked: 'Blocked',
      }),
    ]);
  });

  it('of the blocked products holds those alone', async () => {
    const { headers, rows } = await read('products/blocked/download');
    expect(headers['content-disposition']).toContain('filename="products-blocked.xlsx"');
    expect(rows.map((row) => row['SKU Code'])).toEqual(['00071']);
  });

  it('of the blocked products holds those that staff holds back, until they are let go; not what the ERP blocks', async () => {
    const block = (held: 0 | 1, ...ids: number[]) =>
      product.call(SUPERADMIN, 'POST', '/api/admin/products/bulk-blocked', { payload: { held, ids } });
    const blocked = async () => (await read('products/blocked/download')).rows.map((row) => row['SKU Code']);
    expect((await block(1, 1, 2)).body.params).toEqual({ count: 2 });
    expect(await blocked()).toEqual(expect.arrayContaining(['TC-1', '00071']));
    const refused = await block(0, 1, 2);
    expect([refused.status, refused.body.errors]).toMatchObject([
      409,
      [{ message: 'The ERP blocks this product.', params: { key: 2 } }],
    ]);
    expect((await block(0, 1)).status).toBe(200);
    expect(await blocked()).toEqual(['00071']);
  });

  it('of the shops is for those who may see them, without secrets', async () => {
    const { headers, rows } = await read('users/download', SUPPORT);
    expect(headers['content-disposition']).toContain('filename="users.xlsx"');
    expect(rows).toContainEqual(
      expect.objectContaining({ Shop: '@SUM(A1)', 'NAV ID': '000123', Phone: '+62812', Status: 'Active' }),
    );
    expect(JSON.stringify(rows)).not.toContain('secret');
    expect((await product.call(SUPPORT, 'GET', '/api/admin/products/download')).status).toBe(403);
  });
});
