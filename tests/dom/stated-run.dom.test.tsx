import { expect, it } from 'vitest';
import type { Action, DetailScreen, Endpoint, Screen, ScreenEntry } from '../../core/model.ts';
import { product } from '../../src/generated/product/product.ts';
import { loadScreen } from '../../src/runtime/navigation/load-screen.ts';
import { pathShape } from '../contract/contract.ts';
import { statedCalls } from '../contract/stated.ts';
import { TIMES } from '../dice.ts';
import {
  appears,
  closeLayers,
  controls,
  emptyColumns,
  faultsOf,
  fill,
  type StatedRun,
  startRun,
  statedAmong,
} from './stated-run.ts';

// Every screen of the three documents before a server that knows what they state, and nothing of ours.

/** The records of the stated server that the addresses of the screens name. */
const IDS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  '/dashboard/transaction/paidconfirm/{id}/deliver': { id: '5' },
  '/dashboard/transaction/paidconfirm/{id}/complete': { id: '3' },
  '/dashboard/transaction/paidconfirm/{id}/sro': { id: '3' },
  '/dashboard/transaction': { id: '4', docId: '6', state: '0' },
  '/dashboard/category/child/{id}/edit': { id: '12' },
  '/dashboard/category': { id: '2' },
  '/dashboard/promo/bundle': { id: '3' },
  '/dashboard/promo/harga-coret': { id: '1' },
  '/dashboard/promo/promo-free-barang': { id: '5' },
  '/dashboard/promo/voucher': { id: '3' },
  '/dashboard/promotion': { id: '12' },
  '/dashboard/promo': { id: '7', promoId: '7' },
  '/dashboard/campaign': { id: '9' },
  '/dashboard/driver': { email: 'agus@gudang.id' },
  '/dashboard/flashsale': { id: '2' },
  '/dashboard/level': { id: '2' },
  '/dashboard/location': { code: 'GD' },
  '/dashboard/news': { id: '3' },
  '/dashboard/section': { id: '4' },
  '/dashboard/user': { id: '5' },
};

function addressOf({ route }: ScreenEntry): string {
  const start = Object.keys(IDS).find((one) => route.startsWith(one));
  const values = { id: '1', ...(start ? IDS[start] : {}) } as Readonly<Record<string, string>>;
  return route.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(values[name] ?? ''));
}

const AREAS = {
  'the shell and the orders': /^(analytics|account|transaction)/,
  products: /^product-(?!free)/,
  'shops, categories, brands and sections': /^(user|category|brand|section)/,
  administration: /^(broadcast|config|admin|approval|navlog|mutasi|driver|location|news)/,
  'promotions of products': /^(bundle|harga|product-free|flashsale)/,
  'promotions for shops': /^(promo|level|voucher)/,
  'new promotions, campaigns and points': /./,
};
const screens = product.screens.filter(({ extension, id }) => !extension && id !== 'chat');
const areaOf = ({ id }: ScreenEntry) => Object.entries(AREAS).find(([, ids]) => ids.test(id))?.[0];

/** The stated calls that a control reaches. */
const reached = new Set<string>();
const reach = ({ method, path }: Endpoint) => reached.add(pathShape(`${method} ${path}`));

/** The actions of a screen that make a stated call. */
function actionsOf(screen: Screen): readonly Action[] {
  const declared = () => {
    if (screen.kind === 'list') return [...screen.header, ...screen.row];
    if (screen.kind === 'form') return screen.fields.flatMap(({ stored }) => stored?.actions ?? []);
    return screen.kind === 'detail' ? [...screen.actions, ...tableActions(screen)] : [];
  };
  return declared().filter(({ call }) => call && !call.endpoint.extension);
}

const tableActions = ({ main, aside }: DetailScreen) =>
  [...main, ...aside].flatMap((section) => (section.kind === 'table' ? (section.header ?? []) : []));

