// A promotion has one switch: what it says, with the approval, is what lists, details and prices go by.
import { afterAll, beforeAll, expect, it } from 'vitest';
import { addDays, businessDay } from '../../../core/dates.ts';
import { allowed, cases, dice } from '../../../tests/property.ts';
import type { TestServer } from '../../fixtures/library-server.ts';
import { form, type Part, picture } from '../../fixtures/multipart.ts';
import { startProduct } from '../../fixtures/product-server.ts';
import { BUSINESS_ZONE } from '../../store/index.ts';
import { readBundles, readFreeItems } from '../transactions/offers.store.ts';
import { readCoret, readFlash } from '../transactions/price-rules.store.ts';

const [ADMIN, SUPERADMIN] = [2, 3];
const WAITING = 1;
const APPROVED = 2;
const REJECTED = 3;
const today = businessDay(BUSINESS_ZONE);
const days = { start_date: today, end_date: addDays(today, 3) };

let server: TestServer;
let image: Part;
beforeAll(async () => {
  server = await startProduct();
  image = { name: 'a.png', content: await picture('png'), mime: 'image/png' };
  // Nobody is named in Master Approval: a Superadmin decides.
  await server.store.db.deleteFrom('approvals').execute();
});
afterAll(() => server.close());

type Switch = 0 | 1;
type Parts = Readonly<Record<string, Part | readonly Part[]>>;

/** What a promotion is to say and do, counted by hand. */
interface Model {
  on: Switch;
  applies: boolean;
  approval: number;
  /** The switch of the edit that waits; an edit that says what stands already says nothing. */
  edited?: Switch | undefined;
}

const call = async (method: string, url: string, parts?: Parts, role = ADMIN) =>
  server.call(role, method, `/api/admin/${url}`, parts && form(parts));
const read = async (url: string) => (await call('GET', url)).body.data;

async function post(url: string, parts: Parts): Promise<void> {
  const { status, body } = await call('POST', url, parts);
  expect(status, JSON.stringify(body)).toBe(200);
}

interface Kind {
  readonly jenis: string;
  /** Whether its form has a switch. */
  readonly isSwitchSent: boolean;
  readonly create: (active: Switch) => Promise<void>;
  readonly edit: (id: number, active: Switch, price: string) => Promise<void>;
  readonly turn: (id: number, active: Switch) => Promise<{ status: number }>;
  /** What its list and its detail state as `active`. */
  readonly stated: (id: number) => Promise<readonly unknown[]>;
  /** Whether orders get it. */
  readonly given: (id: number) => Promise<boolean>;
}

const yesNo = (active: Switch) => (active === 1 ? 'Y' : 'N');
const session = (active: Switch, price: string): Parts => ({
  ...days,
  start_time: '00:00',
  end_time: '23:59',
  active: yesNo(active),
  'product_id[]': '1',
  'discount[]': price,
  'discount_type[]': 'amount',
  'product_stock[]': '10',
});
const flashsale: Kind = {
  jenis: 'FLASHALE',
  isSwitchSent: true,
  create: (active) => post('flashale', { ...session(active, '10'), thumbnail: image, 'banner[]': [image] }),
  edit: (id, active, price) => post(`flashale/update/${id}`, { ...session(active, price), 'status[]': 'Y' }),
  turn: (id, active) => call('POST', `flashale/update/${id}`, { active: yesNo(active) }),
  stated: async (id) => [await fromList('flashale', id), (await read(`flashale/detail/${id}`)).active],
  given: async () => (await readFlash(server.store.db, [1]))(1).length > 0,
};

const struck = (active: Switch, discount: string): Parts => ({
  ...days,
  product_id: '1',
  discount,
  discount_type: 'amount',
  active: String(active),
});
const hargaCoret: Kind = {
  jenis: 'HARGA CORET',
  isSwitchSent: true,
  create: (active) => post('products/harga-coret', struck(active, '10')),
  edit: (_id, active, price) => post('products/harga-coret', struck(active, price)),
  turn: (id, active) => call('GET', `products/harga-coret/status/${id}?status=${active}`),
  stated: async () => [
    (await fromList('products/harga-coret', 1, 'product_promo_price')).active,
    (await read('products/harga-coret/1')).product_promo_price.active,
  ],
  given: async () => (await readCoret(server.store.db, [1]))(1).length > 0,
};

