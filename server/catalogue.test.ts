import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestServer } from './fixtures/library-server.ts';
import { form } from './fixtures/multipart.ts';
import { SUPERADMIN, startProduct } from './fixtures/product-server.ts';
import { readProductsByCode } from './handlers/promotions/products.store.ts';

/** Behaviour that the catalogue's declarations promise and generic resources implement. */
let server: TestServer;
beforeAll(async () => {
  server = await startProduct();
});
afterAll(() => server.close());

const call = (method: string, path: string, rest = {}) =>
  server.call(SUPERADMIN, method, `/api/admin/${path}`, rest);
const urlencoded = (values: Record<string, string>) => ({
  headers: { 'content-type': 'application/x-www-form-urlencoded' },
  payload: String(new URLSearchParams(values)),
});

it.each([
  ['https://video.example.com/1', 200],
  ['', 200],
  ['youtu.be/1', 422],
  ['notaurl', 422],
  ['javascript:alert(1)', 422],
  ['see https://a.example', 422],
])('a video of a product at "%s" is answered %d', async (video_url, expected) => {
  const { status, body } = await call('POST', 'products', {
    payload: { name: 'Teh', category_id: 1, brand_id: 1, sku_code: `V-${video_url.length}`, video_url },
  });
  expect(status, JSON.stringify(body)).toBe(expected);
  if (expected === 422) expect(body.errors).toMatchObject([{ field: 'video_url' }]);
});

describe('a discount', () => {
  const discount = (more: Record<string, string> = {}) =>
    urlencoded({
      product_id: '1',
      start_date: '12/01/2026',
      end_date: '12/31/2026',
      discount: '9000',
      ...more,
    });

  it('travels as MM/DD/YYYY and is answered as calendar dates; another one is changed and deleted', async () => {
    const made = await call('POST', 'products/discount', discount());
    expect(made.body).toMatchObject({
      status: 200,
      data: {
        product_id: 1,
        start_date_time: '2026-12-01',
        end_date_time: '2026-12-31',
        discount_price: 9000,
      },
    });
    const id = String(made.body.data.id);
    await call('PUT', 'products/discount', discount({ id, discount: '8000' }));
    const { data } = (await call('GET', 'products/discount/1')).body;
    expect(data.product).toMatchObject({ id: 1, name: 'Teh Celup' });
    expect(data.productDiscounts).toMatchObject([{ id: Number(id), discount_price: 8000 }, { id: 1 }]);
    expect((await call('DELETE', `products/discount/${id}`)).status).toBe(200);
    expect((await call('GET', 'products/discount/1')).body.data.productDiscounts).toHaveLength(1);
  });

  it.each([
    ['that ends before it starts', { end_date: '11/30/2026' }, 'end_date'],
    ['of a day before 31/12/1700', { start_date: '12/30/1700' }, 'start_date'],
    ['that ends before 31/12/1700', { end_date: '12/30/1700' }, 'end_date'],
    ['of a day that no calendar has', { start_date: '02/30/2026' }, 'start_date'],
    ['of less than nothing', { discount: '-1' }, 'discount'],
    ['without a price', { discount: '' }, 'discount'],
  ])('%s is refused', async (_what, more, field) => {
    for (const method of ['POST', 'PUT']) {
      const { status, body } = await call(method, 'products/discount', discount({ id: '1', ...more }));
      expect([status, body.errors.map((error: { field: string }) => error.field)]).toEqual([422, [field]]);
    }
  });

  it('of another product is not there', async () => {
    const other = await call(
      'POST',
      'products',
      form({ name: 'Gula', sku_code: 'GL-1', category_id: '2', brand_id: '1' }),
    );
    const product_id = String(other.body.data.id);
    expect((await call('GET', 'products/1/discount/1')).status).toBe(200);
    expect((await call('GET', `products/${product_id}/discount/1`)).status).toBe(404);
    expect((await call('PUT', 'products/discount', discount({ id: '1', product_id }))).status).toBe(404);
    const { start_date_time } = (await call('GET', 'products/1/discount/1')).body.data;
    expect(start_date_time).toBe('2026-11-01');
  });

  it('may begin on the first day that is allowed', async () => {
    const { status, body } = await call('POST', 'products/discount', discount({ start_date: '12/31/1700' }));
    expect([status, body.data.start_date_time]).toEqual([200, '1700-12-31']);
  });
});

describe('the discount of a product', () => {
  it('is whole rupiah', async () => {
    const discount = { product_id: '1', start_date: '12/10/2026', end_date: '12/11/2026' };
    const refused = await call('POST', 'products/discount', form({ ...discount, discount: '9900.50' }));
    expect(refused).toMatchObject({
      status: 422,
      body: { errors: [{ field: 'discount', message: 'Please enter a whole number.' }] },
    });
    expect((await call('POST', 'products/discount', form({ ...discount, discount: '9900' }))).status).toBe(
      200,
    );
  });
});

