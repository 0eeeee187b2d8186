import { handMade } from '../../src/app/hand-made.ts';
import { openPage } from './open-page.tsx';
import { pageOf } from './page-parts.ts';

export const order = (id: number, more: object = {}) => ({
  id,
  invoice_no: `INV-${id}`,
  user: { id: 4, shop_name: 'Toko Rizki', address: 'Jl. Merdeka 1' },
  total_price: 120000,
  amount_due: 120000,
  nav_id: `SO-${id}`,
  created_at: '2026-11-02T01:30:00Z',
  payment_type: 'BCA',
  paid: 0,
  state: 0,
  receiver_address: 'Jl. Merdeka 1',
  note: null,
  virtual_account_id: '3901200000001',
  xp_point: null,
  points: null,
  ...more,
});
export const item = (id: number, quantity: number, deliver_qty = 0) => ({
  id,
  product: { id, name: `Product ${id}`, sku_code: `SKU-${id}` },
  quantity,
  deliver_qty,
  price: 10000,
  discount_price: 0,
  final_price: 10000 * quantity,
  ready_qty: quantity,
  pre_order_qty: 0,
  notes: null,
});
export const details = [{ id: 71, transaction_item_id: 1, qty: 2 }];
export const papers = {
  id: 9,
  pick_ticket_no: 'PT-9',
  do_no: 'DO-9',
  si_no: null,
  qty: 2,
  delivered_at: null,
  details,
};
export const whole = (more: object = {}, rest: object = {}) => ({
  data: {
    transaction: order(5, more),
    transactionItems: [item(1, 5, 4), item(2, 3)],
    transactionDocuments: [papers],
    cartItemsFreeCustom: [],
    ...rest,
  },
});
export const counts = { data: [0, 1, 2, 3].map((state) => ({ state, total: 10 + state, unpaid: 1 })) };
export const lists = (...rows: readonly object[]) => ({
  'GET /api/admin/transaction': pageOf(...rows),
  'GET /api/admin/transaction/counts': counts,
  'GET /api/admin/transaction/actions': { data: [] },
});
export const open = (address: string, answers: Readonly<Record<string, object>>) =>
  openPage(address, { handMade, as: { role: 5 }, answers });
export const done = { status: 200, message: 'Saved.', data: order(5) };
export const PRICE = 'POST /api/admin/transaction/5/price';
/** What was sent to be written. */
export const sent = <C extends { readonly method: string; readonly path: string }>(calls: readonly C[]) =>
  calls.filter(({ method, path }) => method !== 'GET' && !path.endsWith('/price'));