const bundle = (price: string): Parts => ({
  ...days,
  name: 'Paket',
  price,
  deskripsi: 'Isi',
  'product_id[]': '1',
  'qty[]': '2',
});
const bundles: Kind = {
  jenis: 'BUNDLE',
  isSwitchSent: false,
  create: () => post('products/bundle', { ...bundle('10'), 'thumbnail[]': [image] }),
  edit: (id, _active, price) => post('products/bundle/update', { id: String(id), ...bundle(price) }),
  turn: (id, active) => call('GET', `products/bundle/${id}/${active === 1 ? 'active' : 'deactive'}`),
  stated: async (id) => [await fromList('products/bundle', id), (await read(`products/bundle/${id}`)).active],
  given: async (id) => (await readBundles(server.store.db, [id])).length > 0,
};

const gift = (value: string): Parts => ({
  ...days,
  product_id: '1',
  type: 'qty',
  value,
  qty_free: '5',
  berlaku_kelipatan: '1',
  deskripsi: 'Isi',
  'product_id_free[]': '1',
});
const freeItems: Kind = {
  jenis: 'PRODUCT FREE',
  isSwitchSent: false,
  create: () => post('products/free', gift('10')),
  edit: (id, _active, value) => post('products/free/update', { id: String(id), ...gift(value) }),
  turn: (id, active) => call('GET', `products/free/${active === 1 ? 'active' : 'deactive'}/${id}`),
  stated: async (id) => [await fromList('products/free', id), (await read(`products/free/${id}`)).active],
  given: async (id) => (await readFreeItems(server.store.db, [1])).some((item) => item.id === id),
};

async function fromList(url: string, id: number, name = 'active') {
  const { data } = await read(`${url}?page=1&perPage=100`);
  return data.find((row: { id: number }) => row.id === id)?.[name];
}

const latestApproval = (jenis: string) =>
  server.store.db
    .selectFrom('promotion_approvals')
    .select(['id', 'relation_id', 'promo_master_id'])
    .where('jenis', '=', jenis)
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow();

/** One step at random, taken and counted. */
async function step(kind: Kind, id: number, model: Model, random: () => number): Promise<string> {
  const active: Switch = random() < 0.5 ? 1 : 0;
  const dart = random();
  if (dart < 0.3) {
    await kind.edit(id, active, String(1 + Math.floor(random() * 90)));
    const edited = kind.isSwitchSent && active !== model.on ? active : undefined;
    if (model.applies) model.edited = edited;
    else model.on = edited ?? model.on;
    model.approval = WAITING;
    return `edit ${active}`;
  }
  if (dart < 0.6) {
    const isMaster = random() < 0.5;
    const { promo_master_id } = await latestApproval(kind.jenis);
    const { status } = isMaster
      ? await call('GET', `promo-master/update-status/${promo_master_id}/${active}`)
      : await kind.turn(id, active);
    const isRefused = active === 1 && !model.applies && model.approval === REJECTED;
    expect(status).toBe(isRefused ? 409 : 200);
    if (!isRefused) model.on = active;
    return `switch ${active}`;
  }
  const what = dart < 0.85 ? 'approve' : 'reject';
  const approval = await latestApproval(kind.jenis);
  const { status } = await call('GET', `master/approval/${approval.id}/${what}`, undefined, SUPERADMIN);
  expect(status).toBe(model.approval === WAITING ? 200 : 409);
  if (model.approval !== WAITING) return `${what} again`;
  model.approval = what === 'approve' ? APPROVED : REJECTED;
  if (what === 'approve') Object.assign(model, { applies: true, on: model.edited ?? model.on });
  model.edited = undefined;
  return what;
}

