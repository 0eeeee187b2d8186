import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addDays, businessDay } from '../../../core/dates.ts';
import { roles } from '../../../domain/generated/facts.ts';
import type { TestServer } from '../../fixtures/library-server.ts';
import { startProduct } from '../../fixtures/product-server.ts';
import { BUSINESS_ZONE } from '../../store/index.ts';

const ADMIN = 2;
const SUPERADMIN = roles.Superadmin;
const CAMPAIGN = '/api/admin/campaign';
const FLASH = '/api/admin/flashale';
const APPROVAL = '/api/admin/master/approval';
const WRONG_DAYS = 'End Date cannot be earlier than Start Date or Today Date';
const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
);
const picture = () => new Blob([PIXEL], { type: 'image/png' });
const today = businessDay(BUSINESS_ZONE);

let server: TestServer;
beforeAll(async () => {
  server = await startProduct();
});
afterAll(() => server.close());

type Values = Readonly<Record<string, unknown>>;

/** As a form sends it: null leaves a value out. */
async function post(url: string, values: Values, role = ADMIN) {
  const form = new FormData();
  for (const [name, value] of Object.entries(values)) {
    if (value instanceof Blob) form.append(name, value, 'picture.png');
    else if (value !== null) for (const one of [value].flat()) form.append(name, String(one));
  }
  const sent = new Response(form);
  const headers = { 'content-type': sent.headers.get('content-type') ?? '' };
  return server.call(role, 'POST', url, { headers, payload: Buffer.from(await sent.arrayBuffer()) });
}
const refusedAt = (field: string, message: string) => ({
  status: 422,
  body: { errors: expect.arrayContaining([expect.objectContaining({ field, message })]) },
});

const campaign = (): Values => ({
  title: 'Target',
  start_date: today,
  end_date: addDays(today, 5),
  type_target: 'qty',
  target: 10,
  ordering: 1,
  content: '<p>Isi</p>',
  type: 'product',
  'items[]': 1,
  'participants[]': 1,
  banner: picture(),
});

describe('a campaign', () => {
  const missing = 'Please fill all fields.';
  it.each<readonly [object, string, string]>([
    [{ title: ' ' }, 'title', missing],
    [{ content: '<p><br></p>' }, 'content', missing],
    [{ target: 0 }, 'target', missing],
    [{ banner: null }, 'banner', missing],
    [{ end_date: addDays(today, -1), start_date: addDays(today, -2) }, 'end_date', WRONG_DAYS],
    [{ start_date: addDays(today, 6) }, 'end_date', WRONG_DAYS],
    [{ 'items[]': null }, 'items', 'Please add product first.'],
    [{ 'participants[]': null }, 'participants', 'Please add participant.'],
    [{ 'items[]': [1, 99] }, 'items', 'Some of these do not exist any more.'],
    [{ 'participants[]': [1, 99] }, 'participants', 'Some of these do not exist any more.'],
  ])('with %o is refused at %s: %s', async (change, field, message) => {
    expect(await post(CAMPAIGN, { ...campaign(), ...change })).toMatchObject(refusedAt(field, message));
  });

  it('may begin and end on the same day, and takes all products of its kind', async () => {
    const made = await post(CAMPAIGN, { ...campaign(), end_date: today, 'items[]': 'all' });
    expect(made.status).toBe(200);
    const { data } = (await server.call(ADMIN, 'GET', CAMPAIGN)).body.data;
    expect(data[0]).toMatchObject({ title: 'Target', participant: 1, end_date: today });
    const items = await server.call(ADMIN, 'GET', `${CAMPAIGN}/items/${data[0].id}`);
    expect(items.body.data.data).toMatchObject([{ product: { name: 'Teh Celup' } }]);
    // Who takes part already is not counted again.
    const again = await post(`${CAMPAIGN}/participants`, { 'user_id[]': 1, 'campaign_id[]': data[0].id });
    expect(again.body).toMatchObject({ params: { title: 'Target', count: 0 } });
  });

  it('keeps the kind of its target', async () => {
    const message = 'The kind of target cannot be changed: progress is counted in it.';
    const { 'items[]': _, 'participants[]': __, banner: ___, type: ____, ...rest } = campaign();
    const answer = await post(`${CAMPAIGN}/update`, { ...rest, id: 1, type_target: 'amount' });
    expect(answer).toMatchObject(refusedAt('type_target', message));
  });

  it('without participants has nobody to reward or tell, and says so', async () => {
    const reward = { all: true, id: 1, reward: 'Payung' };
    const said = { status: 409, body: { message: 'Please add participant.' } };
    expect(await post(`${CAMPAIGN}/participants/update`, reward)).toMatchObject(said);
    expect(await post(`${CAMPAIGN}/notification`, { campaign_id: 1, type: 'all' })).toMatchObject(said);
    const nowhere = await post(`${CAMPAIGN}/participants/update`, { ...reward, id: 99 });
    expect(nowhere.status).toBe(404);
  });

  it('takes its number once or beside each of what is added', async () => {
    const add = (values: Values) => post(`${CAMPAIGN}/participants`, values);
    expect(await add({ 'user_id[]': 1, 'campaign_id[]': 1 })).toMatchObject({ status: 200 });
    expect(await add({ 'campaign_id[]': 1 })).toMatchObject(refusedAt('user_id', 'Select the data first'));
    const { data } = (await server.call(ADMIN, 'GET', `${CAMPAIGN}/participants/1`)).body.data;
    expect(data).toMatchObject([{ user: { shop_name: 'Toko Rizki' }, participant_progress: 0, reward: '' }]);
    await post(`${CAMPAIGN}/participants/update`, { all: false, id: data[0].id, reward: 'Payung' });
    const again = await server.call(ADMIN, 'GET', `${CAMPAIGN}/participants/1`);
    expect(again.body.data.data[0].reward).toBe('Payung');
    const named = await server.call(ADMIN, 'GET', `${CAMPAIGN}/participants/1?search=rizki`);
    expect(named.body.data).toMatchObject({ total: 1 });
    expect((await server.call(ADMIN, 'GET', `${CAMPAIGN}/participants/99`)).status).toBe(404);
  });
});

