import { type Selectable, sql } from 'kysely';
import { afterEach, expect, it } from 'vitest';
import { allowed, cases, dice } from '../../../tests/property.ts';
import type { TestServer } from '../../fixtures/library-server.ts';
import type { Database } from '../../generated/database.ts';
import { ordersOf, SHOP, startKillable, startOrders, TEA } from './testing.ts';
import { cut, every, newFlashSale, newPromotion } from './testing-promotions.ts';

/** Everybody who may work on orders. */
const PEOPLE = [2, 3, 5];
/** Orders that are worked on at the same time: so few that people meet. */
const ORDERS = 3;
/** State before -> state after, of each action. */
const LEADS: Readonly<Record<string, Readonly<Record<number, number>>>> = {
  accept: { 0: 1 },
  deliver: { 1: 2 },
  complete: { 2: 3 },
  sro: { 2: 2, 3: 3 },
  'confirm-paid': { 0: 0, 1: 1, 2: 2, 3: 3 },
  edit: { 0: 0, 1: 1 },
  'add-document': { 0: 0, 1: 1, 2: 2 },
  remind: { 0: 0, 1: 1, 2: 2, 3: 3 },
};

let server: TestServer;
let orders: ReturnType<typeof ordersOf>;
afterEach(() => server.close());

interface Order {
  readonly id: number;
  readonly items: readonly number[];
}
interface Attempt {
  readonly order: number;
  readonly action: string;
  send(): Promise<{ status: number }>;
}

/** The calls that one order can get, by action. */
function attemptsOf({ id, items }: Order, random: () => number, key: string): (() => Attempt)[] {
  const role = PEOPLE[Math.floor(random() * PEOPLE.length)] as number;
  const headers = { 'idempotency-key': key };
  const number = (most: number) => Math.floor(random() * most);
  const [tea = 0, rice = 0] = items;
  const one = (action: string, path: string, payload: object) => () => ({
    order: id,
    action,
    send: () => orders.post(path, payload, role, headers),
  });
  const quantities = [number(20), number(20)];
  const pieces = { [tea]: number(5) };
  let chosen: number | undefined;
  const deliver = () => ({
    order: id,
    action: 'deliver',
    async send() {
      // Chosen once: what is sent again is the same.
      chosen ??= await firstDocument(id);
      return orders.post(`/${id}/deliver`, { document_id: chosen, si_no: key, qty: pieces }, role, headers);
    },
  });
  return [
    one('accept', `/accept/${id}`, { pick_ticket_no: key, do_no: key }),
    deliver,
    one('complete', `/${id}/complete`, { points: number(50) }),
    one('sro', '/storeSro', { id, sro_no: key, qty: { [tea]: number(4), [rice]: number(2) } }),
    one('confirm-paid', '/approve', { id, xp_point: number(50) }),
    one('edit', '/update', { id, qty: quantities, cart_item_id: items }),
    one('add-document', `/${id}/transaction-document`, {
      pick_ticket_no: key,
      do_no: key,
      qty: { [tea]: number(5) },
    }),
    () => ({
      order: id,
      action: 'remind',
      send: () => server.call(role, 'GET', `/api/admin/transaction/${id}/send-reminder`, { headers }),
    }),
  ];
}

/** Nought where there is none: the call is refused then. */
async function firstDocument(order: number): Promise<number> {
  const { status, body } = await orders.get(`/document/${order}`);
  if (status >= 500) return firstDocument(order);
  return body.data.transactionDocuments[0]?.id ?? 0;
}

/** A call that got no answer is made again, with its key, until it gets one. */
async function untilAnswered({ send }: Attempt): Promise<number> {
  for (;;) {
    const { status } = await send();
    if (status < 500) return status;
  }
}

/** Ends all connections to the database in the middle of what they do. */
const killConnections = () =>
  sql`select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid()`.execute(server.store.db);

interface Run {
  readonly steps: number;
  readonly seed: number;
  /** In how many of the rounds it happens. */
  readonly often: number;
  /** What is ended in the middle of what it does. */
  kill(): Promise<unknown>;
}

const NO_LOSS = 'leave no illegal state, lose no update, and the trail explains every row';