async function agrees(kind: Kind, id: number, model: Model, told: string): Promise<void> {
  const isBranded = kind === flashsale && !model.applies && model.approval === REJECTED;
  const stated = isBranded ? 2 : model.on;
  const registry = await server.store.db
    .selectFrom('promo_master')
    .select('active')
    .where('jenis', '=', kind.jenis as 'BUNDLE')
    .where('id_relation', '=', id)
    .executeTakeFirstOrThrow();
  const seen = {
    stated: await kind.stated(id),
    registry: registry.active,
    given: await kind.given(id),
  };
  const isGiven = model.applies && model.on === 1;
  expect(seen, told).toEqual({ stated: [stated, stated], registry: model.on, given: isGiven });
}

/** Four times what it takes on a quiet machine. */
const USUAL_MS = 20_000;
it.each([flashsale, hargaCoret, bundles, freeItems])(
  'whatever is saved, edited, decided and switched, in any order: $jenis',
  async (kind) => {
    const random = dice(kind.jenis.length);
    const sequences = cases(`${kind.jenis}: what is switched on runs`, 2, 50);
    for (let sequence = 0; sequence < sequences; sequence++) {
      await server.store.db.deleteFrom('product_promo_prices').execute();
      await server.store.db.deleteFrom('flashsales').execute();
      const active: Switch = random() < 0.5 ? 1 : 0;
      await kind.create(active);
      const { relation_id: id } = await latestApproval(kind.jenis);
      const model: Model = { on: kind.isSwitchSent ? active : 1, applies: false, approval: WAITING };
      const told = [`create ${active}`];
      await agrees(kind, id, model, told.join(', '));
      for (let stepCount = 0; stepCount < 14; stepCount++) {
        told.push(await step(kind, id, model, random));
        await agrees(kind, id, model, told.join(', '));
      }
    }
  },
  allowed(USUAL_MS),
);

it.each([flashsale, hargaCoret])(
  'what is switched off while an edit waits stays off when the edit is approved: $jenis',
  async (kind) => {
    await server.store.db.deleteFrom('product_promo_prices').execute();
    await kind.create(1);
    const { relation_id: id } = await latestApproval(kind.jenis);
    const approve = async () => {
      const approval = await latestApproval(kind.jenis);
      await call('GET', `master/approval/${approval.id}/approve`, undefined, SUPERADMIN);
    };
    await approve();
    await kind.edit(id, 1, '20');
    await kind.turn(id, 0);
    await approve();
    await agrees(kind, id, { on: 0, applies: true, approval: APPROVED }, 'switched off');
  },
);

it('an edit that is rejected is told, and says nothing of the promotion that runs', async () => {
  await flashsale.create(1);
  const first = await latestApproval(flashsale.jenis);
  const decide = async (what: string) => {
    const { id } = await latestApproval(flashsale.jenis);
    await call('GET', `master/approval/${id}/${what}`, undefined, SUPERADMIN);
  };
  const shown = async () => {
    const { approval_status, approval_standing } = await read(`flashale/detail/${first.relation_id}`);
    return [approval_status.approval, approval_standing?.message ?? null];
  };
  await decide('approve');
  expect(await shown()).toEqual([APPROVED, null]);
  await flashsale.edit(first.relation_id, 1, '20');
  expect(await shown()).toEqual([WAITING, 'A Superadmin decides on this promotion.']);
  await decide('reject');
  const told = 'An edit was rejected: what was approved before goes on as it was.';
  expect(await shown()).toEqual([APPROVED, told]);
});

it('the form of a rejected flash sale shows the switch as it was saved, and saving keeps it', async () => {
  await flashsale.create(1);
  const { id, relation_id } = await latestApproval(flashsale.jenis);
  await call('GET', `master/approval/${id}/reject`, undefined, SUPERADMIN);
  expect((await read(`flashale/detail/${relation_id}`)).active).toBe(2);
  expect((await read(`flashale/detail/${relation_id}?edit=1`)).active).toBe(1);
});
