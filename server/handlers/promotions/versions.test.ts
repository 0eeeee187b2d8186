// What stays to be read of a promotion's versions: what each asked for, and the steps of all of them.
import { expect, it } from 'vitest';
import { SUPERADMIN } from '../transactions/testing.ts';
import {
  ADMIN,
  approvers,
  decide,
  edit,
  latest,
  OTHER,
  prepareApprovals,
  server,
  submit,
} from './testing-approvals.ts';

prepareApprovals();

const changesOf = async (id: number, language = 'en') => {
  const url = `/api/admin/master/promotion-approvals/${id}/changes`;
  const { body } = await server.call(ADMIN, 'GET', url, { headers: { 'accept-language': language } });
  const lines: { what: string; before: string; after: string }[] = body.data;
  return lines.map(({ what, before, after }) => [what, before, after]);
};

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

it('the log of a version has the steps of all versions of its promotion, in order', async () => {
  await approvers({ 1: [OTHER] });
  await submit(10);
  const { id: first, relation_id } = await latest();
  await decide(first, 'approve', OTHER);
  await edit(relation_id, 20);
  const { id: second } = await latest();
  await decide(second, 'reject', OTHER);
  await submit(50);
  const logs = async (id: number) => {
    const { body } = await server.call(ADMIN, 'GET', `/api/admin/master/promotion-approvals/${id}/logs`);
    const steps: { version: number; status: string; version_id: number }[] = body.data;
    return steps.map(({ version, status, version_id }) => [version, status, version_id]);
  };
  const steps = [
    [1, 'submitted', first],
    [1, 'approved', first],
    [2, 'submitted', second],
    [2, 'rejected', second],
  ];
  expect(await logs(first)).toEqual(steps);
  expect(await logs(second)).toEqual(steps);
});

it('a version whose kind has no list of products has none', async () => {
  await submit(10);
  const { id } = await latest();
  const { body } = await server.call(ADMIN, 'GET', `/api/admin/master/promotion-approvals/${id}`);
  expect(body.data.products).toBeNull();
});

it('what an edit changed stays to be read as it was, however it ended, in the words of whoever reads it', async () => {
  await submit(10);
  const { id: first, relation_id } = await latest();
  await decide(first, 'approve', SUPERADMIN);
  const benefit = (before: number, after: number) => [
    ['Benefit', `Potongan Harga ${before}%`, `Potongan Harga ${after}%`],
  ];
  const ended = async (value: number, what?: 'approve' | 'reject') => {
    await edit(relation_id, value);
    const { id } = await latest();
    if (what) await decide(id, what, SUPERADMIN);
    return id;
  };
  const kept = async (id: number) => (await changesOf(id)).filter(([what]) => what === 'Benefit');
  const rejected = await ended(50, 'reject');
  const replaced = await ended(40);
  const approved = await ended(30, 'approve');
  await ended(20, 'approve');
  expect(await kept(rejected)).toEqual(benefit(10, 50));
  expect(await kept(replaced)).toEqual(benefit(10, 40));
  expect(await kept(approved)).toEqual(benefit(10, 30));
  expect(await changesOf(first)).toEqual([]);
  const [, , after] = (await changesOf(rejected, 'fr')).at(-1) ?? [];
  expect(after).toMatch(/^Réduction de prix 50\s%$/);
});
