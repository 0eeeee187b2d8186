import { afterAll, beforeAll, expect, it } from 'vitest';
import { addDays, businessDay } from '../../../core/dates.ts';
import type { TestServer } from '../../fixtures/library-server.ts';
import { picture } from '../../fixtures/multipart.ts';
import { startProduct } from '../../fixtures/product-server.ts';
import { fillText } from '../../refusal.ts';
import { BUSINESS_ZONE } from '../../store/index.ts';

const [ADMIN, SUPERADMIN] = [2, 3];
const FLASH = '/api/admin/flashale';
const CORET = '/api/admin/products/harga-coret';
const CAMPAIGN = '/api/admin/campaign';
const today = businessDay(BUSINESS_ZONE);
const dayText = (day: string) => day.split('-').reverse().join('/');

let server: TestServer;
let image: File;
beforeAll(async () => {
  server = await startProduct();
  image = new File([new Uint8Array(await picture('png'))], 'a.png', { type: 'image/png' });
});
afterAll(() => server.close());

type Values = Readonly<Record<string, unknown>>;

async function post(url: string, values: Values): Promise<void> {
  const form = new FormData();
  for (const [name, value] of Object.entries(values))
    for (const one of [value].flat()) form.append(name, one instanceof File ? one : String(one));
  const sent = new Response(form);
  const { status, body } = await server.call(ADMIN, 'POST', url, {
    headers: { 'content-type': sent.headers.get('content-type') ?? '' },
    payload: Buffer.from(await sent.arrayBuffer()),
  });
  expect([status, body.message]).toEqual([200, expect.anything()]);
}
async function shown(url: string) {
  const { status, body } = await server.call(ADMIN, 'GET', url);
  expect([status, body.message]).toEqual([200, undefined]);
  return body.data;
}
const newest = async (table: 'flashsales' | 'campaigns' | 'promos' | 'vouchers') =>
  (await server.store.db.selectFrom(table).select('id').orderBy('id', 'desc').executeTakeFirstOrThrow()).id;
const said = ({ message, params }: { message: string; params?: Parameters<typeof fillText>[1] }) =>
  fillText(message, params);
const words = async (url: string) => {
  const { offer, standing, used } = await shown(url);
  return [said(offer), said(standing), said(used)];
};
const lastApproval = () =>
  server.store.db
    .selectFrom('promotion_approvals')
    .select('id')
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow();
/** As a Superadmin, whose turn it is where nobody is named. */
async function approve(): Promise<void> {
  const { id } = await lastApproval();
  await server.store.db.updateTable('promotion_approvals').set({ turn: null }).execute();
  const { status } = await server.call(SUPERADMIN, 'GET', `/api/admin/master/approval/${id}/approve`);
  expect(status).toBe(200);
}
const order = async (quantity: number) => {
  const payload = { user_id: 1, items: [{ product_id: 1, quantity }] };
  expect((await server.call(SUPERADMIN, 'POST', '/api/admin/transaction', { payload })).status).toBe(200);
};

const session = {
  active: 1,
  start_date: today,
  start_time: '00:00',
  end_date: addDays(today, 1),
  end_time: '17:00',
  'product_id[]': 1,
  'discount_type[]': 'amount',
  'product_stock[]': 10,
  'product_limit_stock[]': 0,
};

it('a flash sale says who pays less, until which hour, and what orders saved', async () => {
  await post(FLASH, { ...session, 'discount[]': 5_000, thumbnail: image, 'banner[]': image });
  const detail = `${FLASH}/detail/${await newest('flashsales')}`;
  const offer = 'Every shop that orders in the session pays less for Teh Celup (-Rp 5.000).';
  const unused = 'No order has used it yet.';
  expect(await words(detail)).toEqual([offer, 'It does not apply yet: it waits for approval.', unused]);
  await approve();
  const end = `${dayText(session.end_date)} 17:00`;
  expect(await words(detail)).toEqual([offer, `It applies now, until ${end}.`, unused]);
  await order(4);
  const used = 'Orders that used it: 1. Sold: 4 pcs. Cheaper by Rp 20.000 in all.';
  expect((await words(detail))[2]).toBe(used);
});

