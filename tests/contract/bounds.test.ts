// No stored record stops others: after any call with a number at or beyond its bounds, every list can be read, and orders go on.
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { DeclaredOperation, JsonSchema } from '../../core/declared.ts';
import type { TestServer } from '../../server/fixtures/library-server.ts';
import { startProduct } from '../../server/fixtures/product-server.ts';
import { endpoints } from '../../server/generated/endpoints.ts';
import { allowed, cases } from '../property.ts';
import { contract, pathShape } from './contract.ts';
import { onTheWire, pageEndpoints, pageRequest } from './page-request.ts';
import { administration } from './samples/administration.ts';
import { announcements } from './samples/announcements.ts';
import { campaigns } from './samples/campaigns.ts';
import { catalogue } from './samples/catalogue.ts';
import { logistics } from './samples/logistics.ts';
import { loyalty } from './samples/loyalty.ts';
import { products } from './samples/products.ts';
import { promotions } from './samples/promotions.ts';
import { shops } from './samples/shops.ts';
import { transactions } from './samples/transactions.ts';
import { makeWorld, type Sample, type Samples, type World } from './world.ts';

const samples: Samples = {
  ...products,
  ...shops,
  ...catalogue,
  ...announcements,
  ...administration,
  ...logistics,
  ...loyalty,
  ...campaigns,
  ...promotions,
  ...transactions,
};
const SUPERADMIN = 3;
const LARGEST = 2 ** 31 - 1;

let server: TestServer;
let world: World;
beforeAll(async () => {
  server = await startProduct();
  world = makeWorld(server);
});
afterAll(() => server.close());

const operationsAt = new Map(
  endpoints.map(({ method, path, operations }) => [`${method} ${pathShape(path)}`, operations] as const),
);
const writes = Object.entries(contract).filter(([call, { fields }]) => fields && samples[call]);
/** Reading calls with one key in their path: the details among them. */
const details = endpoints.flatMap(({ method, path, operations }) =>
  method === 'GET' && operations[0]?.effect === 'read' && /^[^{]*\{[^}]+\}$/.test(path) ? [path] : [],
);
const lists = endpoints.flatMap(({ method, path, operations }) =>
  operations.filter(
    ({ effect, answer }) =>
      method === 'GET' && effect === 'read' && answer.envelope.startsWith('page') && !path.includes('{'),
  ).length > 0
    ? [path]
    : [],
);

type Path = readonly (string | number)[];
/** Where in a sent value the numbers stand, with what is declared of each. */
function numbersIn(value: unknown, schema: JsonSchema | undefined, path: Path = []): [Path, JsonSchema][] {
  if (!schema) return [];
  const types = [schema.type].flat();
  if (Array.isArray(value))
    return value.flatMap((one, index) => numbersIn(one, schema.items as JsonSchema, [...path, index]));
  if (typeof value === 'object' && value !== null)
    return Object.entries(value).flatMap(([name, one]) =>
      numbersIn(one, (schema.properties as Record<string, JsonSchema>)?.[name], [...path, name]),
    );
  const isNumber = types.includes('integer') || types.includes('number');
  return isNumber && schema.enum === undefined ? [[path, schema]] : [];
}

function changed(value: unknown, [key, ...rest]: Path, number: number): unknown {
  if (key === undefined) return number;
  if (Array.isArray(value))
    return value.map((one, index) => (index === key ? changed(one, rest, number) : one));
  return { ...(value as object), [key]: changed((value as Record<string, unknown>)[key], rest, number) };
}

/** At each bound, one beyond it, and what no column holds. */
const tried = ({ minimum, maximum }: JsonSchema): number[] => [
  ...[minimum, maximum].flatMap((bound) => (typeof bound === 'number' ? [bound, bound - 1, bound + 1] : [])),
  ...[0, -1, LARGEST, LARGEST + 1, 2 ** 53],
];

/** The record that a call answered, by all that read one of its kind. */
async function readOwn(call: string, { data }: { data?: unknown }, told: string): Promise<void> {
  const { id } = ([data].flat()[0] ?? {}) as { id?: unknown };
  if (typeof id !== 'number') return;
  const kind = call.replace(/^POST |\/(update|create|add)\b.*$|\/\{.*$/g, '');
  for (const path of details.filter((detail) => detail.startsWith(`${kind}/`))) {
    const { status } = await server.call(SUPERADMIN, 'GET', path.replace(/\{[^}]+\}/, String(id)));
    expect({ path, told, isDefect: status >= 500 }).toEqual({ path, told, isDefect: false });
  }
}

async function readable(told: string): Promise<void> {
  for (const path of lists) {
    const { status } = await server.call(SUPERADMIN, 'GET', path);
    expect({ path, told, isDefect: status >= 500 }).toEqual({ path, told, isDefect: false });
  }
  const payload = { user_id: 1, items: [{ product_id: 1, quantity: 1 }] };
  const order = await server.call(SUPERADMIN, 'POST', '/api/admin/transaction', { payload });
  expect(order.status, `${told}: ${JSON.stringify(order.body)}`).toBe(200);
}

