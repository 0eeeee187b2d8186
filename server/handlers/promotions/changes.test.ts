// An edit that waits says what it changes: every field of every kind.
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addDays, businessDay } from '../../../core/dates.ts';
import type { TestServer } from '../../fixtures/library-server.ts';
import { form, type Part, picture } from '../../fixtures/multipart.ts';
import { startProduct } from '../../fixtures/product-server.ts';
import { BUSINESS_ZONE } from '../../store/index.ts';
import { cut, every } from '../transactions/testing-promotions.ts';

const [ADMIN, SUPERADMIN] = [2, 3];
const today = businessDay(BUSINESS_ZONE);
const days = { start_date: today, end_date: addDays(today, 3) };
const LATER = addDays(today, 5);
const TEA = '1';
const COFFEE = '900';

type Parts = Readonly<Record<string, Part | readonly Part[]>>;
type Line = Readonly<Record<'what' | 'before' | 'after', string>>;

let server: TestServer;
let image: Part;
let otherImage: Part;
beforeAll(async () => {
  server = await startProduct();
  image = { name: 'a.png', content: await picture('png'), mime: 'image/png' };
  otherImage = { name: 'b.png', content: await picture('png', '#a26'), mime: 'image/png' };
  const { db } = server.store;
  await db.deleteFrom('approvals').execute();
  await sql`insert into products select (jsonb_populate_record(p, '{"id":900,"name":"Kopi","sku_code":"KOPI","slug":"kopi"}')).*
    from products as p where id = 1`.execute(db);
});
afterAll(() => server.close());

const call = async (method: string, url: string, parts?: Parts, role = ADMIN) =>
  server.call(role, method, `/api/admin/${url}`, parts && form(parts));

async function send(url: string, parts: Parts): Promise<string> {
  const { status, body } = await call('POST', url, parts);
  expect(status, JSON.stringify(body)).toBe(200);
  return body.message;
}

const latest = () =>
  server.store.db
    .selectFrom('promotion_approvals')
    .select(['id', 'relation_id'])
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow();

async function decide(what: 'approve' | 'reject'): Promise<number> {
  const { id, relation_id } = await latest();
  await call('GET', `master/approval/${id}/${what}`, undefined, SUPERADMIN);
  return relation_id;
}

const conditions = (minimum: number, more: object = {}) =>
  JSON.stringify({
    data: [
      { type: 'customers', is_active: 0, condition: 'and', data: [] },
      {
        type: 'products',
        is_active: 1,
        condition: 'and',
        data: [{ level: 1, condition: 'and', data: [every(1, minimum)] }],
      },
    ],
    benefit: [{ ...cut, value: 10, ...more }],
  });

/** One promotion of each kind, how it is edited, and another value of each field of its update. */
interface Kind {
  readonly jenis: string;
  readonly url: string;
  readonly made: () => Parts;
  readonly update: (id: number) => readonly [url: string, parts: Parts];
  readonly changes: () => Readonly<Record<string, Parts>>;
}