it(`random actions of several people, the database gone now and then, ${NO_LOSS}`, {
  timeout: allowed(60_000),
}, async () => {
  server = await startOrders();
  await act({
    steps: cases('random actions on orders', 160),
    seed: 15,
    often: 0.05,
    kill: () => killConnections().catch(() => undefined),
  });
});

it(`random actions on a server that is killed ${NO_LOSS}`, { timeout: allowed(240_000) }, async () => {
  const killable = await startKillable();
  server = killable;
  const steps = cases('random actions on a server that is killed', 80, 100_000);
  const kills = steps > 1_000 ? steps / 2_000 : 2;
  await act({
    steps,
    seed: 16,
    often: (4 * kills) / steps,
    kill: async () => {
      await new Promise((resolve) => setTimeout(resolve, 15));
      await killable.kill();
    },
  });
});

async function act({ steps, seed, often, kill }: Run): Promise<void> {
  orders = ordersOf(server);
  await newPromotion(server.store.db, every(TEA, 1), [cut], { kuota: 1_000_000 });
  await newFlashSale(server.store.db, 20);
  const random = dice(seed);
  let killed = 0;
  const all: Order[] = [];
  let current: Order[] = [];
  const done = new Map<string, number>();
  for (let step = 0; step < steps; ) {
    if (step % 60 === 0 || current.length === 0) {
      current = [];
      for (let nth = 0; nth < ORDERS; nth += 1) current.push(await orders.make());
      all.push(...current);
    }
    const attempts: Attempt[] = [];
    for (let at = 0; at < 4; at += 1, step += 1) {
      const order = current[Math.floor(random() * current.length)] as Order;
      const possible = attemptsOf(order, random, `step-${step}-of-the-test`);
      const make = possible[Math.floor(random() * possible.length)];
      if (make) attempts.push(make());
    }
    // Now and then a key is sent twice at once, and the database is gone for a moment.
    const twice = random() < 0.2 ? attempts.slice(0, 1) : [];
    const isKilled = random() < often;
    if (isKilled) killed += 1;
    const [statuses, again] = await Promise.all([
      Promise.all(attempts.map(untilAnswered)),
      Promise.all(twice.map(untilAnswered)),
      isKilled ? kill() : undefined,
    ]);
    for (const [at, { order, action }] of attempts.entries()) {
      const status = statuses[at] ?? 0;
      expect([200, 409, 422], `${action}: ${status}`).toContain(status);
      const name = `${order} ${action}`;
      // A refusal leaves its key free: of two with one key the later may do the work.
      if (status === 200 || again[at] === 200) done.set(name, (done.get(name) ?? 0) + 1);
    }
  }
  if (killed === 0) await kill();
  for (const order of all) await explained(order, done);
  await consequencesAreRight();
}

type Entry = Awaited<ReturnType<ReturnType<typeof ordersOf>['trail']>>[number];
type Row = Readonly<Record<string, unknown>>;
type Change = Pick<Entry, 'action'> & { readonly before: Row | null; readonly after: Row };

