import { afterAll, beforeAll, expect, it } from 'vitest';
import type { TestServer } from '../../fixtures/library-server.ts';
import { form, picture } from '../../fixtures/multipart.ts';
import { startProduct } from '../../fixtures/product-server.ts';

const ADMIN = 2;
const FORM = { 'content-type': 'application/x-www-form-urlencoded' };
const LOYALTY = '/api/admin/loyalty';
const PROMOS = '/api/admin/promos';
const FREE = '/api/admin/products/free';

let server: TestServer;
beforeAll(async () => {
  server = await startProduct();
});
afterAll(() => server.close());

const call = (method: string, url: string, values?: Readonly<Record<string, string | number>>) => {
  const given = Object.entries(values ?? {}).map(([name, value]) => [name, String(value)]);
  return server.call(
    ADMIN,
    method,
    url,
    values ? { headers: FORM, payload: new URLSearchParams(given).toString() } : {},
  );
};

const LEVEL = { title: 'Gold', start_xp: 1000, end_xp: 5000 };
const POINT = { minimum_purchase: 100_000, maximum_purchase: 200_000, poin: 3 };
const VOUCHER = { name: 'Diskon', deskripsi: '<p>Untuk semua.</p>', penawaran: 'potongan' };
const PROMO = {
  title: 'Panen',
  start_date: '2030-01-01',
  end_date: '2030-02-01',
  order: 1,
  content: '<p>A</p>',
};
const GIFT = {
  product_id: 1,
  start_date: '2030-01-01',
  end_date: '2030-02-01',
  type: 'qty',
  value: 12,
  qty_free: 100,
  berlaku_kelipatan: 1,
  deskripsi: 'Beli 12 gratis 1',
  'product_id_free[]': 1,
};

it.each([
  [`${LOYALTY}/level`, { ...LEVEL, title: ' ' }, 'title', 'Please fill all fields'],
  [
    `${LOYALTY}/level`,
    { ...LEVEL, end_xp: 1000 },
    'end_xp',
    'Omset akhir tidak bisa lebih kecil dari Omset awal.',
  ],
  [`${LOYALTY}/point-management`, { ...POINT, poin: '' }, 'poin', 'Please Fill all Fields'],
  [
    `${LOYALTY}/point-management`,
    { ...POINT, minimum_purchase: 200_000 },
    'minimum_purchase',
    'Minimum Purchase cannot bigger than maximum purchase',
  ],
  [`${LOYALTY}/voucher`, { ...VOUCHER, name: '' }, 'name', 'Please Fill all Fields'],
  [
    `${LOYALTY}/voucher`,
    { ...VOUCHER, potongan_type: 'persentase', besar: 101, maksimal: 5 },
    'besar',
    'A percentage is 100 at most.',
  ],
  [`${LOYALTY}/voucher`, { ...VOUCHER, potongan_type: 'nominal' }, 'besar', 'Please Fill all Fields'],
  [PROMOS, { ...PROMO, title: '' }, 'title', 'Please fill all fields.'],
  [
    PROMOS,
    { ...PROMO, end_date: '2029-12-31' },
    'end_date',
    'End Date cannot be earlier than Start Date or Today Date',
  ],
  [
    PROMOS,
    { ...PROMO, start_date: '2020-01-01', end_date: '2020-02-01' },
    'end_date',
    'End Date cannot be earlier than Start Date or Today Date',
  ],
  [PROMOS, { id: 1, remind_start_date: '' }, 'remind_end_date', 'Please fill all fields.'],
  [FREE, { ...GIFT, value: 0 }, 'value', 'Please fill all required fields.'],
  [FREE, { ...GIFT, end_date: '2029-12-31' }, 'end_date', 'Start date cannot beyond end date.'],
  [
    FREE,
    { ...GIFT, start_date: '2020-01-01' },
    'start_date',
    'Start date or End date cannot earlier than today',
  ],
  [
    `${FREE}/update`,
    { ...GIFT, id: 1, start_date: '2020-01-01', end_date: '2020-02-01' },
    'end_date',
    'Start date or End date cannot earlier than today',
  ],
])('%s refuses %o at %s: %s', async (url, values, field, message) => {
  const { status, body } = await call('POST', url, values);
  expect(status).toBe(422);
  expect(body.errors).toContainEqual(expect.objectContaining({ field, message }));
});