it(
  'a number at or beyond its bounds',
  async () => {
    const page = await pageEndpoints();
    // Each round tries the next place and number of every call; the calls begin at different ones.
    const rounds = cases('numbers at and beyond their bounds', 1, 60);
    let numbersTried = 0;
    // Prepared once: what a sample adds is there only once.
    const prepared: (readonly [string, (typeof writes)[number][1], Sample])[] = [];
    for (const [call, stated] of writes)
      prepared.push([call, stated, (await samples[call]?.(world)) as Sample]);
    for (let round = 0; round < rounds; round++) {
      for (const [callIndex, [call, stated, sample]] of prepared.entries()) {
        const values = sample.values ?? {};
        const size = ({ bodySchema }: DeclaredOperation) => Object.keys(bodySchema?.properties ?? {}).length;
        const [operation] = [...(operationsAt.get(pathShape(call) as `POST ${string}`) ?? [])].sort(
          (one, other) => size(other) - size(one),
        );
        const places = numbersIn(values, operation?.bodySchema);
        const endpoint = page.get(pathShape(call) as never);
        if (!endpoint || places.length === 0) continue;
        const combinations = places.flatMap(([path, schema]) =>
          tried(schema).map((number) => ({ path, schema, number })),
        );
        const turn = (round + callIndex * 7) % combinations.length;
        const { path, schema, number } = combinations[turn] as (typeof combinations)[number];
        const sent = changed(values, path, number) as Record<string, unknown>;
        const request = pageRequest(endpoint, sample.places ?? [], sent, sample.files ?? {});
        const { url, wire } = await onTheWire(request);
        const told = `${call} ${path.join('.')} ${number}`;
        const { status, body } = await server.call(stated.roles[0] as number, request.method, url, wire);
        expect({ told, isDefect: status >= 500, body }).toEqual({ told, isDefect: false, body });
        const { maximum = LARGEST } = schema;
        // Of several calls at one address, the other one may have been meant.
        const isAlone = operationsAt.get(pathShape(call) as `POST ${string}`)?.length === 1;
        const isTooMuch = isAlone && schema.type === 'integer' && number > (maximum as number);
        expect({ told, isTaken: isTooMuch && status === 200 }).toEqual({ told, isTaken: false });
        if (status === 200) await readOwn(call, body, told);
        numbersTried += 1;
      }
      // What waits is approved, as far as it may apply: then orders meet it.
      await server.store.db.updateTable('promo_master').set({ approved_version: 1 }).execute();
      await readable(`round ${round}`);
    }
    expect(numbersTried).toBeGreaterThan(30 * rounds);
  },
  allowed(30_000),
);

it.each(['instock', 'relation_id', 'kategori', 'wl_area'])(
  'a %s that is not there is refused where it is named',
  async (what) => {
    const gone = 2_147_483_646;
    const beyond = gone + 2;
    const number = what === 'instock' ? beyond : gone;
    const page = await pageEndpoints();
    const sample = (await samples['POST /api/admin/new-promo']?.(world)) as Sample;
    const conditions = JSON.parse(JSON.stringify(sample.values?.items_condition));
    const [customers, block] = conditions.data;
    if (what === 'instock')
      conditions.benefit = [{ type_benefit: 'free-gift', type: 'instock', value: `1,${number}` }];
    const tier = { value: 1, type: 'qty', is_active: 1, type_condition: 'tiering' };
    if (what === 'relation_id')
      block.data[0].data = [
        { type: 'sku', value: 'choose', group: 'tiering', items: [{ relation_id: number, data: [tier] }] },
      ];
    if (what === 'kategori') block.data[0].data = [{ type: 'kategori', value: 'choose', items: [number] }];
    if (what === 'wl_area') {
      customers.is_active = 1;
      customers.data = [
        {
          level: 1,
          condition: 'and',
          data: [{ type: 'wl_area', value: 'choose', items: ['Kota Hilang'] }],
        },
      ];
    }
    const endpoint = page.get('POST /api/admin/new-promo');
    if (!endpoint) throw new Error('The page cannot make a promotion.');
    const values = { ...sample.values, kode: `BATAS-${what}`, items_condition: conditions };
    const { url, wire } = await onTheWire(pageRequest(endpoint, [], values, sample.files ?? {}));
    const { status, body } = await server.call(2, 'POST', url, wire);
    const place = what === 'wl_area' ? 'data.0.data.0.data.0' : 'data.1.data.0.data.0';
    const field = `items_condition.${what === 'instock' ? 'benefit.0' : place}`;
    expect({ status, errors: body.errors }).toMatchObject({ status: 422, errors: [{ field }] });
  },
);
