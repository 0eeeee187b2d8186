// What stays to be read of a promotion's versions: what each asked for, and the steps of all of them.
import { expect, it } from 'vitest';
import { SUPERADMIN } from '../transactions/testing.ts';
import { ADMIN, decide, edit, latest, prepareApprovals, server, submit } from './testing-approvals.ts';

prepareApprovals();

const asksOf = async (id: number) => {
  const { body } = await server.call(ADMIN, 'GET', '/api/admin/master/list?search=Hemat');
  const rows: { id: number; asks: string }[] = body.data.data;
  return rows.find((row) => row.id === id)?.asks;
};

it('an edit asks for a change only where a version was approved', async () => {
  await submit(10);
  const { id: first, relation_id } = await latest();
  await decide(first, 'reject', SUPERADMIN);
  await edit(relation_id, 20);
  const { id: second } = await latest();
  expect(await asksOf(second)).toBe('new');
  await decide(second, 'approve', SUPERADMIN);
  await edit(relation_id, 30);
  expect(await asksOf((await latest()).id)).toBe('edit');
});
