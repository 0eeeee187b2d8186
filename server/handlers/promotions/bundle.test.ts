import { afterAll, beforeAll, expect, it } from 'vitest';
import { addDays, businessDay } from '../../../core/dates.ts';
import type { TestServer } from '../../fixtures/library-server.ts';
import { picture } from '../../fixtures/multipart.ts';
import { startProduct } from '../../fixtures/product-server.ts';
import { fillText } from '../../refusal.ts';
import { BUSINESS_ZONE } from '../../store/index.ts';

const [ADMIN, SUPERADMIN] = [2, 3];
const URL = '/api/admin/products/bundle';
const today = businessDay(BUSINESS_ZONE);
const bundle = {
  name: 'Paket Hemat',
  start_date: today,
  end_date: addDays(today, 5),
  price: 30_000,
  deskripsi: 'Dua sekaligus',
};
/** Tea at 12,500 and coffee at 8,000. */
const goods = [
  { product_id: 1, qty: 2, discount: 10 },
  { product_id: 2, qty: 1, discount: 0 },
];
type Good = Partial<(typeof goods)[number]>;

let server: TestServer;
let image: File;
beforeAll(async () => {
  server = await startProduct();
  const coffee = { name: 'Kopi', sku_code: 'K-1', price: 8_000 };
  await server.store.db.insertInto('products').values(coffee).execute();
  image = new File([new Uint8Array(await picture('png'))], 'a.png', { type: 'image/png' });
});
afterAll(() => server.close());

/** As a browser sends the form. */
async function send(path: string, values: object, detail: readonly Good[] = goods, pictures = 1) {
  const form = new FormData();
  for (const [name, value] of Object.entries(values)) form.append(name, String(value));
  for (const good of detail)
    for (const [name, value] of Object.entries(good)) form.append(`${name}[]`, String(value));
  for (let at = 0; at < pictures; at += 1) form.append('thumbnail[]', image);
  const sent = new Response(form);
  return server.call(ADMIN, 'POST', `${URL}${path}`, {
    headers: { 'content-type': sent.headers.get('content-type') ?? '' },
    payload: Buffer.from(await sent.arrayBuffer()),
  });
}
const shown = async (id: number) => (await server.call(ADMIN, 'GET', `${URL}/${id}`)).body.data;
const said = ({ message, params }: { message: string; params?: object }) =>
  fillText(message, params as Parameters<typeof fillText>[1]);
const newest = async () => {
  const { db } = server.store;
  return (await db.selectFrom('bundles').select('id').orderBy('id', 'desc').executeTakeFirstOrThrow()).id;
};
const waiting = async () =>
  server.store.db
    .selectFrom('promotion_approvals')
    .select('id')
    .where('jenis', '=', 'BUNDLE')
    .where('current', '=', 1)
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow();
/** As a Superadmin, whose turn it is where nobody is named. */
async function decide(path: 'approve' | 'reject'): Promise<void> {
  const { id } = await waiting();
  await server.store.db.updateTable('promotion_approvals').set({ turn: null }).execute();
  const { status } = await server.call(SUPERADMIN, 'GET', `/api/admin/master/approval/${id}/${path}`);
  expect(status).toBe(200);
}
async function made(values = {}): Promise<number> {
  const { status, body } = await send('', { ...bundle, ...values });
  expect([status, body.message]).toEqual([200, expect.stringMatching(/^Promotion \{title\} saved\./)]);
  return newest();
}