const keyed = (url: string) => (id: number) => [`${url}/update`, { id: String(id) }] as const;
const KINDS: readonly Kind[] = [
  {
    jenis: 'FLASHALE',
    url: 'flashale',
    made: () => ({
      ...days,
      start_time: '00:00',
      end_time: '23:00',
      active: 'Y',
      thumbnail: image,
      'banner[]': [image],
      'product_id[]': TEA,
      'discount[]': '10',
      'discount_type[]': 'amount',
      'product_stock[]': '10',
      'product_limit_stock[]': '2',
      'status[]': 'Y',
    }),
    update: (id) => [`flashale/update/${id}`, { thumbnail: '', 'banner[]': [''] }],
    changes: () => ({
      start_date: { start_date: addDays(today, 1) },
      end_date: { end_date: LATER },
      start_time: { start_time: '01:00' },
      end_time: { end_time: '22:00' },
      active: { active: 'N' },
      thumbnail: { thumbnail: otherImage },
      banner: { 'banner[]': [image] },
      product: { 'product_id[]': COFFEE },
      discount: { 'discount[]': '11' },
      type: { 'discount_type[]': 'persentage' },
      stock: { 'product_stock[]': '11' },
      limit: { 'product_limit_stock[]': '9' },
      status: { 'status[]': 'N' },
    }),
  },
  {
    jenis: 'HARGA CORET',
    url: 'products/harga-coret',
    made: () => ({ ...days, product_id: TEA, discount: '10', discount_type: 'amount', active: '1' }),
    update: () => ['products/harga-coret', {}],
    changes: () => ({
      start_date: { start_date: addDays(today, 1) },
      end_date: { end_date: LATER },
      discount: { discount: '11' },
      type: { discount_type: 'persentage' },
      active: { active: '0' },
    }),
  },
  {
    jenis: 'BUNDLE',
    url: 'products/bundle',
    made: () => ({
      ...days,
      name: 'Paket',
      price: '10',
      deskripsi: 'Isi',
      'thumbnail[]': [image],
      'product_id[]': TEA,
      'qty[]': '2',
      'discount[]': '5',
    }),
    update: (id) => ['products/bundle/update', { id: String(id), 'thumbnail[]': [''] }],
    changes: () => ({
      name: { name: 'Paket besar' },
      start_date: { start_date: addDays(today, 1) },
      end_date: { end_date: LATER },
      price: { price: '11' },
      deskripsi: { deskripsi: 'Isi lain' },
      thumbnail: { 'thumbnail[]': [image] },
      product: { 'product_id[]': COFFEE },
      qty: { 'qty[]': '3' },
      discount: { 'discount[]': '6' },
    }),
  },
  {
    jenis: 'PRODUCT FREE',
    url: 'products/free',
    made: () => ({
      ...days,
      product_id: TEA,
      type: 'qty',
      value: '10',
      qty_free: '5',
      berlaku_kelipatan: '0',
      deskripsi: 'Isi',
      'product_id_free[]': TEA,
    }),
    update: keyed('products/free'),
    changes: () => ({
      product: { product_id: COFFEE },
      start_date: { start_date: addDays(today, 1) },
      end_date: { end_date: LATER },
      type: { type: 'amount' },
      value: { value: '11' },
      qty_free: { qty_free: '6' },
      multiples: { berlaku_kelipatan: '1' },
      deskripsi: { deskripsi: 'Isi lain' },
      gifts: { 'product_id_free[]': [TEA, COFFEE] },
    }),
  },
  {
    jenis: 'CAMPAIGN',
    url: 'campaign',
    made: () => ({
      ...days,
      title: 'Kejar',
      type_target: 'qty',
      target: '7',
      ordering: '1',
      content: '<p>Isi</p>',
      type: 'product',
      'items[]': [TEA],
      'participants[]': ['1'],
      banner: image,
    }),
    update: (id) => ['campaign/update', { id: String(id), banner: '' }],
    changes: () => ({
      title: { title: 'Kejar lagi' },
      start_date: { start_date: addDays(today, 1) },
      end_date: { end_date: LATER },
      target: { target: '8' },
      ordering: { ordering: '2' },
      content: { content: '<p>Isi lain</p>' },
      formatting: { content: '<p><strong>Isi</strong></p>' },
      banner: { banner: otherImage },
    }),
  },
  {
    jenis: 'NEW PROMO',
    url: 'new-promo',
    made: () => ({
      nama: 'Hemat',
      kode: 'HEMAT',
      kuota: '9',
      deskripsi: 'Isi',
      banner: image,
      start_at: days.start_date,
      end_at: days.end_date,
      items_condition: conditions(1),
    }),
    update: (id) => ['new-promo/update', { id: String(id), banner: '' }],
    changes: () => ({
      nama: { nama: 'Hemat sekali' },
      kode: { kode: 'SEKALI' },
      kuota: { kuota: '10' },
      maks_total: { maks_total: '500000' },
      deskripsi: { deskripsi: 'Isi lain' },
      start_at: { start_at: addDays(today, 1) },
      end_at: { end_at: LATER },
      banner: { banner: otherImage },
      minimum: { items_condition: conditions(2) },
      value: { items_condition: conditions(1, { value: 11 }) },
      most: { items_condition: conditions(1, { maks_benefit: 500 }) },
    }),
  },
];