it('a form goes on from the edit that waits, with its pictures; the approved one stays', async () => {
  const id = await newest('flashsales');
  const form = `${FLASH}/detail/${id}?edit=1`;
  expect((await shown(form)).waiting).toBeNull();
  const edit = { ...session, 'status[]': 1, end_time: '18:00' };
  await post(`${FLASH}/update/${id}`, { ...edit, 'discount[]': 700, 'banner[]': image });
  await post(`${FLASH}/update/${id}`, { ...edit, 'discount[]': 800 });
  expect(await shown(`${FLASH}/detail/${id}`)).toMatchObject({
    end_time: '17:00',
    item_detail: [{ discount: 5_000 }],
  });
  const message = 'An edit waits for approval: this form shows it. Saving puts another one in its place.';
  expect(await shown(form)).toMatchObject({
    end_time: '18:00',
    waiting: { message },
    item_detail: [{ discount: 800, product: { name: 'Teh Celup' } }],
  });
  const asked = await shown(`/api/admin/master/promotion-approvals/${(await lastApproval()).id}`);
  expect(asked.products).toMatchObject([{ name: 'Teh Celup', diskon: 'Rp 800' }]);
  expect(said(asked.offer)).toContain('(-Rp 800)');
  // What is switched off, or has no discount, is no cheaper.
  const none = 'No shop pays less: no product is switched on with a discount.';
  for (const off of [{ 'status[]': 0, 'discount[]': 800 }, { 'discount[]': 0 }]) {
    await post(`${FLASH}/update/${id}`, { ...edit, ...off });
    const proposal = await shown(`/api/admin/master/promotion-approvals/${(await lastApproval()).id}`);
    expect(said(proposal.offer)).toContain(none);
  }
  await post(`${FLASH}/update/${id}`, { ...edit, 'discount[]': 800 });
  await approve();
  const applied = await shown(form);
  expect(applied).toMatchObject({ end_time: '18:00', item_detail: [{ discount: 800 }] });
  expect([applied.item_banner.length, applied.waiting]).toEqual([2, null]);
});

it('the one picture of an edit that waits stands beside the approved one, and can be taken out', async () => {
  const id = await newest('flashsales');
  const form = () => shown(`${FLASH}/detail/${id}?edit=1`);
  const { thumbnail } = await form();
  await post(`${FLASH}/update/${id}`, { ...session, 'discount[]': 900, thumbnail: image });
  expect(await form()).toMatchObject({ thumbnail, waiting_picture: [{ picture: expect.anything() }] });
  const [{ picture }] = (await form()).waiting_picture;
  const address = `/api/admin/master/waiting-picture/FLASHALE/${id}?picture=${encodeURIComponent(picture)}`;
  expect((await server.call(ADMIN, 'DELETE', address)).status).toBe(200);
  expect(await form()).toMatchObject({ thumbnail, waiting_picture: [], item_detail: [{ discount: 900 }] });
  expect((await server.call(ADMIN, 'DELETE', address)).status).toBe(404);
});

it('an edit that takes out every stored banner keeps the last of those that it adds', async () => {
  const id = await newest('flashsales');
  const form = () => shown(`${FLASH}/detail/${id}?edit=1`);
  await post(`${FLASH}/update/${id}`, { ...session, 'discount[]': 900, 'banner[]': image });
  for (const banner of (await form()).item_banner)
    if (banner.id > 0)
      expect((await server.call(ADMIN, 'DELETE', `${FLASH}/banner/${banner.id}`)).status).toBe(200);
  const [last, ...others] = (await form()).item_banner;
  expect([last.id, others]).toEqual([-1, []]);
  const address = `/api/admin/master/waiting-picture/FLASHALE/${id}?picture=${encodeURIComponent(last.banner_url)}`;
  expect(await server.call(ADMIN, 'DELETE', address)).toMatchObject({
    status: 409,
    body: { errors: [{ message: 'A flash sale keeps at least one banner: add another one first.' }] },
  });
  expect((await form()).item_banner).toEqual([last]);
});