const PAST = 'Start date or End date cannot earlier than today';
const FILL = 'please fill all the fields';
it.each<readonly [string, object, readonly Good[], number, string, string]>([
  ['no name', { name: ' ' }, goods, 1, 'name', FILL],
  ['no price', { price: 0 }, goods, 1, 'price', FILL],
  ['no description', { deskripsi: '' }, goods, 1, 'deskripsi', FILL],
  ['no products', {}, [], 1, 'detail', FILL],
  ['no picture', {}, goods, 0, 'thumbnail', FILL],
  ['a picture that is none', { 'thumbnail[]': '' }, goods, 0, 'thumbnail', FILL],
  [
    'an end before its start',
    { end_date: addDays(today, -1) },
    goods,
    1,
    'end_date',
    'Start date cannot beyond end date.',
  ],
  ['a start before today', { start_date: addDays(today, -1) }, goods, 1, 'start_date', PAST],
  [
    'a quantity of nothing',
    {},
    [{ product_id: 1, qty: 0, discount: 0 }],
    1,
    'detail.0.qty',
    'Must be at least {limit}.',
  ],
  [
    'more than all',
    {},
    [{ product_id: 1, qty: 1, discount: 101 }],
    1,
    'detail.0.discount',
    'At most 100 percent.',
  ],
  [
    'a product that is not there',
    {},
    [{ product_id: 999_999, qty: 1, discount: 0 }],
    1,
    'detail.0.product_id',
    'This product is not there any more. Choose another one.',
  ],
  [
    'a product twice',
    {},
    [...goods, { product_id: 1, qty: 1, discount: 0 }],
    1,
    'detail.2.product_id',
    'This product is in the list already.',
  ],
])('is refused with %s', async (_, values, detail, pictures, field, message) => {
  const { status, body } = await send('', { ...bundle, ...values }, detail, pictures);
  expect({ status, errors: body.errors }).toEqual({
    status: 422,
    errors: expect.arrayContaining([expect.objectContaining({ field, message })]),
  });
});

it('says who gets what, and whether it applies; an edit waits while the approved one goes on', async () => {
  const id = await made();
  const first = await shown(id);
  expect(first).toMatchObject({ state: 'waiting', approval_status: { approval: 1 }, detail: goods });
  expect([first.thumbnail.length, first.approval_offer]).toEqual([1, null]);
  expect(said(first.offer)).toBe(
    'Every shop that orders it gets 2 x Teh Celup, 1 x Kopi for Rp 30.000 instead of Rp 33.000.',
  );
  expect(said(first.standing)).toBe('It does not apply yet: it waits for approval.');
  await decide('approve');
  const end = addDays(today, 5).split('-').reverse().join('/');
  expect(said((await shown(id)).standing)).toBe(`It applies today, up to and including ${end}.`);

  const edited = await send('/update', { ...bundle, id, price: 25_000 }, goods.slice(0, 1), 0);
  expect(edited.status).toBe(200);
  const edit = 'Every shop that orders it gets 2 x Teh Celup for Rp 25.000.';
  const beside = await shown(id);
  expect(beside).toMatchObject({ price: 30_000, detail: goods, state: 'applies', approval_turn: '2.1' });
  // A decision on its page is about the edit, so the page says it.
  expect(said(beside.approval_offer)).toBe(edit);
  const { body } = await server.call(
    ADMIN,
    'GET',
    `/api/admin/master/promotion-approvals/${(await waiting()).id}`,
  );
  expect(said(body.data.offer)).toBe(edit);
  expect(body.data.products).toMatchObject([{ name: 'Teh Celup x 2', diskon: '10%' }]);
  await decide('approve');
  expect(await shown(id)).toMatchObject({ price: 25_000, detail: goods.slice(0, 1), state: 'applies' });
});