/** What a screen sends once somebody has changed something there, by the label of the button that sends it. */
function sendsOf(screen: Screen): readonly (readonly [label: string, Endpoint])[] {
  if (screen.kind === 'form')
    // A wizard shows its last button at its last step.
    return [[screen.isStepped ? 'Next' : screen.submit.label, screen.submit.call.endpoint]];
  if (screen.kind === 'grid') return [['Edit', screen.edit.call.endpoint]];
  const edit = screen.kind === 'list' ? screen.edit : undefined;
  return edit ? [[edit.label ?? edit.save, edit.call.endpoint]] : [];
}

const MENU = '[role=menu]';
const OPENERS = 'main [aria-label="More actions"]';

/** Finds what is offered here, in the page or one of its menus; of a longer run, does it. */
async function tryActions(run: StatedRun, address: string, actions: readonly Action[]): Promise<void> {
  const wanted = new Map(actions.map((action) => [action.label, action]));
  const take = async (within: string) => {
    for (const [name, control] of controls(within)) {
      const action = wanted.get(name);
      if (!action?.call) continue;
      wanted.delete(name);
      reach(action.call.endpoint);
      if (TIMES > 1 && action.call.endpoint.envelope !== 'file')
        return doAction(run, address, action, control);
    }
    return false;
  };
  while (await take('main'));
  const count = document.querySelectorAll(OPENERS).length;
  for (let index = 0; index < count && wanted.size > 0; index++) {
    let isDone: boolean;
    do {
      await run.press(document.querySelectorAll(OPENERS)[index] as Element);
      await appears(() => document.querySelector(MENU));
      isDone = !(await take(MENU));
      await closeLayers();
    } while (!isDone && wanted.size > 0);
  }
}

async function doAction(
  run: StatedRun,
  address: string,
  { confirm }: Action,
  control: Element,
): Promise<true> {
  const before = run.calls.length;
  await run.press(control);
  if (confirm) {
    const submit = () => controls('[role=alertdialog]').get(confirm.submit);
    await appears(submit);
    await run.press(submit() as Element);
  }
  await appears(() => run.calls.length > before);
  await run.visit(address);
  return true;
}

/** Columns that the document names (002:46) for values that it states of the form alone (002:85). */
const NAMED_ALONE = ['Kode Voucher', 'Penawaran', 'Besar', 'Jenis'].map(
  (column) => `voucher-list: ${column}`,
);

/** Looks at a screen: what it says, what it offers, and what it would send. */
async function walk(run: StatedRun, entry: ScreenEntry): Promise<string[]> {
  const address = addressOf(entry);
  await run.visit(address);
  const faults = faultsOf().map((fault) => `${address}: ${fault}`);
  const empty = emptyColumns().filter((column) => !NAMED_ALONE.includes(`${entry.id}: ${column}`));
  faults.push(...empty.map((column) => `${address}: ${column} is empty`));
  const { screen } = await loadScreen(entry);
  const buttons = [...document.querySelectorAll('main button')].map(({ textContent }) => textContent);
  for (const [label, endpoint] of sendsOf(screen)) if (buttons.includes(label)) reach(endpoint);
  const actions = actionsOf(screen);
  // Those of stored pictures come with the record.
  if (screen.kind === 'form') for (const { label } of actions) await appears(() => controls().has(label));
  await tryActions(run, address, actions);
  return faults;
}

it.each(Object.keys(AREAS))(
  'the screens of %s stand, and send what is stated',
  { timeout: 240_000 * TIMES },
  async (area) => {
    const entries = screens.filter((entry) => areaOf(entry) === area);
    const run = await startRun(addressOf(entries[0] as ScreenEntry));
    const faults: string[] = [];
    for (const entry of entries) {
      faults.push(...(await walk(run, entry)));
    }
    for (const call of statedAmong(run.calls)) reached.add(call);
    expect(faults).toEqual([]);
  },
);