const flashsale = (): Values => ({
  start_date: addDays(today, 1),
  start_time: '09:00',
  end_date: addDays(today, 1),
  end_time: '17:00',
  'product_id[]': 1,
  'discount[]': 500,
  'discount_type[]': 'amount',
  'product_stock[]': 10,
  'product_limit_stock[]': 0,
  thumbnail: picture(),
  'banner[]': picture(),
});

describe('a flash sale', () => {
  const missing = 'Please fill all field and upload necessary files.';
  it.each<readonly [object, string, string]>([
    [{ start_date: null }, 'start_date', missing],
    [{ thumbnail: null }, 'thumbnail', missing],
    [{ 'banner[]': null }, 'banner', missing],
    [{ 'banner[]': '' }, 'banner', missing],
    [{ end_time: '09:00' }, 'end_date', WRONG_DAYS],
    [{ start_date: addDays(today, 2) }, 'end_date', WRONG_DAYS],
    [{ start_date: addDays(today, -2), end_date: addDays(today, -1) }, 'end_date', WRONG_DAYS],
    [{ 'discount[]': 20_000 }, 'items.0.discount', 'The discount exceeds the price.'],
    [{ 'discount[]': 101, 'discount_type[]': 'persentage' }, 'items.0.discount', 'At most 100 percent.'],
    [{ 'product_id[]': 99 }, 'items.0.product_id', 'This product does not exist any more.'],
  ])('with %o is refused at %s: %s', async (change, field, message) => {
    expect(await post(FLASH, { ...flashsale(), ...change })).toMatchObject(refusedAt(field, message));
  });

  it('holds each product once, and gives none of it away that was sold', async () => {
    const twice = {
      'product_id[]': [1, 1],
      'discount[]': [1, 1],
      'discount_type[]': ['amount', 'amount'],
      'product_stock[]': [1, 1],
      'product_limit_stock[]': [0, 0],
    };
    const message = 'This product is in the list already.';
    expect(await post(FLASH, { ...flashsale(), ...twice })).toMatchObject(
      refusedAt('items.1.product_id', message),
    );
    expect((await post(FLASH, flashsale())).status).toBe(200);
    const { id } = await server.store.db
      .updateTable('flashsale_products')
      .set({ sold: 3 })
      .where('product_id', '=', 1)
      .returning('id')
      .executeTakeFirstOrThrow();
    expect(await server.call(ADMIN, 'DELETE', `${FLASH}/product/${id}`)).toMatchObject({
      status: 409,
      body: { message: 'Some of this product were sold: deactivate it instead.' },
    });
  });
});

describe('an approval', () => {
  const decide = (id: number, what: string, role: number) =>
    server.call(role, 'GET', `${APPROVAL}/${id}/${what}`);

  it('is not given by who submitted, nor twice; a revision says what is wanted', async () => {
    const approvals = () =>
      server.store.db.selectFrom('promotion_approvals').select(['id', 'approval']).orderBy('id', 'desc');
    await post(CAMPAIGN, campaign(), SUPERADMIN);
    const { id } = await approvals().executeTakeFirstOrThrow();
    expect(await decide(id, 'approve', SUPERADMIN)).toMatchObject({
      status: 409,
      body: { message: 'You submitted this promotion: somebody else decides.' },
    });
    const note = await post(`${APPROVAL}/${id}/revise`, { note: ' ' }, SUPERADMIN);
    expect(note).toMatchObject(refusedAt('note', 'Please fill all fields.'));
    await post(CAMPAIGN, campaign(), ADMIN);
    const next = (await approvals().executeTakeFirstOrThrow()).id;
    expect(await decide(next, 'approve', SUPERADMIN)).toMatchObject({
      status: 409,
      body: { message: 'It is the turn of Ratna W..' },
    });
    await server.store.db.deleteFrom('approvals').execute();
    expect((await decide(next, 'reject', SUPERADMIN)).status).toBe(200);
    expect((await decide(next, 'approve', SUPERADMIN)).status).toBe(409);
    expect(await approvals().executeTakeFirstOrThrow()).toEqual({ id: next, approval: 3 });
  });
});