/** The entries of an order lead from one to the next, each by a step that there is, and the last is what stands there. */
async function explained({ id }: Order, done: ReadonlyMap<string, number>): Promise<void> {
  const trail: Entry[] = await orders.trail(id);
  const count = (action: string) => trail.filter((entry) => entry.action === `transaction.${action}`).length;
  for (const action of Object.keys(LEADS))
    expect(count(action), `${id} ${action}`).toBe(done.get(`${id} ${action}`) ?? 0);
  let row: Row = {};
  // Of an order every entry has the row after it.
  for (const { action, before, after } of trail as unknown as readonly Change[]) {
    if (before?.state !== undefined) {
      expect({ state: before.state, paid: before.paid, total: before.total_price }).toEqual({
        state: row.state,
        paid: row.paid,
        total: row.total_price,
      });
      const [, name = ''] = (action ?? '').split('.');
      expect(LEADS[name]?.[Number(before.state)], `${name} of ${before.state}`).toBe(after.state);
      if (name === 'confirm-paid') expect(before.paid).toBe(0);
    }
    row = { ...row, ...after };
  }
  const { db } = server.store;
  const found = await sql<{
    row: Row;
  }>`select to_jsonb(t) as row from transactions as t where id = ${id}`.execute(db);
  const { updated_at: _, created_at: __, reminded_at: ___, ...stored } = found.rows[0]?.row ?? {};
  // What follows from the others is not in the trail.
  const { paid_amount: _p, returned_amount: _r, balance: _b, amount_due: _d, unsettled, ...is } = stored;
  expect(typeof unsettled).toBe('number');
  expect(row).toMatchObject(is);
  const items = await rowsOf('transaction_items', id);
  expect(pick(row.items, 'quantity', 'final_price', 'deliver_qty')).toEqual(
    pick(items, 'quantity', 'final_price', 'deliver_qty'),
  );
  expect(items.reduce((sum, item) => sum + Number(item.final_price), 0)).toBe(Number(is.total_price));
  expect(pick(row.documents ?? [], 'pick_ticket_no', 'qty', 'si_no')).toEqual(
    pick(await rowsOf('transaction_documents', id), 'pick_ticket_no', 'qty', 'si_no'),
  );
  expect(await rowsOf('transaction_sros', id)).toHaveLength(count('sro'));
}

type Owned = 'transaction_items' | 'transaction_documents' | 'transaction_sros';

async function rowsOf(table: Owned, id: number): Promise<readonly Row[]> {
  const { rows } = await sql<Row>`
    select * from ${sql.table(table)} where transaction_id = ${id} order by id`.execute(server.store.db);
  return rows;
}

function pick(rows: unknown, ...names: readonly string[]): Row[] {
  return [...(rows as readonly Row[])]
    .sort((one, other) => Number(one.id) - Number(other.id))
    .map((row) => Object.fromEntries(names.map((name) => [name, row[name]])));
}

/** What the shop has is what its orders gave, less the share of what came back; quotas are what their uses say. */
async function consequencesAreRight(): Promise<void> {
  const { db } = server.store;
  const given = await sql<Pick<Selectable<Database['users']>, 'point_balance' | 'level_points'>>`
    with kept as (
      select t.id, t.points, t.state, sum(i.final_price) as total, sum(i.final_price - round(i.final_price * least(
        i.quantity, (select coalesce(sum(l.qty), 0) from transaction_sro_lines as l join transaction_sros as s
          on s.id = l.sro_id where l.transaction_item_id = i.id)) / greatest(i.quantity, 1))) as kept
      from transactions as t join transaction_items as i on i.transaction_id = t.id
      where t.user_id = ${SHOP} group by t.id)
    select (select coalesce(sum(case when total = 0 then points else round(points * kept / total) end), 0)::int
        from kept where state = 3) as point_balance,
      coalesce(sum(xp_point) filter (where paid = 1), 0)::int as level_points
    from transactions where user_id = ${SHOP}`.execute(db);
  const shop = db.selectFrom('users').select(['point_balance', 'level_points']).where('id', '=', SHOP);
  const { point_balance, level_points } = await shop.executeTakeFirstOrThrow();
  expect({ point_balance: Number(point_balance), level_points: Number(level_points) }).toEqual(given.rows[0]);
  const { rows } = await sql<{ what: string; told: number; is: number }>`
    select 'new' as what, used as told,
      (select count(*)::int from promotion_uses where kind = 'new' and promotion_id = new_promo_id) as is
    from new_promo_uses
    union all select 'flash', sold, (select coalesce(sum(quantity), 0)::int from flashsale_purchases
      where flashsale_product_id = p.id) from flashsale_products as p
    union all select 'orders', (select count(*)::int from promotion_uses where kind = 'new'), (
      select count(distinct t.id)::int from transactions as t
      join transaction_items as i on i.transaction_id = t.id and i.product_id = ${TEA}
      where i.quantity > (select coalesce(sum(l.qty), 0) from transaction_sro_lines as l
        where l.transaction_item_id = i.id))`.execute(db);
  expect(rows.map(({ what, told }) => ({ what, told }))).toEqual(
    rows.map(({ what, is: told }) => ({ what, told })),
  );
}
