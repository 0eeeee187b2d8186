// What the rows of the approval desk say.
import { expect, it } from 'vitest';
import { SUPERADMIN } from '../transactions/testing.ts';
import {
  ADMIN,
  approvers,
  decide,
  latest,
  OTHER,
  prepareApprovals,
  server,
  submit,
} from './testing-approvals.ts';

prepareApprovals();

/** What the first row says of whose turn it is, beside what its detail says. */
async function turn() {
  const { body } = await server.call(ADMIN, 'GET', '/api/admin/master/list?jenis=NEW PROMO');
  const [row] = body.data.data;
  const { body: detail } = await server.call(ADMIN, 'GET', `/api/admin/new-promo/${row.relation_id}`);
  const { message, params } = detail.data.approval_standing ?? {};
  return [row.decides?.names ?? null, params?.name ?? message ?? null];
}

it('a row names who decides next, as the detail does: its level, a Superadmin where nobody else is named, then nobody', async () => {
  await submit();
  expect(await turn()).toEqual(['a Superadmin', 'A Superadmin decides on this promotion.']);
  await approvers({ 1: [ADMIN, OTHER], 2: [SUPERADMIN] });
  await submit();
  // Whoever submitted does not decide.
  expect(await turn()).toEqual(['role-4', 'role-4']);
  await decide((await latest()).id, 'approve', OTHER);
  expect(await turn()).toEqual(['role-3', 'role-3']);
  await decide((await latest()).id, 'approve', SUPERADMIN);
  expect(await turn()).toEqual([null, null]);
});

it('a person has one name wherever a promotion names one; of two with the same name it says which account it is', async () => {
  const { db } = server.store;
  const named = (username: string, name: string | null) =>
    db.updateTable('admin_users').set({ name }).where('username', '=', username).execute();
  await named('role-2', 'Ratna Wulandari');
  await named('role-4', 'Budi Santoso');
  await named('role-3', ' ');
  await approvers({ 1: [ADMIN, OTHER], 2: [SUPERADMIN] });
  await submit();
  const { id, relation_id } = await latest();
  const names = async () => {
    const { body } = await server.call(ADMIN, 'GET', '/api/admin/master/list?jenis=NEW PROMO');
    const [row] = body.data.data;
    const { body: log } = await server.call(ADMIN, 'GET', `/api/admin/master/promotion-approvals/${id}/logs`);
    const { body: detail } = await server.call(ADMIN, 'GET', `/api/admin/new-promo/${relation_id}`);
    const { body: staff } = await server.call(ADMIN, 'GET', '/api/admin/user-admin?perPage=500');
    const offered = staff.data.data.find((one: { username: string }) => one.username === 'role-2');
    return {
      submitter: row.creator.owner_name,
      offered: offered.owner_name,
      log: log.data.map(({ approver }: { approver: string }) => approver),
      next: row.decides?.names,
      turn: detail.data.approval_standing?.params?.name,
    };
  };
  const ratna = 'Ratna Wulandari';
  const budi = 'Budi Santoso';
  expect(await names()).toEqual({ submitter: ratna, offered: ratna, log: [ratna], next: budi, turn: budi });
  await decide(id, 'approve', OTHER);
  // Who has no name is called by the account.
  expect(await names()).toMatchObject({ log: [ratna, budi], next: 'role-3', turn: 'role-3' });
  await named('role-4', 'ratna wulandari');
  expect(await names()).toMatchObject({
    submitter: 'Ratna Wulandari (role-2)',
    offered: 'Ratna Wulandari (role-2)',
    log: ['Ratna Wulandari (role-2)', 'ratna wulandari (role-4)'],
  });
  // Whose account is deleted is called as it was then.
  await db
    .updateTable('promotion_approval_logs')
    .set({ approver_id: null })
    .where('status', '=', 'approved')
    .execute();
  expect((await names()).log.at(-1)).toBe(budi);
});

it('the answer of a level says what follows, to be told once of several that are approved together', async () => {
  await approvers({ 1: [OTHER], 2: [SUPERADMIN] });
  await submit();
  const { id } = await latest();
  const approve = async (role: number) =>
    (await server.call(role, 'GET', `/api/admin/master/approval/${id}/approve`)).body.data?.outcome;
  expect(await approve(OTHER)).toEqual({ message: '{level} decides next.', params: { level: 'Direktur' } });
  expect(await approve(SUPERADMIN)).toBeUndefined();
});