it('switches levels and point rules by the path that changes them, and counts the shops of a level', async () => {
  for (const [path, values] of [
    ['level', LEVEL],
    ['point-management', POINT],
  ] as const) {
    const { id } = (await call('POST', `${LOYALTY}/${path}`, values)).body.data;
    expect((await call('POST', `${LOYALTY}/${path}/${id}`, { active: 'N' })).body).toMatchObject({
      message: 'Update Success',
      data: { ...values, active: 'N' },
    });
    expect((await call('POST', `${LOYALTY}/${path}/${id}`, {})).status).toBe(422);
  }
  const { data } = (await call('GET', `${LOYALTY}/level?search=gold`)).body.data;
  expect(data).toMatchObject([{ omset: 'Rp 1.000 - Rp 5.000', customer: 0 }]);
  await server.store.db.updateTable('users').set({ level_id: data[0].id }).where('id', '=', 1).execute();
  expect((await call('GET', `${LOYALTY}/level/${data[0].id}`)).body.data.customer).toBe(1);
});

it.each([
  ['level', LEVEL],
  ['point-management', POINT],
] as const)(
  'does not refuse a %s whose range overlaps that of another: the page asks',
  async (path, values) => {
    for (const _ of ['first', 'second'])
      expect((await call('POST', `${LOYALTY}/${path}`, values)).status).toBe(200);
  },
);

it('keeps what a voucher is limited to', async () => {
  const limited = {
    product_type: 'sku',
    'products[0][product_id]': 1,
    potongan_type: 'nominal',
    besar: 5000,
  };
  const { id } = (await call('POST', `${LOYALTY}/voucher`, { ...VOUCHER, ...limited })).body.data;
  expect((await call('GET', `${LOYALTY}/voucher/${id}`)).body.data).toMatchObject({
    products: [{ product_id: 1 }],
    besar: 5000,
    kuota: 1,
  });
});

it('pictures come with a new promo, and more with an edit that knows the last version', async () => {
  const image = await picture('png');
  const values = Object.fromEntries(Object.entries(PROMO).map(([name, value]) => [name, String(value)]));
  await server.call(ADMIN, 'POST', PROMOS, form({ ...values, 'image[]': { name: 'a.png', content: image } }));
  const { db } = server.store;
  const { id } = await db.selectFrom('promos').select('id').orderBy('id', 'desc').executeTakeFirstOrThrow();
  const read = async () => (await server.call(ADMIN, 'GET', `${PROMOS}/${id}`)).body.data;
  const { promo_images, version } = await read();
  expect(promo_images).toHaveLength(1);

  const edit = { ...values, id: String(id), title: 'Raya', 'image[]': { name: 'b.png', content: image } };
  const save = (based: string) => {
    const { payload, headers } = form(edit);
    const sent = { ...headers, 'if-match': `"${based}"` };
    return server.call(ADMIN, 'POST', `${PROMOS}/update`, { payload, headers: sent });
  };
  expect((await save(version)).status).toBe(200);
  expect(await read()).toMatchObject({ title: 'Raya', promo_images: [{}, {}] });
  expect((await save(version)).status).toBe(409);
  expect((await read()).promo_images).toHaveLength(2);
});

it('deletes a promo with its pictures and its list of products', async () => {
  const { db } = server.store;
  const values = Object.fromEntries(Object.entries(PROMO).map(([name, value]) => [name, String(value)]));
  const image = { name: 'a.png', content: await picture('png') };
  await server.call(ADMIN, 'POST', PROMOS, form({ ...values, 'image[]': image }));
  const { id } = await db.selectFrom('promos').select('id').orderBy('id', 'desc').executeTakeFirstOrThrow();
  const { sku_code } = await db.selectFrom('products').select('sku_code').executeTakeFirstOrThrow();
  await call('POST', `${PROMOS}/product/${id}`, { 'products[]': sku_code });
  expect(await server.call(ADMIN, 'DELETE', `${PROMOS}/${id}`)).toMatchObject({
    status: 200,
    body: { message: 'Promo {title} deleted.', params: { title: 'Panen' } },
  });
  expect((await server.call(ADMIN, 'DELETE', `${PROMOS}/${id}`)).status).toBe(404);
});