it('keeps a product of which some were sold', async () => {
  const coffee = await server.store.db
    .insertInto('products')
    .values({ name: 'Kopi', sku_code: 'K-1', price: 8_000 })
    .returning('id')
    .executeTakeFirstOrThrow();
  const url = `${FLASH}/update/${await newest('flashsales')}`;
  const form = new URLSearchParams({ ...session, 'product_id[]': coffee.id, 'discount[]': 1 } as never);
  const headers = { 'content-type': 'application/x-www-form-urlencoded' };
  const answer = await server.call(ADMIN, 'POST', url, { headers, payload: form.toString() });
  expect(answer).toMatchObject({
    status: 422,
    body: {
      errors: [{ field: 'items', message: 'Some of this product were sold: deactivate it instead.' }],
    },
  });
});

it('an edit that allows fewer than were sold meanwhile tells its approver why it cannot apply', async () => {
  const id = await newest('flashsales');
  await post(`${FLASH}/update/${id}`, { ...session, 'discount[]': 900, 'status[]': 1, 'product_stock[]': 5 });
  const sold = (pieces: number) =>
    server.store.db
      .updateTable('flashsale_products')
      .set({ sold: pieces })
      .where('flashsale_id', '=', id)
      .execute();
  const before = await server.store.db
    .selectFrom('flashsale_products')
    .select('sold')
    .where('flashsale_id', '=', id)
    .executeTakeFirstOrThrow();
  await sold(8);
  await server.store.db.updateTable('promotion_approvals').set({ turn: null }).execute();
  const approval = await lastApproval();
  const answer = await server.call(SUPERADMIN, 'GET', `/api/admin/master/approval/${approval.id}/approve`);
  expect([answer.status, said(answer.body.errors[0])]).toEqual([
    409,
    'This edit allows 5 pcs of Teh Celup, and 8 were sold meanwhile: send it back.',
  ]);
  await sold(before.sold);
});

it('a product taken out alone is an edit that waits; after an update without it, that is done already', async () => {
  const id = await newest('flashsales');
  const detail = `${FLASH}/detail/${id}`;
  const products = server.store.db.selectFrom('products').select('id').where('sku_code', '=', 'K-1');
  const coffee = await products.executeTakeFirstOrThrow();
  await post(`${FLASH}/update/${id}`, {
    ...session,
    'product_id[]': [1, coffee.id],
    'discount[]': [900, 100],
    'status[]': [1, 1],
    'discount_type[]': ['amount', 'amount'],
    'product_stock[]': [10, 5],
    'product_limit_stock[]': [0, 0],
  });
  await approve();
  const row = (await shown(detail)).item_detail[1];
  const takeOut = () => server.call(ADMIN, 'DELETE', `${FLASH}/product/${row.id}`);
  const earlier = await lastApproval();
  expect((await takeOut()).status).toBe(200);
  const edit = await lastApproval();
  expect(edit.id).toBeGreaterThan(earlier.id);
  expect((await shown(detail)).item_detail).toHaveLength(2);
  expect((await takeOut()).body.message).toBe('The edit that waits takes it out already.');
  expect(await lastApproval()).toEqual(edit);
  await approve();
  expect((await shown(detail)).item_detail).toHaveLength(1);
  expect((await takeOut()).status).toBe(404);
});

