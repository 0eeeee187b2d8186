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
export async function startOrders(): Promise<TestServer> {
  const server = await startProduct();
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