describe.each(KINDS)('$jenis', ({ url, made, update, changes }) => {
  it('says at least one line of whatever its edit changes', async () => {
    await send(url, made());
    const id = await decide('approve');
    const changed = async (change: Parts): Promise<Line[]> => {
      const [updateUrl, parts] = update(id);
      await send(updateUrl, { ...made(), ...parts, ...change });
      const approval = await latest();
      const { body } = await call('GET', `master/promotion-approvals/${approval.id}/changes`);
      await decide('reject');
      return body.data;
    };
    for (const [field, change] of Object.entries(changes())) {
      const lines = await changed(change);
      expect(lines.length, field).toBeGreaterThan(0);
      if (/^(thumbnail|banner)/.test(field)) expect(lines.at(-1)?.after).toMatch(/^\/files\//);
      for (const { what, before, after } of lines) {
        expect(what, field).not.toBe('This edit changes nothing that applies.');
        expect(before, `${field}: ${what}`).not.toBe(after);
        // An hour is no day.
        if (/_time$/.test(field)) expect(what).toMatch(/ Hour$/);
      }
    }
  });

  it('is submitted to nobody again where an edit changes nothing: while it waits, once approved, once edited', async () => {
    // A code is there once.
    await server.store.db.deleteFrom('new_promos').execute();
    await send(url, made());
    const { relation_id: id } = await latest();
    const [updateUrl, parts] = update(id);
    const [field = '', change = {}] = Object.entries(changes()).at(-1) ?? [];
    const edit = async (more: Parts = {}) => {
      const before = await latest();
      const message = await send(updateUrl, { ...made(), ...parts, ...more });
      const isSame = (await latest()).id === before.id;
      expect(message === 'Nothing was changed: no approval is needed.', field).toBe(isSame);
      return isSame;
    };
    expect(await edit()).toBe(true);
    await decide('approve');
    expect(await edit()).toBe(true);
    expect(await edit(change)).toBe(false);
    expect(await edit(change)).toBe(true);
    // What was sent back or rejected may be sent again as it is.
    const { id: waiting } = await latest();
    const revising = `master/approval/${waiting}/revise`;
    expect((await call('POST', revising, { note: 'Ulangi' }, SUPERADMIN)).status).toBe(200);
    expect(await edit(change)).toBe(false);
    await decide('reject');
    expect(await edit()).toBe(true);
    expect(await edit(change)).toBe(false);
    await decide('reject');
  });
});

describe.each([
  ['FLASHALE', 'flashale/banner', 'flashsale_banners', 'Foto Banner', 'Banner deleted.'],
  ['BUNDLE', 'products/bundle/deleted-thumbnail', 'bundle_thumbnails', 'Foto Thumbnail', 'Image deleted.'],
] as const)('a stored picture of %s', (jenis, away, table, what, gone) => {
  const kind = KINDS.find((one) => one.jenis === jenis) as Kind;
  const list = jenis === 'BUNDLE' ? 'thumbnail[]' : 'banner[]';
  const pictures = () => server.store.db.selectFrom(table).select('id').orderBy('id', 'desc').execute();
  const erase = async (id = 0) => {
    const { status, body } = await call('DELETE', `${away}/${id}`);
    expect(status, JSON.stringify(body)).toBe(200);
    return body.message;
  };

  it('of a version that applies goes once an edit without it is approved, and stays when it is rejected', async () => {
    await send(kind.url, { ...kind.made(), [list]: [image, otherImage] });
    const id = await decide('approve');
    const stored = await pictures();
    const picture = stored[0]?.id;
    const first = await latest();
    expect(await erase(picture)).toMatch(/^Promotion /);
    const waiting = await latest();
    expect([waiting.id > first.id, await pictures()]).toEqual([true, stored]);
    const { body } = await call('GET', `master/promotion-approvals/${waiting.id}/changes`);
    expect(body.data).toMatchObject([{ what, before: expect.stringMatching(/^\/files\//), after: '' }]);
    // Called after an edit that lacks it, it is done; the edit of a form that goes on from it lacks it too.
    expect([await erase(picture), (await latest()).id]).toEqual([
      'The edit that waits takes it out already.',
      waiting.id,
    ]);
    const [updateUrl, parts] = kind.update(id);
    expect(await send(updateUrl, { ...kind.made(), ...parts })).toMatch(/^Nothing was changed/);
    const [, change = {}] = Object.entries(kind.changes())[0] ?? [];
    await send(updateUrl, { ...kind.made(), ...parts, ...change });
    await decide('reject');
    expect(await pictures()).toEqual(stored);
    await erase(picture);
    await decide('approve');
    expect(await pictures()).toEqual(stored.slice(1));
  });

  it('of one that does not apply yet goes at once, and asks for no approval', async () => {
    await server.store.db.deleteFrom('new_promos').execute();
    await send(kind.url, { ...kind.made(), [list]: [image, otherImage] });
    const [first] = await pictures();
    const before = await latest();
    expect(await erase(first?.id)).toBe(gone);
    expect([(await pictures()).includes(first as never), (await latest()).id]).toEqual([false, before.id]);
  });

  it('stays where it is the last one, before the approval and after it', async () => {
    await send(kind.url, { ...kind.made(), [list]: [image] });
    const [last] = await pictures();
    const refused = async () => {
      const { status, body } = await call('DELETE', `${away}/${last?.id}`);
      expect(body.errors[0]?.message ?? body.message).toMatch(/ keeps at least one/);
      expect((await pictures())[0]).toEqual(last);
      return status;
    };
    expect(await refused()).toBe(409);
    await decide('approve');
    expect(await refused()).toBe(409);
  });
});
