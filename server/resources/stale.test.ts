import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestServer } from '../fixtures/library-server.ts';
import { SUPERADMIN, startProduct } from '../fixtures/product-server.ts';

const ADMIN = 2;
const TOO_LATE = 'This record has been changed meanwhile.';

const PERIOD = { start_date: '2030-01-01', end_date: '2030-01-31' };
const PROMO = { id: 1, title: 'Hemat', order: 1, content: '<p>Isi</p>' };
const FREE = {
  id: 1,
  product_id: 1,
  product_free: [{ product_id_free: 1 }],
  type: 'qty',
  value: 7,
  qty_free: 1,
  berlaku_kelipatan: 0,
  deskripsi: 'Isi',
};
const CUT = { product_id: 1, discount: 7, discount_type: 'amount', active: 1 };

let product: TestServer;
beforeAll(async () => {
  product = await startProduct();
});
afterAll(() => product.close());

const get = async (path: string, role = ADMIN) => (await product.call(role, 'GET', path)).body.data;
const save = (path: string, payload: object, version?: string, role = ADMIN, method = 'POST') =>
  product.call(role, method, path, {
    payload,
    ...(version === undefined ? {} : { headers: { 'if-match': `"${version}"` } }),
  });

describe('a change that says what it is based on', () => {
  it('is made when nobody was quicker, and answers the next version', async () => {
    const before = await get('/api/admin/brand/1');
    const saved = await save('/api/admin/brand/update', { id: 1, name: 'Sumber' }, before.version);
    expect(saved).toMatchObject({ status: 200, body: { data: { name: 'Sumber' } } });
    expect(saved.body.data.version).not.toBe(before.version);
    expect((await get('/api/admin/brand/1')).version).toBe(saved.body.data.version);
  });

  it('is refused when somebody was, with the record as it is now and who changed it', async () => {
    const { version } = await get('/api/admin/brand/2');
    await save('/api/admin/brand/update', { id: 2, name: 'Tirta Baru' }, version, SUPERADMIN);
    const now = await get('/api/admin/brand/2');
    expect(await save('/api/admin/brand/update', { id: 2, name: 'Tirta Lama' }, version)).toMatchObject({
      status: 409,
      body: {
        message: TOO_LATE,
        errors: [],
        current: now,
        change: { by: 'role-3', at: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*\+07:00$/) },
      },
    });
    expect((await get('/api/admin/brand/2')).name).toBe('Tirta Baru');
  });

  it('names nobody where the change left no trail', async () => {
    const { version } = await get('/api/admin/products/1');
    await product.store.db.updateTable('products').set({ weight: 5 }).where('id', '=', 1).execute();
    const body = { id: 1, name: 'Teh', category_id: 2, brand_id: 1, sku_code: 'TC-1' };
    expect(await save('/api/admin/products/update', body, version)).toMatchObject({
      status: 409,
      body: { current: { weight: 5 }, change: null },
    });
  });

  it('lets one of two at the same moment through', async () => {
    const { version } = await get('/api/admin/brand/1');
    const both = await Promise.all(
      ['Satu', 'Dua', 'Tiga'].map((name) => save('/api/admin/brand/update', { id: 1, name }, version)),
    );
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
  });

  it.each([
    [
      '/products/1/discount/1',
      'PUT',
      '/products/discount',
      { ...PERIOD, id: 1, product_id: 1, discount: 222 },
    ],
    ['/users/1', 'PUT', '/users/1', { owner_name: 'Rizki' }],
    ['/loyalty/level/1', 'POST', '/loyalty/level/1', { title: 'Emas', start_xp: 0, end_xp: 1000 }],
    ['/loyalty/point-management/1', 'POST', '/loyalty/point-management/1', { active: 'N' }],
    ['/promos/1', 'POST', '/promos/update', { ...PROMO, ...PERIOD }],
    [
      '/promos/1',
      'POST',
      '/promos',
      { id: 1, remind_start_date: '2030-01-01', remind_end_date: '2030-01-01' },
    ],
  ])(
    '%s is overwritten by none who saw it as it was before, with %s %s',
    async (record, method, path, body) => {
      const { version } = await get(`/api/admin${record}`);
      const change = () => save(`/api/admin${path}`, body, version, ADMIN, method);
      expect(await change()).toMatchObject({ status: 200 });
      expect(await change()).toMatchObject({ status: 409, body: { message: TOO_LATE } });
    },
  );

  it.each([
    ['/products/free/1', '/products/free/update', { ...FREE, ...PERIOD }, 'value'],
    ['/campaign/1', '/campaign/update', { ...PROMO, ...PERIOD, ordering: 1, target: 7 }, 'target'],
    ['/products/harga-coret/1', '/products/harga-coret', { ...CUT, ...PERIOD }, 'discount'],
  ])('an edit of %s that waits is replaced by none who has not seen it', async (record, path, body, name) => {
    const seen = async () => {
      const data = await get(`/api/admin${record}?edit=1`);
      return data.product_promo_price ?? data;
    };
    const change = (version: string, to = 7) => save(`/api/admin${path}`, { ...body, [name]: to }, version);
    expect(await change((await seen()).version, 6)).toMatchObject({ status: 200 });
    await product.store.db.updateTable('promo_master').set({ approved_version: 1 }).execute();
    const { version } = await seen();
    expect(await change(version)).toMatchObject({ status: 200 });
    expect(await change(version, 8)).toMatchObject({
      status: 409,
      body: {
        message: TOO_LATE,
        current: { [name]: 7, version: (await seen()).version },
        change: { by: 'role-2' },
      },
    });
  });

  it('finds a record that is gone not at all', async () => {
    expect(await save('/api/admin/brand/update', { id: 99, name: 'Hantu' }, '1')).toMatchObject({
      status: 404,
    });
  });

  it('holds for what handlers change as well, whichever of them it was', async () => {
    const { id, version } = (await get('/api/me')) as { id: number; version: string };
    const seen = await get(`/api/admin/user-admin/${id}`);
    expect(seen.version).toBe(version);
    const account = await save('/api/admin/users/update', { nama: 'Nama Baru' }, version);
    expect(account.body.data.version).not.toBe(version);
    const rename = { id, username: 'role-2', role: 2 };
    expect(await save('/api/admin/user-admin', rename, version, ADMIN, 'PUT')).toMatchObject({
      status: 409,
      body: { current: { id, version: account.body.data.version }, change: { by: 'Nama Baru' } },
    });
    expect(await save('/api/admin/users/update', { nama: 'Lagi' }, version)).toMatchObject({ status: 409 });
    const now = account.body.data.version;
    expect(await save('/api/admin/user-admin', rename, now, ADMIN, 'PUT')).toMatchObject({ status: 200 });
  });
});

describe('a change that does not say what it is based on', () => {
  it.each([undefined, '*'])('is made: %s', async (version) => {
    const headers = version === undefined ? {} : { headers: { 'if-match': version } };
    const call = product.call(ADMIN, 'POST', '/api/admin/brand/update', {
      payload: { id: 1, name: 'Merek' },
      ...headers,
    });
    expect(await call).toMatchObject({ status: 200 });
  });
});
