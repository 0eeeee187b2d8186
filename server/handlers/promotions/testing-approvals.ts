// What the tests of approvals share: a server, who decides, and a promotion on tea.
import { afterAll, beforeAll, beforeEach, expect } from 'vitest';
import type { TestServer } from '../../fixtures/library-server.ts';
import { texts } from '../../generated/texts.ts';
import { fillText } from '../../refusal.ts';
import { line, ordersOf, startOrders, TEA } from '../transactions/testing.ts';
import { cut, every } from '../transactions/testing-promotions.ts';

export const ADMIN = 2;
/** Another Admin, by the account that this role had. */
export const OTHER = 4;
const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
);

export let server: TestServer;
export let orders: ReturnType<typeof ordersOf>;
/** Accounts by the role that they began with. */
const accounts = new Map<number, number>();

/** Before each test nothing is promoted, and nobody is named. */
export function prepareApprovals(): void {
  beforeAll(async () => {
    server = await startOrders({ texts });
    orders = ordersOf(server);
    await server.store.db.updateTable('admin_users').set({ role: ADMIN }).where('role', '=', OTHER).execute();
    const found = await server.store.db.selectFrom('admin_users').select(['id', 'username']).execute();
    for (const { id, username } of found) accounts.set(Number(username.replace('role-', '')), id);
  });
  afterAll(() => server.close());
  beforeEach(async () => {
    const { db } = server.store;
    await db.updateTable('promo_master').set({ active: 0 }).execute();
    await db.deleteFrom('approvals').execute();
  });
}

/** Names the approvers of Master Approval: level, and the roles whose accounts decide at it. */
export async function approvers(levels: Readonly<Record<number, readonly number[]>>) {
  for (const [level, roles] of Object.entries(levels))
    for (const role of roles)
      await server.store.db
        .insertInto('approvals')
        .values({ role: Number(level), user_id: accounts.get(role) ?? 0 })
        .execute();
}

export let codes = 0;
/** What the last call of `send` was answered. */
export let refusal: { readonly errors?: readonly { readonly link?: object }[] } | undefined;
export async function send(
  url: string,
  more: Record<string, unknown>,
  role: number,
  { hasBanner = true, expected = 200 } = {},
) {
  const form = new FormData();
  const values = {
    nama: 'Hemat',
    kode: `K${++codes}`,
    kuota: 9,
    deskripsi: 'Isi',
    start_at: '2026-01-01',
    end_at: '9999-12-30',
    ...more,
  };
  for (const [name, value] of Object.entries(values)) form.append(name, String(value));
  if (hasBanner) form.append('banner', new Blob([PIXEL], { type: 'image/png' }), 'picture.png');
  const sent = new Response(form);
  const headers = { 'content-type': sent.headers.get('content-type') ?? '' };
  const { status, body } = await server.call(role, 'POST', `/api/admin/new-promo${url}`, {
    headers,
    payload: Buffer.from(await sent.arrayBuffer()),
  });
  expect(status, JSON.stringify(body)).toBe(expected);
  refusal = body;
  return fillText(body.message, body.params);
}
export const conditions = (value: number) =>
  JSON.stringify({
    data: [
      { type: 'customers', is_active: 0, condition: 'and', data: [] },
      {
        type: 'products',
        is_active: 1,
        condition: 'and',
        data: [{ level: 1, condition: 'and', data: [every(TEA, 1)] }],
      },
    ],
    benefit: [{ ...cut, value }],
  });
/** A promotion of so many percent on tea, submitted; answers what its submitter is told. */
export const today = () => new Date(Date.now() + 7 * 3_600_000).toISOString().slice(0, 10);
export const submit = (value = 10, role = ADMIN, expected = 200) =>
  send('', { items_condition: conditions(value), start_at: today() }, role, { expected });
export const edit = (id: number, value: number, role = ADMIN) =>
  send('/update', { id, items_condition: conditions(value) }, role);

export const latest = async () => {
  const rows = server.store.db.selectFrom('promotion_approvals').selectAll().orderBy('id', 'desc').limit(1);
  return rows.executeTakeFirstOrThrow();
};
export const decide = async (id: number, what: 'approve' | 'reject', role: number) => {
  const { status, body } = await server.call(role, 'GET', `/api/admin/master/approval/${id}/${what}`);
  return [status, fillText(body.message, body.params)] as const;
};
/** Decides on what was shown. */
export const decideShown = async (id: number, shown_turn: string, role: number, what = 'approve') => {
  const url = `/api/admin/master/approval/${id}/${what}?shown_turn=${shown_turn}`;
  const { status, body } = await server.call(role, 'GET', url);
  return [status, fillText(body.message, body.params)] as const;
};
export const log = async (id: number) => {
  const rows = server.store.db.selectFrom('promotion_approval_logs').select(['status', 'level']);
  return (await rows.where('approval_id', '=', id).orderBy('id').execute()).map((row) => row.status);
};
/** What a piece of tea costs now: 1,000 without a promotion. */
export const price = async () => {
  const { id } = await orders.make([line(TEA, 1)]);
  return (await orders.read(id)).transaction.total_price as number;
};