it('a struck price says what shops pay, and its dialog goes on from the edit that waits', async () => {
  await server.store.db.updateTable('flashsales').set({ switched_on: 0 }).execute();
  const values = { product_id: 1, start_date: today, end_date: addDays(today, 5), active: 1 };
  await post(CORET, { ...values, discount: 40, discount_type: 'persentage' });
  await approve();
  expect(await words(`${CORET}/1`)).toEqual([
    'Every shop pays Rp 7.500 instead of Rp 12.500 for Teh Celup.',
    `It applies today, up to and including ${dayText(values.end_date)}.`,
    'No order has used it yet.',
  ]);
  await order(2);
  expect((await words(`${CORET}/1`))[2]).toBe(
    'Orders that used it: 1. Sold: 2 pcs. Cheaper by Rp 10.000 in all.',
  );
  await post(CORET, { ...values, discount: 2_000, discount_type: 'amount' });
  expect(await shown(`${CORET}/1`)).toMatchObject({ product_promo_price: { discount: 40 } });
  expect(await shown(`${CORET}/1?edit=1`)).toMatchObject({
    product_promo_price: { discount: 2_000, discount_type: 'amount' },
    waiting: { message: expect.stringMatching(/^An edit waits/) },
  });
  // A kind without an option of its own is found by Other, in both lists.
  const { data } = await shown('/api/admin/promo-master?jenis=other');
  expect(data).toMatchObject([{ jenis: 'HARGA CORET', id_screen: 1 }]);
  const { data: desk } = await shown('/api/admin/master/list?jenis=other');
  expect(desk).toMatchObject([{ jenis: 'HARGA CORET' }]);
});

it('a campaign says what shops are to reach, and how many did', async () => {
  const end = addDays(today, 5);
  await post(CAMPAIGN, {
    title: 'Target',
    start_date: today,
    end_date: end,
    type_target: 'qty',
    target: 10,
    ordering: 1,
    content: '<p>Isi</p>',
    type: 'product',
    'items[]': 1,
    'participants[]': 1,
    banner: image,
  });
  const id = await newest('campaigns');
  const edit = { id, title: 'Sasaran', start_date: today, end_date: end, target: 20, ordering: 1 };
  await server.store.db.updateTable('campaign_participants').set({ reached: 12 }).execute();
  const [offer, , used] = await words(`${CAMPAIGN}/${id}`);
  expect(offer).toBe(
    `Shops that take part: 1. Each gets its reward once it has ordered 10 pcs of Teh Celup by ${dayText(end)}.`,
  );
  expect(used).toBe('Shops that reached it: 1 of 1. Ordered by all: 12 pcs.');
  await server.store.db.updateTable('promo_master').set({ approved_version: 1 }).execute();
  await post(`${CAMPAIGN}/update`, { ...edit, content: '<p>Isi</p>' });
  expect(await shown(`${CAMPAIGN}/${id}`)).toMatchObject({ title: 'Target', target: 10 });
  expect(await shown(`${CAMPAIGN}/${id}?edit=1`)).toMatchObject({ title: 'Sasaran', target: 20 });
});

it('what a campaign counts has a price where it is a product', async () => {
  const category = await server.store.db
    .selectFrom('categories')
    .select(['id', 'name'])
    .executeTakeFirstOrThrow();
  const target = { type_target: 'qty', target: 10, ordering: 1, content: '<p>Isi</p>', banner: image };
  const days = { start_date: today, end_date: addDays(today, 5) };
  const counted = { type: 'category', 'items[]': category.id, 'participants[]': 1 };
  await post(CAMPAIGN, { title: 'Target', ...days, ...target, ...counted });
  const { products } = await shown(`/api/admin/master/promotion-approvals/${(await lastApproval()).id}`);
  expect(products).toMatchObject([{ name: category.name, price: null }]);
});

it('a basic promo says who sees it, and what orders had of its products', async () => {
  const values = { title: 'Panen', start_date: today, end_date: addDays(today, 2), order: 1 };
  await post('/api/admin/promos', { ...values, content: '<p>A</p>' });
  const promo_id = await newest('promos');
  await server.store.db.insertInto('promo_products').values({ promo_id, product_id: 1 }).execute();
  expect(await words(`/api/admin/promos/${promo_id}`)).toEqual([
    `Every active shop sees it from ${dayText(today)} to ${dayText(values.end_date)}, with its 1 products. Prices stay.`,
    `It applies today, up to and including ${dayText(values.end_date)}.`,
    expect.stringMatching(/^Orders of its days with its products: \d+\. Sold: \d+ pcs for Rp [\d.]+\.$/),
  ]);
});

