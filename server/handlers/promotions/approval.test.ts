// Who decides on a promotion, in which order, and what applies meanwhile.
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { TestServer } from '../../fixtures/library-server.ts';
import { fillText } from '../../refusal.ts';
import type { Db } from '../../store/index.ts';
import { line, ordersOf, SUPERADMIN, startOrders, TEA } from '../transactions/testing.ts';
import { cut, every } from '../transactions/testing-promotions.ts';
import { lockBundle } from './bundle.store.ts';
import { lockCampaign } from './campaign.store.ts';
import { lockFlashsale } from './flashsale.store.ts';
import { lockFreeItem } from './free-item.store.ts';
import { lockNewPromo } from './new-promo.store.ts';
import { lockRegistered, lockRegisteredOfVersion, registerPromotion } from './registry.store.ts';

const ADMIN = 2;
/** Another Admin, by the account that this role had. */
const OTHER = 4;
const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
);

let server: TestServer;
let orders: ReturnType<typeof ordersOf>;
/** Accounts by the role that they began with. */
const accounts = new Map<number, number>();
beforeAll(async () => {
  server = await startOrders();
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

/** Names the approvers of Master Approval: level, and the roles whose accounts decide at it. */
async function approvers(levels: Readonly<Record<number, readonly number[]>>) {
  for (const [level, roles] of Object.entries(levels))
    for (const role of roles)
      await server.store.db
        .insertInto('approvals')
        .values({ role: Number(level), user_id: accounts.get(role) ?? 0 })
        .execute();
}

let codes = 0;
/** What the last call of `send` was answered. */
let refusal: { readonly errors?: readonly { readonly link?: object }[] } | undefined;
async function send(
  url: string,
  more: Record<string, unknown>,
  role: number,
  { hasBanner = true, expected = 200 } = {},
) {
  const form = new FormData();
  const values = {
    ...{ nama: 'Hemat', kode: `K${++codes}`, kuota: 9, deskripsi: 'Isi' },
    ...{ start_at: '2026-01-01', end_at: '9999-12-30' },
    ...more,
  };
  for (const [name, value] of Object.entries(values)) form.append(name, String(value));
  if (hasBanner) form.append('banner', new Blob([PIXEL], { type: 'image/png' }), 'picture.png');
  const sent = new Response(form);
  const headers = { 'content-type': sent.headers.get('content-type') ?? '' };
  const { status, body } = await server.call(role, 'POST', `/api/admin/new-promo${url}`, {
    ...{ headers, payload: Buffer.from(await sent.arrayBuffer()) },
  });
  expect(status, JSON.stringify(body)).toBe(expected);
  refusal = body;
  return fillText(body.message, body.params);
}
const conditions = (value: number) =>
  JSON.stringify({
    data: [
      { type: 'customers', is_active: 0, condition: 'and', data: [] },
      {
        ...{ type: 'products', is_active: 1, condition: 'and' },
        data: [{ level: 1, condition: 'and', data: [every(TEA, 1)] }],
      },
    ],
    benefit: [{ ...cut, value }],
  });
/** A promotion of so many percent on tea, submitted; answers what its submitter is told. */
const today = () => new Date(Date.now() + 7 * 3_600_000).toISOString().slice(0, 10);
const submit = (value = 10, role = ADMIN, expected = 200) =>
  send('', { items_condition: conditions(value), start_at: today() }, role, { expected });
const edit = (id: number, value: number, role = ADMIN) =>
  send('/update', { id, items_condition: conditions(value) }, role);

const latest = async () => {
  const rows = server.store.db.selectFrom('promotion_approvals').selectAll().orderBy('id', 'desc').limit(1);
  return rows.executeTakeFirstOrThrow();
};
const decide = async (id: number, what: 'approve' | 'reject', role: number) => {
  const { status, body } = await server.call(role, 'GET', `/api/admin/master/approval/${id}/${what}`);
  return [status, fillText(body.message, body.params)] as const;
};
/** Decides on what was shown. */
const decideShown = async (id: number, shown_turn: string, role: number, what = 'approve') => {
  const url = `/api/admin/master/approval/${id}/${what}?shown_turn=${shown_turn}`;
  const { status, body } = await server.call(role, 'GET', url);
  return [status, fillText(body.message, body.params)] as const;
};
const log = async (id: number) => {
  const rows = server.store.db.selectFrom('promotion_approval_logs').select(['status', 'level']);
  return (await rows.where('approval_id', '=', id).orderBy('id').execute()).map((row) => row.status);
};
/** What a piece of tea costs now: 1,000 without a promotion. */
const price = async () => {
  const { id } = await orders.make([line(TEA, 1)]);
  return (await orders.read(id)).transaction.total_price as number;
};

it('a first banner that waits for approval is there for the next edit, and kept by it', async () => {
  await approvers({ 1: [OTHER] });
  await send('', { items_condition: conditions(10), start_at: today() }, ADMIN, { hasBanner: false });
  const { id, relation_id } = await latest();
  await decide(id, 'approve', OTHER);
  await edit(relation_id, 11);
  await send('/update', { id: relation_id, items_condition: conditions(12) }, ADMIN, { hasBanner: false });
  const waiting = await latest();
  await decide(waiting.id, 'approve', OTHER);
  const { body } = await server.call(ADMIN, 'GET', `/api/admin/new-promo/${relation_id}`);
  expect([waiting.id > id, typeof body.data.banner]).toEqual([true, 'string']);
});

describe('who decides', () => {
  it('the levels in turn; what is not approved by all of them does not apply', async () => {
    await approvers({ 1: [OTHER], 2: [SUPERADMIN] });
    expect(await submit()).toContain('decides next.');
    const { id } = await latest();
    expect((await decide(id, 'approve', SUPERADMIN))[0]).toBe(409);
    expect((await decide(id, 'approve', OTHER))[1]).toContain('decides next.');
    expect([await price(), (await latest()).approval]).toEqual([1_000, 1]);
    expect((await decide(id, 'approve', OTHER))[0]).toBe(409);
    expect(await decide(id, 'approve', SUPERADMIN)).toEqual([200, 'Promotion Hemat is approved.']);
    expect([await price(), (await latest()).approval]).toEqual([900, 2]);
    expect(await log(id)).toEqual(['submitted', 'approved', 'approved']);
  });

  it('two who approve at once are one step: the second is told, and the next level is not skipped', async () => {
    await approvers({ 1: [OTHER, SUPERADMIN], 2: [SUPERADMIN] });
    await submit();
    const { id } = await latest();
    const answers = await Promise.all([decide(id, 'approve', OTHER), decide(id, 'approve', OTHER)]);
    expect(answers.map(([status]) => status).sort()).toEqual([200, 409]);
    expect([await log(id), (await latest()).turn]).toEqual([['submitted', 'approved'], 2]);
    const both = await Promise.all([decide(id, 'approve', SUPERADMIN), decide(id, 'reject', SUPERADMIN)]);
    expect(both.map(([status]) => status).sort()).toEqual([200, 409]);
    expect((await log(id)).length).toBe(3);
  });

  it('on what was shown: another turn or version is refused with both, the same decision again is done', async () => {
    await approvers({ 1: [OTHER, SUPERADMIN], 2: [OTHER, SUPERADMIN] });
    await submit();
    const { id, relation_id } = await latest();
    const read = await server.call(OTHER, 'GET', `/api/admin/new-promo/${relation_id}`);
    expect(read.body.data).toMatchObject({ approval_id: id, approval_turn: '1.1' });
    expect((await decideShown(id, '1.1', OTHER))[0]).toBe(200);
    // The same again, of whoever took it, is done and passes no other level.
    expect(await decideShown(id, '1.1', OTHER)).toEqual([
      200,
      expect.stringContaining('is approved. Direktur decides next.'),
    ]);
    expect([await log(id), (await latest()).turn]).toEqual([['submitted', 'approved'], 2]);
    // Somebody else looked at the first turn, and would decide at the second.
    const [status, message] = await decideShown(id, '1.1', SUPERADMIN);
    expect([status, message]).toEqual([
      409,
      expect.stringMatching(/^Version 1 waits now.*version 1 was shown/),
    ]);
    expect((await latest()).turn).toBe(2);
    await edit(relation_id, 50);
    const { id: second } = await latest();
    for (const what of ['approve', 'reject']) {
      const refused = await decideShown(id, '1.2', SUPERADMIN, what);
      expect(refused).toEqual([409, expect.stringMatching(/^Version 2 waits now.*version 1 was shown/)]);
    }
    const asForm = { payload: { note: 'Tidak', shown_turn: '1.2' } };
    for (const what of ['reject', 'revise'])
      expect(
        (await server.call(OTHER, 'POST', `/api/admin/master/approval/${id}/${what}`, asForm)).status,
      ).toBe(409);
    const old = await server.call(SUPERADMIN, 'GET', `/api/admin/master/promotion-approvals/${id}`);
    expect(old.body.data).toMatchObject({
      latest_id: second,
      reason: 'It was replaced by version {version}.',
      reason_params: { version: 2 },
    });
    const { approval, turn } = await latest();
    expect([approval, turn]).toEqual([1, 1]);
    expect((await decideShown(second, '2.1', SUPERADMIN, 'reject'))[0]).toBe(200);
    expect((await decideShown(second, '2.1', SUPERADMIN, 'reject'))[0]).toBe(200);
    expect((await decideShown(second, '2.1', SUPERADMIN))[0]).toBe(409);
    expect(await log(second)).toEqual(['submitted', 'rejected']);
  });

  it('two approvers of one level at once: one of them decides', async () => {
    await approvers({ 1: [OTHER, SUPERADMIN] });
    await submit();
    const { id } = await latest();
    const answers = await Promise.all([decide(id, 'approve', OTHER), decide(id, 'reject', SUPERADMIN)]);
    expect(answers.map(([status]) => status).sort()).toEqual([200, 409]);
    const { approval } = await latest();
    expect(approval).toBe(answers[0]?.[0] === 200 ? 2 : 3);
    expect([(await log(id)).length, await price()]).toEqual([2, approval === 2 ? 900 : 1_000]);
  });

  it('not the submitter: a level without another approver falls to a Superadmin, who is told so', async () => {
    await approvers({ 1: [ADMIN] });
    expect(await submit(10, ADMIN)).toContain('has no other approver: a Superadmin decides.');
    const { id } = await latest();
    expect(await decide(id, 'approve', ADMIN)).toEqual([
      409,
      'You submitted this promotion: somebody else decides.',
    ]);
    expect((await decide(id, 'approve', OTHER))[0]).toBe(409);
    expect((await decide(id, 'approve', SUPERADMIN))[0]).toBe(200);
    expect(await price()).toBe(900);
  });

  it('a Superadmin where nobody is named at all, which is said when submitting', async () => {
    expect(await submit()).toContain('Nobody is named in Master Approval: a Superadmin decides.');
    const { id } = await latest();
    expect((await decide(id, 'approve', OTHER))[0]).toBe(409);
    expect((await decide(id, 'reject', SUPERADMIN))[0]).toBe(200);
    expect([await price(), (await latest()).approval]).toEqual([1_000, 3]);
  });
});

it('Master Approval offers those who could decide, and takes nobody else', async () => {
  const { call, store } = server;
  const offered = await call(ADMIN, 'GET', '/api/admin/user-admin?decides=1&perPage=500');
  const names = (rows: readonly { username: string }[]) => rows.map(({ username }) => username).sort();
  const everybody = await store.db.selectFrom('admin_users').select(['id', 'username', 'role']).execute();
  const could = everybody.filter(({ role }) => [ADMIN, SUPERADMIN].includes(role));
  expect(names(offered.body.data.data)).toEqual(names(could));
  expect(could.length).toBeLessThan(everybody.length);
  for (const { id, role } of everybody) {
    const payload = { user_id: id, role: 1 };
    const { status } = await call(ADMIN, 'POST', '/api/admin/master/approval', { payload });
    expect([role, status]).toEqual([role, could.some((account) => account.id === id) ? 200 : 422]);
  }
});

it('what nobody but its submitter could decide on, a sole Superadmin alone, is refused with the reason', async () => {
  const before = await latest();
  const nobody = /^Nobody but you could decide on this promotion\. Name another approver in Master Approval/;
  expect(await submit(10, SUPERADMIN, 409)).toMatch(nobody);
  expect(refusal?.errors?.[0]?.link).toEqual({ screen: 'approval-list', text: 'Master Approval' });
  await approvers({ 1: [SUPERADMIN] });
  expect(await submit(10, SUPERADMIN, 409)).toMatch(nobody);
  // Not at the first level alone: nobody could end the second one.
  await approvers({ 1: [ADMIN], 2: [SUPERADMIN] });
  expect(await submit(10, SUPERADMIN, 409)).toMatch(nobody);
  expect(await latest()).toEqual(before);
  await server.store.db.deleteFrom('approvals').where('role', '=', 2).execute();
  expect(await submit(10, SUPERADMIN)).toContain('decides next.');
  expect((await decide((await latest()).id, 'approve', ADMIN))[0]).toBe(200);
});

describe('an edit of an approved promotion', () => {
  const approved = async (value: number) => {
    await submit(value);
    const { id, relation_id } = await latest();
    await decide(id, 'approve', SUPERADMIN);
    return relation_id;
  };

  it('is a new version: the approved one goes on applying until it is approved', async () => {
    const id = await approved(10);
    await edit(id, 50);
    const { id: second, version } = await latest();
    expect([version, await price()]).toEqual([2, 900]);
    await decide(second, 'approve', SUPERADMIN);
    expect(await price()).toBe(500);
  });

  it('says line by line what it changes, while it waits', async () => {
    const id = await approved(10);
    const changes = async (approval: number) => {
      const url = `/api/admin/master/promotion-approvals/${approval}/changes`;
      const { body } = await server.call(ADMIN, 'GET', url);
      return body.data.map((line: { what: string; before: string; after: string }) => [
        line.what,
        line.before,
        line.after,
      ]);
    };
    expect(await changes((await latest()).id)).toEqual([]);
    const more = { nama: 'Hemat sekali', kuota: 2_000, maks_total: 1_500_000, end_at: '9999-12-29' };
    await send('/update', { id, items_condition: conditions(50), kode: `K${codes}`, ...more }, ADMIN);
    const waiting = await latest();
    expect(await changes(waiting.id)).toEqual([
      ['Nama', 'Hemat', 'Hemat sekali'],
      ['Kuota Promo', '9', '2.000'],
      ['Maximum over all orders', '', 'Rp 1.500.000'],
      ['Tanggal mulai', expect.stringMatching(/^\d\d\/\d\d\/\d{4}$/), '01/01/2026'],
      ['Tanggal selesai', '30/12/9999', '29/12/9999'],
      ['Benefit', 'Potongan Harga 10%', 'Potongan Harga 50%'],
    ]);
    await decide(waiting.id, 'approve', SUPERADMIN);
    expect(await changes(waiting.id)).toEqual([]);
    await server.store.db
      .updateTable('new_promo_uses')
      .set({ amount: 20_000 })
      .where('new_promo_id', '=', id)
      .execute();
    const said = {
      maks_said: 'Rp {used} of Rp {most} used.',
      maks_params: { used: '20.000', most: '1.500.000' },
    };
    const read = async () => (await server.call(ADMIN, 'GET', `/api/admin/new-promo/${id}`)).body.data;
    expect(await read()).toMatchObject({ maks_total: 1_500_000, ...said });
    const { body: listed } = await server.call(ADMIN, 'GET', '/api/admin/promo-master');
    const rows: { id_relation: number }[] = listed.data.data;
    expect(rows.find(({ id_relation }) => id_relation === id)).toMatchObject(said);
    // A client of the stated contract alone does not know it: what it leaves out stays; emptied it is gone.
    const again = { id, items_condition: conditions(50), kode: `K${codes}` };
    await send('/update', again, ADMIN);
    expect(await read()).toMatchObject({ maks_total: 1_500_000 });
    await send('/update', { ...again, maks_total: '' }, ADMIN);
    expect(await read()).toMatchObject({ maks_total: null, maks_said: null });
  });

  it('that is rejected changes nothing; an older version cannot be decided any more', async () => {
    const id = await approved(10);
    await edit(id, 50);
    const { id: second } = await latest();
    await edit(id, 30);
    const { id: third } = await latest();
    expect((await decide(second, 'approve', SUPERADMIN))[0]).toBe(409);
    // A note may be given, and need not be.
    const url = `/api/admin/master/approval/${third}/reject`;
    expect((await server.call(SUPERADMIN, 'POST', url, { payload: {} })).status).toBe(200);
    expect(await price()).toBe(900);
  });

  it('that is approved changes no order that is there, not even when its quantities are edited', async () => {
    const id = await approved(10);
    const made = await orders.make([line(TEA, 1)]);
    await edit(id, 50);
    await decide((await latest()).id, 'approve', SUPERADMIN);
    await orders.edit(made.id, [made.items[0] ?? 0], [3]);
    expect((await orders.read(made.id)).transaction.total_price).toBe(2_700);
    expect(await price()).toBe(500);
  });

  it('that cannot apply any more: its approver is told why', async () => {
    const id = await approved(10);
    await edit(id, 20);
    const { id: waiting } = await latest();
    const { kode } = await server.store.db
      .selectFrom('promotion_approvals')
      .select(sql<string>`proposal ->> 'kode'`.as('kode'))
      .where('id', '=', waiting)
      .executeTakeFirstOrThrow();
    await submit();
    const other = await latest();
    await server.store.db
      .updateTable('new_promos')
      .set({ kode })
      .where('id', '=', other.relation_id)
      .execute();
    const why = `Another promotion has the code ${kode} meanwhile: send this edit back.`;
    expect(await decide(waiting, 'approve', SUPERADMIN)).toEqual([409, why]);
    expect(await price()).toBe(900);
  });

  it('that is submitted while the first is approved waits for its own approval', async () => {
    await submit(10);
    const { id, relation_id } = await latest();
    // Both lock the promotion in the registry first: neither is refused for the other's sake.
    await Promise.all([decide(id, 'approve', SUPERADMIN), edit(relation_id, 50)]);
    const now = await price();
    // Whichever was first: the edit is not approved, so it never applies.
    expect([900, 1_000]).toContain(now);
    expect(await latest()).toMatchObject({ version: 2, approval: 1 });
  });
});

/** What locks a promotion before it is written, by the table that it would reach without the registry. */
const LOCKS = [
  ['BUNDLE', lockBundle],
  ['CAMPAIGN', lockCampaign],
  ['FLASHALE', lockFlashsale],
  ['NEW PROMO', lockNewPromo],
  ['PRODUCT FREE', lockFreeItem],
] as const;

it.each(LOCKS)('whoever writes a promotion waits for its row in the registry: %s', async (jenis, lock) => {
  const { db } = server.store;
  const days = { start_date: '2026-01-01', end_date: '9999-12-30' };
  const promotion = { jenis, id_relation: 987_654, title: 'Hemat', submitter: null, ...days };
  const { id } = await registerPromotion(db, promotion);
  await whileLocked(id, (waiting) => lock(waiting, promotion.id_relation));
  await db.deleteFrom('promo_master').where('id', '=', id).execute();
});

it('whoever decides waits for the row in the registry, and holds nothing meanwhile', async () => {
  await submit(10);
  const version = await latest();
  await whileLocked(version.promo_master_id, (waiting) => lockRegisteredOfVersion(waiting, version.id));
  const { db } = server.store;
  const decided = db.transaction().execute(async (holder) => {
    await lockRegistered(holder, version.promo_master_id);
    const decision = decide(version.id, 'approve', SUPERADMIN);
    await expect.poll(() => waitingCalls()).toBeGreaterThan(0);
    await sql`select from promotion_approvals where id = ${version.id} for update nowait`.execute(holder);
    return { decision };
  });
  expect((await (await decided).decision)[0]).toBe(200);
});

/** Another transaction that locks something of a promotion waits for who holds its row in the registry. */
async function whileLocked(id: number, lock: (waiting: Db) => Promise<unknown>) {
  const { db } = server.store;
  await db.transaction().execute(async (holder) => {
    await lockRegistered(holder, id);
    const other = db.transaction().execute(async (waiting) => {
      await sql`set local lock_timeout = '20ms'`.execute(waiting);
      await lock(waiting);
    });
    await expect(other).rejects.toMatchObject({ code: '55P03' });
  });
}

async function waitingCalls(): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`.execute(server.store.db);
  return rows[0]?.count ?? 0;
}