it('says why it does not apply', async () => {
  const states = async (values: object) => {
    const id = await made(values);
    await decide('approve');
    return (await shown(id)).state;
  };
  expect(await states({ start_date: addDays(today, 1) })).toBe('later');
  const id = await made();
  const past = { start_date: addDays(today, -3), end_date: addDays(today, -1) };
  expect((await send('/update', { ...bundle, ...past, id }, goods, 0)).body.errors).toMatchObject([
    { field: 'end_date', message: PAST },
  ]);
  // A start that has passed stays in an edit.
  expect((await send('/update', { ...bundle, start_date: past.start_date, id }, goods, 0)).status).toBe(200);
  await decide('approve');
  const { db } = server.store;
  const isIt = { jenis: 'BUNDLE', id_relation: id } as const;
  await db
    .updateTable('promo_master')
    .set(past)
    .where((where) => where.and(isIt))
    .execute();
  expect((await shown(id)).state).toBe('over');
  const refused = await made();
  await decide('reject');
  expect((await shown(refused)).state).toBe('rejected');
  expect((await server.call(ADMIN, 'GET', `${URL}/${refused}/deactive`)).body.message).toBe('Update Success');
  expect((await shown(refused)).state).toBe('inactive');
  expect((await server.call(ADMIN, 'GET', `${URL}/${refused}/active`)).status).toBe(409);
  expect((await server.call(ADMIN, 'GET', `${URL}/999999/active`)).status).toBe(404);
});

it('counts how often orders used it, and what they paid less', async () => {
  const id = await made({ price: 30_000 });
  await decide('approve');
  expect(said((await shown(id)).used)).toBe('No order has used it yet.');
  const { status } = await server.call(SUPERADMIN, 'POST', '/api/admin/transaction', {
    payload: { user_id: 1, items: [], bundles: [{ bundle_id: id, quantity: 2 }] },
  });
  expect(status).toBe(200);
  expect(said((await shown(id)).used)).toBe(
    'Orders that used it: 1. Bundles: 2. Cheaper by Rp 6.000 in all.',
  );
});

it('loses a product or a picture by an edit that waits; the last of either stays', async () => {
  const id = await made();
  const [tea, coffee] = (await shown(id)).detail;
  const gone = (item: number) => server.call(ADMIN, 'GET', `${URL}/deleted-item/${item}`);
  expect((await gone(coffee.id)).status).toBe(200);
  const [last] = (await shown(id)).detail;
  expect(last).toMatchObject({ product_id: tea.product_id, qty: 2, discount: 10 });
  expect((await gone(last.id)).status).toBe(409);
  expect((await gone(999_999)).status).toBe(404);

  await send('/update', { ...bundle, id }, goods, 1);
  await decide('approve');
  const approved = await shown(id);
  expect((await gone(approved.detail[1].id)).body.message).toMatch(/^Promotion /);
  expect((await gone(approved.detail[1].id)).body.message).toBe('The edit that waits takes it out already.');
  expect((await shown(id)).detail).toHaveLength(2);
  await decide('approve');
  expect((await shown(id)).detail).toHaveLength(1);

  const [one, other] = approved.thumbnail;
  const away = (picture: { id: number }) =>
    server.call(ADMIN, 'DELETE', `${URL}/deleted-thumbnail/${picture.id}`);
  expect([(await away(one)).status, (await away(other)).status]).toEqual([200, 409]);
  await server.store.db.deleteFrom('bundle_thumbnails').where('bundle_id', '=', id).execute();
  expect((await send('/update', { ...bundle, id }, goods, 0)).body.errors).toMatchObject([
    { field: 'thumbnail', message: 'Please fill all fields.' },
  ]);
});

it('shows the pictures of an edit that waits in its form alone, and takes one out before it is decided', async () => {
  const id = await made();
  await decide('approve');
  await send('/update', { ...bundle, id }, goods, 1);
  const form = async () => (await server.call(ADMIN, 'GET', `${URL}/${id}?edit=1`)).body.data.thumbnail;
  const [stored, added] = await form();
  expect(await form()).toHaveLength(2);
  expect((await shown(id)).thumbnail).toHaveLength(1);
  expect(added).toEqual({ id: -1, thumbnail: stored.thumbnail });
  const away = () =>
    server.call(
      ADMIN,
      'DELETE',
      `/api/admin/master/waiting-picture/BUNDLE/${id}?picture=${encodeURIComponent(added.thumbnail)}`,
    );
  expect([(await away()).status, (await away()).status]).toEqual([200, 404]);
  expect(await form()).toEqual([stored]);
  await decide('approve');
  expect((await shown(id)).thumbnail).toEqual([stored]);
});
