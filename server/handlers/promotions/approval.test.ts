// Who decides on a promotion, and in which order.
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import type { Db } from '../../store/index.ts';
import { line, SUPERADMIN, TEA } from '../transactions/testing.ts';
import { lockBundle } from './bundle.store.ts';
import { lockCampaign } from './campaign.store.ts';
import { lockFlashsale } from './flashsale.store.ts';
import { lockFreeItem } from './free-item.store.ts';
import { lockNewPromo } from './new-promo.store.ts';
import { lockRegistered, lockRegisteredOfVersion, registerPromotion } from './registry.store.ts';
import {
  ADMIN,
  approvers,
  conditions,
  decide,
  decideShown,
  edit,
  latest,
  log,
  OTHER,
  orders,
  prepareApprovals,
  price,
  refusal,
  send,
  server,
  submit,
} from './testing-approvals.ts';

prepareApprovals();

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
    // Whose turn it is they all read, also who submitted it and whose turn it is.
    const said = { message: 'It is the turn of {name}.', params: { name: expect.stringMatching(/.+, .+/) } };
    expect(read.body.data.approval_standing).toEqual(said);
    for (const account of [ADMIN, OTHER]) {
      const one = await server.call(account, 'GET', `/api/admin/master/promotion-approvals/${id}`);
      expect(one.body.data).toMatchObject({ reason: said.message, reason_params: said.params });
    }
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
  expect(await toldAhead(SUPERADMIN)).toEqual([
    expect.stringMatching(/^Saving will be refused: you are the only approver, /),
    { screen: 'approval-list', text: 'Master Approval' },
  ]);
  expect(await submit(10, SUPERADMIN, 409)).toMatch(nobody);
  expect(refusal?.errors?.[0]?.link).toEqual({ screen: 'approval-list', text: 'Master Approval' });
  await approvers({ 1: [SUPERADMIN] });
  expect(await submit(10, SUPERADMIN, 409)).toMatch(nobody);
  // Not at the first level alone: nobody could end the second one.
  await approvers({ 1: [ADMIN], 2: [SUPERADMIN] });
  expect(await submit(10, SUPERADMIN, 409)).toMatch(nobody);
  expect((await toldAhead(SUPERADMIN))[0]).toMatch(
    /^Saving will be refused: you are the only approver for Direktur, /,
  );
  expect(await toldAhead(OTHER)).toEqual([null, null]);
  expect(await latest()).toEqual(before);
  await server.store.db.deleteFrom('approvals').where('role', '=', 2).execute();
  expect(await toldAhead(SUPERADMIN)).toEqual([null, null]);
  expect(await submit(10, SUPERADMIN)).toContain('decides next.');
  expect((await decide((await latest()).id, 'approve', ADMIN))[0]).toBe(200);
});

/** What a form says as it opens. */
async function toldAhead(account: number) {
  const { body } = await server.call(account, 'GET', '/api/admin/master/promotion-approvals-ready');
  const { message, params, link } = body.data;
  return [message?.replace('{levels}', params.levels) ?? null, link];
}

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

describe('what a version reaches', () => {
  const read = async (id: number, part: string) => {
    const url = `/api/admin/master/promotion-approvals/${id}/${part}`;
    const { status, body } = await server.call(ADMIN, 'GET', url);
    expect(status, JSON.stringify(body)).toBe(200);
    return body.data;
  };
  const lastMonth = async (id: number) => {
    const rows: { what: string; value: string }[] = await read(id, 'last-month');
    return Object.fromEntries(rows.map(({ what, value }) => [what, value]));
  };

  it('is its shops and products, page by page; a waiting edit has its own', async () => {
    await submit();
    const { id, relation_id } = await latest();
    const { db } = server.store;
    const active = await db.selectFrom('users').select('id').where('active', '=', 1).execute();
    expect(await read(id, 'shops?perPage=10')).toMatchObject({ total: active.length });
    expect(await read(id, 'shops?search=nobody+of+this+name')).toMatchObject({ data: [], total: 0 });
    expect(await read(id, 'products')).toMatchObject({ data: [{ id: TEA, sku_code: 'TB-1' }], total: 1 });
    await decide(id, 'approve', SUPERADMIN);
    const wider = JSON.parse(conditions(10));
    wider.data[1].is_active = 0;
    await send('/update', { id: relation_id, items_condition: JSON.stringify(wider) }, ADMIN);
    const waiting = await latest();
    const sold = db.selectFrom('products').select('id').where('active', '=', 1).where('blocked', '=', 0);
    const { length } = await sold.execute();
    const all = await read(waiting.id, 'products?perPage=2&page=2');
    expect([all.total, all.data.length, length > 1]).toEqual([length, Math.min(2, length - 2), true]);
  });

  it('and what the orders of last month would have had of it: what the simulation says of the same cart', async () => {
    const { db } = server.store;
    const made = await orders.make([line(TEA, 5)]);
    await submit(20);
    const { id } = await latest();
    const before = await lastMonth(id);
    expect(before['Orders that get it']).toBe('0');
    await sql`update transactions set created_at = date_trunc('month', now()) - interval '3 days'
      where id = ${made.id}`.execute(db);
    const shop = await db.selectFrom('transactions').select('user_id').where('id', '=', made.id).execute();
    const cart = { user_id: shop[0]?.user_id, items: [{ product_id: TEA, quantity: 5 }] };
    const simulated = await server.call(ADMIN, 'POST', '/api/admin/new-promo/simulate', {
      payload: { items_condition: JSON.parse(conditions(20)), ...cart },
    });
    const off = simulated.body.data.total_discount;
    expect(off).toBe(1_000);
    expect(await lastMonth(id)).toMatchObject({
      'Orders looked at': expect.stringMatching(/^1 \/ 1 \(01\/\d\d\/\d{4} - \d\d\/\d\d\/\d{4}\)$/),
      'Orders that get it': '1',
      'Shops that get it': '1',
      'Off the orders': expect.stringMatching(/^Rp\s1\.000$/),
    });
  });
});