it.each<readonly [object, string, string, string]>([
  [
    {
      penawaran: 'potongan',
      potongan_type: 'persentase',
      besar: 10,
      maksimal: 50_000,
      amountMin: 1e6,
      isMin: 1,
    },
    'Every shop. Uses of each at most: 2.',
    '10 % off an order of Rp 1.000.000 or more, at most Rp 50.000.',
    'It applies, and has no last day.',
  ],
  [
    { penawaran: 'undian', hadiah: 'Motor', start_date: addDays(today, 1), end_date: addDays(today, 3) },
    'Every shop. Uses of each at most: 2.',
    'With the order: Motor.',
    `It does not apply yet: it begins on ${dayText(addDays(today, 1))}.`,
  ],
])('a voucher with %j says for whom it is and what it gives', async (values, who, offer, standing) => {
  const url = '/api/admin/loyalty/voucher';
  await post(url, { name: 'V', deskripsi: '<p>A</p>', kuota: 2, ...values });
  const id = await newest('vouchers');
  const voucher = await shown(`${url}/${id}`);
  expect([said(voucher.who), said(voucher.offer), said(voucher.standing)]).toEqual([who, offer, standing]);
  await server.store.db
    .insertInto('voucher_usages')
    .values({ voucher_id: id, user_id: 1, amount: 5_000 })
    .execute();
  expect(said((await shown(`${url}/${id}`)).used)).toBe(
    'Orders that used it: 1. Cheaper by Rp 5.000 in all.',
  );
});

it('a level says which shops it means, and what they bought within a year', async () => {
  const url = '/api/admin/loyalty/level';
  await post(url, { title: 'Emas', start_xp: 1_000_000, end_xp: 5_000_000 });
  const { db } = server.store;
  const { id } = await db
    .selectFrom('loyalty_levels')
    .select('id')
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow();
  const empty = await shown(`${url}/${id}`);
  expect(said(empty.used)).toBe('No shop of it has ordered within a year.');
  const shop = { shop_name: 'Toko Emas', owner_name: 'Ema', phone_number: '0899', level_id: id };
  const { id: user_id } = await db.insertInto('users').values(shop).returning('id').executeTakeFirstOrThrow();
  const order = (invoice_no: string, total_price: number, days: number) => ({
    user_id,
    invoice_no,
    total_price,
    created_at: `${addDays(today, days)}T03:00:00Z`,
  });
  await db
    .insertInto('transactions')
    .values([order('INV-L1', 20_000, -3), order('INV-L2', 30_000, -200), order('INV-L3', 70_000, -400)])
    .execute();
  const level = await shown(`${url}/${id}`);
  expect([said(level.who), said(level.used)]).toEqual([
    'Shops that buy for Rp 1.000.000 to Rp 5.000.000 a year. Of this level now: 1.',
    'Shops that ordered within a year: 1. Orders: 2, for Rp 50.000.',
  ]);
});

it('a point rule says what an order brings, which rule goes first, and what orders brought', async () => {
  const url = '/api/admin/loyalty/point-management';
  const { db } = server.store;
  await db.deleteFrom('loyalty_points').execute();
  await post(url, { minimum_purchase: 2_000_000, maximum_purchase: 3_000_000, poin: 1_500 });
  await post(url, { minimum_purchase: 2_500_000, maximum_purchase: 9_000_000, poin: 9 });
  const [rule, first] = await db.selectFrom('loyalty_points').selectAll().orderBy('id').execute();
  expect(await words(`${url}/${rule?.id}`)).toEqual([
    'A Done order of Rp 2.000.000 to Rp 3.000.000 brings its shop 1.500 points, unless others are typed.',
    `It applies today, but these rules go first: ${first?.purchase}.`,
    'No Done order had such a total yet.',
  ]);
  await post(`${url}/${first?.id}`, { active: 'N' });
  await db
    .insertInto('transactions')
    .values({ user_id: 1, invoice_no: 'INV-P1', total_price: 2_500_000, points: 1_500 })
    .execute();
  expect((await words(`${url}/${rule?.id}`)).slice(1)).toEqual([
    'It applies today.',
    'Done orders with such a total: 1. Points that they brought: 1.500.',
  ]);
  expect((await words(`${url}/${first?.id}`))[1]).toBe('It does not apply: it is switched off.');
});
