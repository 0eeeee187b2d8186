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