const DAYS = { start_date: '2999-11-02', end_date: '2999-11-20' };
const CONDITIONS = {
  data: [
    {
      ...{ id: 1, new_promo_id: 12, type: 'customers', is_active: 1, condition: 'and' },
      data: [
        {
          ...{ id: 1, promo_condition_id: 1, level: 1, condition: 'and' },
          data: [{ id: 1, promo_condition_id: 1, type: 'sales', value: 'choose', items: [1] }],
        },
      ],
    },
    {
      ...{ id: 2, new_promo_id: 12, type: 'products', is_active: 1, condition: 'and' },
      data: [
        {
          ...{ id: 2, promo_condition_id: 2, level: 1, condition: 'and' },
          data: [
            {
              ...{ id: 2, promo_condition_id: 2, type: 'sku', value: 'choose', group: 'kelipatan' },
              items: [
                {
                  relation_id: 1,
                  data: [{ type: 'qty', type_condition: 'kelipatan', value: 6, is_active: 1 }],
                },
              ],
            },
          ],
        },
      ],
    },
  ],
  benefit: [
    {
      ...{ id: 1, new_promo_id: 12, type_benefit: 'potongan-harga', type: 'percentage', value: 50 },
      ...{ maks_benefit: 0, is_super_tier: '0' },
    },
  ],
};

/** A form over a record: one field is changed, and this is all that is sent. */
const EDITS: readonly (readonly [address: string, label: RegExp, value: string, sent: object])[] = [
  ['/dashboard/account', /name/i, 'Sari B', { nama: 'Sari B' }],
  [
    ...(['/dashboard/product/edit/1', /Name/, 'Teh B'] as const),
    {
      ...{ id: '1', name: 'Teh B', category_id: '2', brand_id: '1', weight: '40', sku_code: 'TC-1' },
      ...{ max_qty: '12', video_url: 'https://video.id/1', description: 'Dua puluh kantong' },
    },
  ],
  [
    ...(['/dashboard/product/edit/2', /Name/, 'Kopi B'] as const),
    {
      ...{ id: '2', name: 'Kopi B', category_id: '2', brand_id: '1', weight: '200', sku_code: 'KP-2' },
      ...{ max_qty: '0', description: '', video_url: '' },
    },
  ],
  [
    ...(['/dashboard/product/discount/1/edit?discount_id=8', /Discount/, '10500'] as const),
    { id: '8', product_id: '1', start_date: '11/02/2999', end_date: '11/20/2999', discount: '10500' },
  ],
  ['/dashboard/user/edit/5', /Owner/, 'Ani B', { owner_name: 'Ani B' }],
  [
    ...(['/dashboard/category/edit/2', /Title/, 'Minum B'] as const),
    { name: 'Minum B', ordering: '1', description: 'Dingin dan panas' },
  ],
  [
    ...(['/dashboard/category/child/12/edit', /Title/, 'Minum B'] as const),
    { name: 'Minum B', ordering: '1', description: 'Dingin dan panas', parent_category: '2' },
  ],
  ['/dashboard/brand/edit/1', /Name/, 'Tirta B', { id: '1', name: 'Tirta B', banner: '' }],
  ['/dashboard/sectionedit/4', /Title/, 'Pilihan B', { id: '4', title: 'Pilihan B', type: 'product' }],
  ['/dashboard/admin/edit/1', /Username/i, 'sari b', { id: '1', username: 'sari b', role: '3' }],
  [
    ...(['/dashboard/news/edit/3', /Title/, 'Libur B'] as const),
    { id: '3', title: 'Libur B', ...DAYS, content: '<p>Kantor tutup</p>' },
  ],
  ['/dashboard/level/edit/2', /Title/, 'Silver B', { title: 'Silver B', start_xp: '0', end_xp: '1000' }],
  [
    ...(['/dashboard/promo/basic/edit/7', /Title/, 'Panen B'] as const),
    { id: '7', title: 'Panen B', order: '1', ...DAYS, content: '<p>Isi</p>' },
  ],
  [
    ...(['/dashboard/promo/harga-coret/1/discount', /^Diskon/, '1600'] as const),
    { product_id: '1', ...DAYS, discount_type: 'amount', discount: '1600', active: '1' },
  ],
  [
    ...(['/dashboard/flashsale/edit/2', /Hour|Jam|Time/, '09:00'] as const),
    {
      ...{ active: 'Y', ...DAYS, start_time: '09:00', end_time: '10:30', 'product_id[]': '1' },
      ...{ 'discount[]': '10000', 'discount_type[]': 'amount', 'product_stock[]': '5' },
      ...{ 'product_limit_stock[]': '2', 'status[]': 'Y' },
    },
  ],
  [
    ...(['/dashboard/campaign/edit/9', /Title/, 'Panen B'] as const),
    {
      ...{ id: '9', title: 'Panen B', ...DAYS, type_target: 'amount', target: '1000000', ordering: '1' },
      content: '<p>Isi</p>',
    },
  ],
  [
    ...(['/dashboard/point/edit/1', /Poin/, '2'] as const),
    { minimum_purchase: '0', maximum_purchase: '100000', poin: '2' },
  ],
  [
    ...(['/dashboard/promotion/edit/12', /Nama Promo/, 'Separuh B'] as const),
    {
      ...{ id: '12', nama: 'Separuh B', kode: 'SETENGAH', kuota: '100', deskripsi: 'Teh separuh' },
      ...{ start_at: '2999-11-02', end_at: '2999-11-20', items_condition: CONDITIONS },
    },
  ],
];

