import { afterAll, beforeAll, expect, it } from 'vitest';
import { addDays, businessDay } from '../../../core/dates.ts';
import type { TestServer } from '../../fixtures/library-server.ts';
import { startProduct } from '../../fixtures/product-server.ts';
import { BUSINESS_ZONE } from '../../store/index.ts';

const [ADMIN, SUPERADMIN] = [2, 3];
const URL = '/api/admin/products/harga-coret';
const PAST = 'Start date or End date cannot earlier than today';
const today = businessDay(BUSINESS_ZONE);
const discount = {
  product_id: 1,
  start_date: today,
  end_date: addDays(today, 5),
  discount: 10,
  discount_type: 'persentage',
  active: 1,
};

let server: TestServer;
let price: number;
beforeAll(async () => {
  server = await startProduct();
  price = (await shown()).price;
});
afterAll(() => server.close());

const shown = async () => (await server.call(ADMIN, 'GET', `${URL}/1`)).body.data;
/** Its row in the list. */
const listed = async () => {
  const { body } = await server.call(ADMIN, 'GET', `${URL}?perPage=100`);
  return body.data.data.find(({ id }: { id: number }) => id === 1);
};
const set = (values: object) => server.call(ADMIN, 'POST', URL, { payload: { ...discount, ...values } });
/** As a Superadmin, whose turn it is where nobody is named. */
async function decide(action: string): Promise<void> {
  const { id } = await server.store.db
    .selectFrom('promotion_approvals')
    .select('id')
    .where('jenis', '=', 'HARGA CORET')
    .where('current', '=', 1)
    .executeTakeFirstOrThrow();
  await server.store.db.updateTable('promotion_approvals').set({ turn: null }).execute();
  const url = `/api/admin/master/approval/${id}/${action}`;
  const { status, body } = await (action === 'approve'
    ? server.call(SUPERADMIN, 'GET', url)
    : server.call(SUPERADMIN, 'POST', url, { payload: { note: 'Too low.' } }));
  expect([status, body.message]).toEqual([200, expect.anything()]);
}

it.each<readonly [object, string, string]>([
  [{ discount: 0 }, 'discount', 'Please fill the required fields.'],
  [{ start_date: null }, 'start_date', 'Please fill the required fields.'],
  [{ discount: 101 }, 'discount', 'Must be at most {limit}.'],
  [{ discount_type: 'amount', discount: 1e9 }, 'discount', 'A discount is at most the price.'],
  [{ discount_type: 'amount', discount: 1500.5 }, 'discount', 'Please enter a whole number.'],
  [{ end_date: addDays(today, -1) }, 'end_date', 'Start date cannot beyond end date.'],
  [{ start_date: addDays(today, -1) }, 'start_date', PAST],
  [{ start_date: addDays(today, -3), end_date: addDays(today, -1) }, 'end_date', PAST],
  [{ product_id: 999_999 }, 'product_id', 'This product is not there any more. Choose another one.'],
])('is refused with %j', async (values, field, message) => {
  expect(await set(values)).toMatchObject({
    status: 422,
    body: { errors: expect.arrayContaining([expect.objectContaining({ field, message })]) },
  });
});

it.each([
  ['reject', 'rejected'],
  ['revise', 'revise'],
])('a first one whose approver says %s is %s, and is not used', async (action, state) => {
  expect((await set({ discount: 5 })).status).toBe(200);
  expect(await shown()).toMatchObject({ harga_coret: null, state: 'waiting' });
  await decide(action);
  expect(await shown()).toMatchObject({ harga_coret: null, state });
});

it('strikes the price through once it is approved, and until an edit is', async () => {
  const { status, body } = await set({});
  expect([status, body.message]).toEqual([200, expect.stringMatching(/saved/)]);
  expect(await shown()).toMatchObject({ harga_coret: null, state: 'waiting' });
  await decide('approve');
  expect(await shown()).toMatchObject({ harga_coret: Math.round(price * 0.9), state: 'applies' });

  await server.store.db.updateTable('product_promo_prices').set({ created_by: 'Siti' }).execute();
  const begun = { discount: 500, discount_type: 'amount', start_date: addDays(today, -1) };
  expect((await set({ ...begun, end_date: addDays(today, -1) })).body.errors).toMatchObject([
    { field: 'end_date', message: PAST },
  ]);
  expect((await set(begun)).status).toBe(200);
  expect(await shown()).toMatchObject({ harga_coret: Math.round(price * 0.9) });
  await decide('approve');
  const { harga_coret, product_promo_price, product_promo_prices } = await shown();
  expect(harga_coret).toBe(price - 500);
  expect(product_promo_prices).toMatchObject([
    { discount: 10, replaced_at: expect.anything(), created_by: 'Siti' },
    { discount: 500, replaced_at: null, created_by: 'role-2' },
  ]);

  const switched = await server.call(ADMIN, 'GET', `${URL}/status/${product_promo_price.id}?status=0`);
  expect([switched.status, switched.body.message]).toEqual([200, 'Update Success']);
  expect(await shown()).toMatchObject({ harga_coret: null, state: 'inactive' });
  expect((await server.call(ADMIN, 'GET', `${URL}/status/999?status=0`)).status).toBe(404);
});

it('its detail says what an edit that waits asks for, and that names the discount once, with its unit', async () => {
  await set({});
  await decide('approve');
  expect(await shown()).toMatchObject({ approval_status: { approval: 2 }, approval_offer: null });
  expect(await listed()).toMatchObject({ state: 'applies', edit_said: '' });
  await set({ discount: 2_000, discount_type: 'amount' });
  const detail = await shown();
  expect(detail).toMatchObject({
    harga_coret: Math.round(price * 0.9),
    approval_status: { approval: 1 },
    approval_offer: { message: 'Every shop pays Rp {now} instead of Rp {price} for {product}.' },
    approval_standing: { message: expect.stringMatching(/turn|decides/) },
  });
  expect(await listed()).toMatchObject({ state: 'applies', edit_said: 'An edit waits.' });
  const changes = `/api/admin/master/promotion-approvals/${detail.approval_id}/changes`;
  const { body } = await server.call(ADMIN, 'GET', changes);
  expect(body.data).toMatchObject([
    { before: expect.stringMatching(/10 ?%/), after: expect.stringMatching(/Rp 2\.000/) },
  ]);
  await decide('revise');
  expect(await listed()).toMatchObject({ state: 'applies', edit_said: 'An edit was sent back.' });
  await set({ discount: 2_000, discount_type: 'amount' });
  await decide('approve');
  expect(await listed()).toMatchObject({ state: 'applies', edit_said: '' });
});