describe('a category that the conditions of a promotion name', () => {
  const NEW = '/api/admin/new-promo';
  const group = (level: number, data: readonly object[]) => ({ level, condition: 'and', data });
  const named = (id: number) => ({ type: 'kategori', value: 'choose', items: [id] });
  const block = (type: string, data: readonly object[]) => ({ type, is_active: 1, condition: 'and', data });
  const benefit = { type_benefit: 'potongan-harga', type: 'percentage', value: '5', maks_benefit: 0 };
  const promotion = (kode: string, id: number) => ({
    nama: kode,
    kode,
    kuota: 5,
    deskripsi: 'A',
    start_at: today,
    end_at: addDays(today, 5),
    items_condition: JSON.stringify({
      data: [block('customers', []), block('products', [group(1, [group(2, [named(id)])])])],
      benefit: [{ ...benefit, is_super_tier: '0' }],
    }),
  });
  const category = async (name: string) =>
    (await post('/api/admin/category', { name })).body.data.id as number;
  const idOf = async (kode: string) => {
    const promo = server.store.db.selectFrom('new_promos').select('id').where('kode', '=', kode);
    return (await promo.executeTakeFirstOrThrow()).id;
  };
  const remove = (id: number) => server.call(ADMIN, 'DELETE', `/api/admin/category/${id}`);
  const used = (count: number, text: string) => ({
    status: 409,
    body: {
      errors: [{ message: '{name} is still used by {count} {entity}.', params: { count, entity: { text } } }],
    },
  });

  it('stays while one is neither over nor rejected, and keeps its name in the old ones', async () => {
    const { db } = server.store;
    const id = await category('Kopi');
    const promos: number[] = [];
    for (const kode of ['KOPI-1', 'KOPI-2']) {
      const made = await post(NEW, promotion(kode, id));
      expect([kode, made.status, made.body.message]).toEqual([kode, 200, expect.anything()]);
      promos.push(await idOf(kode));
    }
    expect(await remove(id)).toMatchObject(used(2, 'promotions'));
    const shown = await server.call(ADMIN, 'GET', `/api/admin/category/detail/${id}`);
    expect(shown.body.data).toMatchObject({ name: 'Kopi', used_by: 2 });
    await db.updateTable('promotion_approvals').set({ turn: null }).execute();
    const waits = db.selectFrom('promotion_approvals').select('id').where('jenis', '=', 'NEW PROMO');
    const { id: approval } = await waits.where('relation_id', '=', promos[0] ?? 0).executeTakeFirstOrThrow();
    const payload = { note: 'Too low.' };
    const rejected = await server.call(SUPERADMIN, 'POST', `${APPROVAL}/${approval}/reject`, { payload });
    expect(rejected.status).toBe(200);
    expect(await remove(id)).toMatchObject(used(1, 'promotion'));
    const days = { start_at: addDays(today, -9), end_at: addDays(today, -1) };
    await db
      .updateTable('new_promos')
      .set(days)
      .where('id', '=', promos[1] ?? 0)
      .execute();
    expect((await remove(id)).status).toBe(200);
    const { body } = await server.call(ADMIN, 'GET', `${NEW}/${promos[0]}`);
    expect(JSON.stringify(body.data.promo_condition)).toContain('"Kopi"');
  });

  it('has promotions of one code each, whatever its case and signs', async () => {
    const id = await category('Gula');
    expect((await post(NEW, promotion('HEMAT1', id))).status).toBe(200);
    for (const kode of ['hemat1', 'HEMAT1\u200b'])
      expect(await post(NEW, promotion(kode, id))).toMatchObject(
        refusedAt('kode', 'This Kode Promo is taken.'),
      );
  });

  it('that an edit names which waits stays too', async () => {
    const [id, other] = [await category('Teh Hijau'), await category('Teh Hitam')];
    await post(NEW, promotion('TEH-1', id));
    const proposal = JSON.stringify({
      items_condition: JSON.parse(promotion('TEH-1', other).items_condition),
    });
    await server.store.db
      .updateTable('promotion_approvals')
      .set({ proposal })
      .where('relation_id', '=', await idOf('TEH-1'))
      .where('jenis', '=', 'NEW PROMO')
      .execute();
    expect(await remove(other)).toMatchObject(used(1, 'promotion'));
    expect(await remove(id)).toMatchObject(used(1, 'promotion'));
  });
});