it('reminds shops of a promo only once it has dates', async () => {
  const { db } = server.store;
  expect((await call('POST', PROMOS, PROMO)).status).toBe(200);
  const { id } = await db.selectFrom('promos').select('id').orderBy('id', 'desc').executeTakeFirstOrThrow();
  const notify = async () => (await call('POST', `${PROMOS}/notification`, { promo_id: id })).body.data;
  expect(await notify()).toEqual({ status_remind: 'Remind Promo Not Set' });
  await call('POST', PROMOS, { id, remind_start_date: '2030-01-02', remind_end_date: '2030-01-03' });
  expect(await notify()).toEqual({ status_remind: 'Reminded' });
  const sent = await db
    .selectFrom('messages')
    .select('content')
    .where('category', '=', 'broadcast')
    .execute();
  expect(sent).toContainEqual({ content: 'Panen: berlaku sampai 01/02/2030.' });
});

it('adds products to a promo by their codes: all or none', async () => {
  const { db } = server.store;
  const { id } = await db.selectFrom('promos').select('id').orderBy('id', 'desc').executeTakeFirstOrThrow();
  const { sku_code } = await db.selectFrom('products').select('sku_code').executeTakeFirstOrThrow();
  const refused = await call('POST', `${PROMOS}/product/${id}`, {
    'products[0]': sku_code,
    'products[1]': 'NOT-THERE',
  });
  expect(refused.body.errors).toMatchObject([{ field: 'products', params: { codes: 'NOT-THERE' } }]);
  await call('POST', `${PROMOS}/product/${id}`, { 'products[]': sku_code });
  expect((await call('GET', `${PROMOS}/product/${id}`)).body.data.data).toMatchObject([
    { product: { sku_code } },
  ]);
  expect((await call('GET', `${PROMOS}/${id}`)).body.data.product).toBe(1);
});

it('submits a free item, and goes on with the approved one until its edit is approved', async () => {
  const { db } = server.store;
  expect((await call('POST', FREE, GIFT)).status).toBe(200);
  const { id } = await db
    .selectFrom('product_frees')
    .select('id')
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow();
  const edit = (value: number) => call('POST', `${FREE}/update`, { ...GIFT, id, value });
  await edit(24);
  const valueNow = async () => (await call('GET', `${FREE}/${id}`)).body.data.value;
  expect(await valueNow()).toBe(24);
  await db
    .updateTable('promo_master')
    .set({ approved_version: 2 })
    .where('jenis', '=', 'PRODUCT FREE')
    .where('id_relation', '=', id)
    .execute();
  await edit(36);
  expect(await valueNow()).toBe(24);
  const versions = db
    .selectFrom('promotion_approvals')
    .select('version')
    .where('jenis', '=', 'PRODUCT FREE')
    .where('relation_id', '=', id);
  expect(await versions.orderBy('version').execute()).toEqual([1, 2, 3].map((version) => ({ version })));
  expect((await call('GET', `${FREE}/deactive/${id}`)).body.message).toBe('Update Success');
  expect((await call('GET', `${FREE}/${id}`)).body.data).toMatchObject({
    active: 0,
    product_free: [{ product_id_free: 1 }],
  });
});

it('a free item says who gets what, and why it does not apply', async () => {
  const { body } = await call('POST', FREE, GIFT);
  expect(body.message).toMatch(/saved/);
  const { id } = await server.store.db
    .selectFrom('product_frees')
    .select('id')
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow();
  expect((await call('GET', `${FREE}/${id}`)).body.data).toMatchObject({
    state: 'waiting',
    offer: {
      message: 'Every shop gets {goods} for nothing for each {least} pcs of {product} that it orders.',
      params: { product: 'Teh Celup', least: '12', goods: '1 x Teh Celup' },
    },
    standing: { message: 'It does not apply yet: it waits for approval.' },
    used: { message: 'No order has used it yet.' },
  });
  const order = { transaction_id: 1, kind: 'free' as const, promotion_id: id, quantity: 3 };
  await server.store.db.insertInto('promotion_uses').values(order).execute();
  expect((await call('GET', `${FREE}/${id}`)).body.data.used.params).toEqual({
    orders: 1,
    given: 3,
    most: 100,
  });
});