describe('a code', () => {
  const SAME = ['hemat1', ' HEMAT1 ', 'HEMAT1\u200b', 'ＨＥＭＡＴ1'];
  const VOUCHER = { name: 'Hemat', deskripsi: '<p>A</p>' };
  const PRODUCT = { name: 'Hemat', category_id: 1, brand_id: 1 };

  it.each<[string, string, string, object]>([
    ['kode', 'Kode', 'loyalty/voucher', VOUCHER],
    ['sku_code', 'Sku code', 'products', PRODUCT],
  ])('%s is one however it is written, and is kept as it was typed', async (field, name, path, values) => {
    const post = (code: string) => call('POST', path, { payload: { ...values, [field]: code } });
    expect((await post('HEMAT1')).body.data).toMatchObject({ [field]: 'HEMAT1' });
    for (const code of SAME)
      expect([code, await post(code)]).toMatchObject([
        code,
        { status: 409, body: { errors: [{ field, params: { field: name } }] } },
      ]);
    expect((await post('Hémat 1')).body.data).toMatchObject({ [field]: 'Hémat 1' });
  });

  it('that was there twice before stays until it is changed, and is no voucher without one', async () => {
    for (const name of ['A', 'B'])
      expect((await call('POST', 'loyalty/voucher', { payload: { ...VOUCHER, name } })).status).toBe(200);
    const { db } = server.store;
    const twin = { name: 'Twin', sku_code: 'hemat\u20601', code_twin: true };
    const { id } = await db.insertInto('products').values(twin).returning('id').executeTakeFirstOrThrow();
    const change = db.updateTable('products').where('id', '=', id);
    await expect(change.set({ sku_code: 'hemat1 ' }).execute()).rejects.toThrow('products_code');
    await change.set({ sku_code: 'HEMAT2' }).execute();
    const row = db.selectFrom('products').select('code_twin').where('id', '=', id);
    expect(await row.executeTakeFirst()).toEqual({ code_twin: false });
  });

  it('means a twin by its very spelling, a search finds both, and a twin is none when the other row takes another code', async () => {
    const { db } = server.store;
    const rows = [
      { name: 'One', sku_code: 'TWIN-1' },
      { name: 'Two', sku_code: 'twin\u2060-1', code_twin: true },
    ];
    const added = await db.insertInto('products').values(rows).returning('id').execute();
    const [one = 0, two = 0] = added.map(({ id }) => id);
    expect([...(await readProductsByCode(db, ['TWIN-1', 'twin\u2060-1', 'Twin-1', 'TWIN-2']))]).toEqual([
      ['TWIN-1', one],
      ['twin\u2060-1', two],
      ['Twin-1', one],
    ]);
    const found = await call('GET', 'products?search=%EF%BC%B4win-1');
    expect(found.body.data.map(({ id }: { id: number }) => id).sort()).toEqual([one, two].sort());
    await db.updateTable('products').set({ sku_code: 'TWIN-3' }).where('id', '=', one).execute();
    const marks = db.selectFrom('products').select(['id', 'code_twin']).where('id', 'in', [one, two]);
    expect(await marks.orderBy('id').execute()).toEqual([one, two].map((id) => ({ id, code_twin: false })));
  });

  it('is that of the oldest twin when the row that has it is deleted', async () => {
    const { db } = server.store;
    const voucher = { name: 'Hemat', deskripsi: '' };
    const codes = ['GONE-1', 'gone-1', 'Gone-1'].map((code, index) => ({
      ...voucher,
      code,
      code_twin: index > 0,
    }));
    const added = await db.insertInto('vouchers').values(codes).returning('id').execute();
    const [first = 0, ...twins] = added.map(({ id }) => id);
    await db.deleteFrom('vouchers').where('id', '=', first).execute();
    const marks = db.selectFrom('vouchers').select('code_twin').where('id', 'in', twins).orderBy('id');
    expect(await marks.execute()).toEqual([{ code_twin: false }, { code_twin: true }]);
  });
});

describe('a search', () => {
  it('finds a name however its letters and blanks are written', async () => {
    const values = { name: 'Kopi Café', sku_code: 'SEARCHED', category_id: '1', brand_id: '1' };
    expect((await call('POST', 'products', form(values))).status).toBe(200);
    for (const text of ['Cafe', 'Cafe\u0301', 'kopi  café', 'ＫＯＰＩ\u00a0c']) {
      const { body } = await call('GET', `products?search=${encodeURIComponent(text)}`);
      expect([text, body.data.map(({ name }: { name: string }) => name)]).toEqual([text, ['Kopi Café']]);
    }
  });
});

describe('a text of several lines', () => {
  it('has the line ends that were typed, though multipart bodies change them', async () => {
    const values = { name: 'Lines', sku_code: 'LINES', category_id: '1', brand_id: '1' };
    const made = await call('POST', 'products', form({ ...values, description: 'one\r\ntwo\r\n\r\nthree' }));
    expect(made.body.data.description).toBe('one\ntwo\n\nthree');
  });
});