const LABELS = /^(Submit|Save|Simpan)$/;

it('one changed field is all that an edit changes', { timeout: 240_000 * TIMES }, async () => {
  const run = await startRun('/dashboard/account');
  const sent: (readonly [string, unknown])[] = [];
  for (const [address, label, value] of EDITS) {
    await run.visit(address);
    // The editor of conditions reads them itself, once it is there.
    if (address.startsWith('/dashboard/promotion/edit'))
      await appears(() => controls().has('Tambah Kondisi: Customer'));
    await fill(label, value);
    const before = run.calls.length;
    const [, submit] = [...controls()].find(([name]) => LABELS.test(name)) ?? [];
    if (!submit) throw new Error(`${address} cannot be saved.`);
    await run.press(submit);
    const write = () => run.calls.slice(before).find(({ method }) => method !== 'GET');
    await appears(write);
    const { items_condition, ...body } = (write()?.body ?? {}) as Record<string, unknown>;
    const conditions =
      typeof items_condition === 'string' ? { items_condition: JSON.parse(items_condition) } : {};
    sent.push([address, { ...body, ...conditions }]);
  }
  for (const call of statedAmong(run.calls)) reached.add(call);
  expect(sent).toEqual(EDITS.map(([address, , , body]) => [address, body]));
});

/** Calls that another test makes on such a server, as they need more than a look at a screen; the last is spec decision 57. */
const ELSEWHERE: Readonly<Record<string, string>> = {
  'POST /api/login/admin': 'sign-in',
  'GET /api/chats/check-uid': 'chat',
  'GET /api/chats/configs': 'chat-vendor',
  'GET /api/admin/nav/jtcustomer': 'chat',
  'GET /api/admin/users/uuid/{}': 'chat',
  'POST /api/admin/promos/message': 'chat',
  'GET /api/admin/new-promo/get-wl': 'new-promo',
  'GET /api/admin/sales-persons': 'new-promo',
  'GET /api/admin/users/comechat': 'broadcast',
  'GET /api/admin/master/level': 'approval',
  'GET /api/admin/products/bundle/deleted-item/{}': 'bundle',
  'GET /api/admin/category/parent': '',
};

it('every stated call is reached', () => {
  const left = [...statedCalls.keys()].filter((call) => !reached.has(call));
  expect(left.sort()).toEqual(Object.keys(ELSEWHERE).sort());
});
