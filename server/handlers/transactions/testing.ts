import { spawn } from 'node:child_process';
import { type AddressInfo, createServer } from 'node:net';
import type { TestServer } from '../../fixtures/library-server.ts';
import { SUPERADMIN, SUPPORT, startProduct } from '../../fixtures/product-server.ts';

/** A second person who works on orders. */
export { SUPERADMIN, SUPPORT };
export const SHOP = 1;
/** Costs 1,000; 900 from 10 pieces on; there are 15 of it. */
export const TEA = 2;
/** Costs 2,500.50, and 2,000 while its discount lasts. */
export const RICE = 3;

/** The product with things to order; every test makes its own orders. */
export async function startOrders(more?: Parameters<typeof startProduct>[1]): Promise<TestServer> {
  const server = await startProduct({}, more);
  const { db } = server.store;
  const common = { category_id: 2, brand_id: 1 };
  await db
    .insertInto('products')
    .values([
      { ...common, id: TEA, name: 'Teh Botol', sku_code: 'TB-1', price: 1_000, stock: 15, max_qty: 200 },
      { ...common, id: RICE, name: 'Beras', sku_code: 'BR-1', price: 2_500.5, stock: 100 },
      { ...common, id: 4, name: 'Lama', sku_code: 'LM-1', price: 1, active: 0 },
      { ...common, id: 5, name: 'Terkunci', sku_code: 'TK-1', price: 1, blocked: 1 },
    ])
    .execute();
  await db
    .insertInto('product_wholesale_prices')
    .values({ product_id: TEA, min_qty: 10, price: 900 })
    .execute();
  await db
    .insertInto('product_discounts')
    .values({
      product_id: RICE,
      start_date_time: '2000-01-01',
      end_date_time: '9999-12-31',
      discount_price: 2_000,
    })
    .execute();
  await db.insertInto('users').values({ shop_name: 'Toko Tutup', active: 0 }).execute();
  return server;
}

/** As a process of its own over the same database, which can be killed; a call without an answer is a 503. */
export interface KillableServer extends TestServer {
  /** In the midst of what it does; it comes back, and calls wait for it. */
  kill(): Promise<void>;
}

export async function startKillable(): Promise<KillableServer> {
  const inside = await startOrders();
  const { url } = inside.store;
  if (!url) throw new Error('The test database has no address.');
  const port = await freePort();
  const env = { ...process.env, NODE_ENV: 'production', LOG_LEVEL: 'silent', DATABASE_URL: url };
  const begin = () =>
    spawn(process.execPath, ['scripts/run.mjs', 'server/main.ts'], {
      env: { ...env, PORT: String(port), DATA_DIR: inside.dataDir },
      stdio: 'ignore',
    });
  const address = `http://127.0.0.1:${port}`;
  let child = begin();
  let ready = untilReady(address);
  const end = async () => {
    const ended = new Promise((resolve) => child.once('exit', resolve));
    child.kill('SIGKILL');
    await ended;
  };
  return {
    ...inside,
    async kill() {
      await end();
      child = begin();
      ready = untilReady(address);
    },
    async call(role, method, path, rest = {}) {
      await ready;
      const payload = rest.payload as object | undefined;
      const headers: Record<string, string> = {
        ...(payload && { 'content-type': 'application/json' }),
        ...(role === null ? {} : { authorization: inside.bearer(role) }),
        ...(rest.headers as Record<string, string> | undefined),
      };
      const body = payload && { body: JSON.stringify(payload) };
      const answer = await fetch(address + path, { method, headers, ...body }).catch(() => undefined);
      const text = await answer?.text().catch(() => undefined);
      if (!answer || text === undefined) return { status: 503, headers: {}, body: '', bytes: Buffer.of() };
      const isJson = String(answer.headers.get('content-type')).includes('json');
      const parsed = isJson ? JSON.parse(text) : text;
      return { status: answer.status, headers: {}, body: parsed, bytes: Buffer.from(text) };
    },
    async close() {
      // A start that nobody waited for would be told as lost a minute later.
      await ready;
      await end();
      await inside.close();
    },
  };
}

async function untilReady(address: string): Promise<void> {
  for (let tries = 0; tries < 600; tries += 1) {
    const found = await fetch(`${address}/ready`).catch(() => undefined);
    if (found?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error('The server did not come back within a minute.');
}

async function freePort(): Promise<number> {
  const socket = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => socket.once('listening', resolve));
  const { port } = socket.address() as AddressInfo;
  await new Promise((resolve) => socket.close(resolve));
  return port;
}

type Qty = Readonly<Record<number, number>>;

/** Calls about orders, as they go over the wire. */
export function ordersOf(server: TestServer) {
  const url = '/api/admin/transaction';
  const post = (path: string, payload: object, role: number, headers = {}) =>
    server.call(role, 'POST', `${url}${path}`, { payload, headers });
  const get = (path: string, role = SUPERADMIN) => server.call(role, 'GET', `${url}${path}`);
  return {
    post,
    get,
    /** A new order of 4 of tea and 2 of rice; answers its id and the ids of its items. */
    async make(items = [line(TEA, 4), line(RICE, 2)]) {
      const { body } = await post('', { user_id: SHOP, items }, SUPERADMIN);
      const id: number = body.data.id;
      const { transactionItems } = (await get(`/${id}`)).body.data;
      return { id, items: transactionItems.map((item: { id: number }) => item.id) as number[] };
    },
    read: async (id: number) => (await get(`/${id}`)).body.data,
    accept: (id: number, role = SUPERADMIN, headers = {}) =>
      post(`/accept/${id}`, { pick_ticket_no: `PT-${id}`, do_no: `DO-${id}` }, role, headers),
    async deliver(id: number, role = SUPERADMIN, qty?: Qty) {
      const { body } = await get(`/document/${id}`);
      const document_id = body.data.transactionDocuments[0]?.id ?? 0;
      return post(`/${id}/deliver`, { document_id, si_no: `SI-${id}`, qty }, role);
    },
    complete: (id: number, points?: unknown, role = SUPERADMIN) => post(`/${id}/complete`, { points }, role),
    approve: (id: number, xp_point: unknown, role = SUPERADMIN) => post('/approve', { id, xp_point }, role),
    sro: (id: number, sro_no: string, qty?: Qty, role = SUPERADMIN) =>
      post('/storeSro', { id, sro_no, qty }, role),
    edit: (id: number, cart_item_id: readonly number[], qty: readonly number[], headers = {}) =>
      post('/update', { id, qty, cart_item_id }, SUPERADMIN, headers),
    /** Entries of the trail about an order, the oldest first. */
    trail: (id: number) =>
      server.store.db
        .selectFrom('audit_entries')
        .select(['action', 'endpoint', 'actor', 'admin_user_id', 'before', 'after'])
        .where('entity', '=', 'transaction')
        .where('entity_id', '=', String(id))
        .orderBy('id')
        .execute(),
  };
}

export const line = (product_id: number, quantity: number) => ({ product_id, quantity });
