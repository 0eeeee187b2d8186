// Edits of promotions that apply: what applies meanwhile.
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { line, SUPERADMIN, TEA } from '../transactions/testing.ts';
import {
  ADMIN,
  approvers,
  codes,
  conditions,
  decide,
  edit,
  latest,
  OTHER,
  orders,
  prepareApprovals,
  price,
  send,
  server,
  submit,
  today,
} from './testing-approvals.ts';

prepareApprovals();

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
    const changes = async (approval: number, language = 'en') => {
      const url = `/api/admin/master/promotion-approvals/${approval}/changes`;
      const headers = { 'accept-language': language };
      const { body } = await server.call(ADMIN, 'GET', url, { headers });
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
      // Dates are drawn as those of the page are.
      ['Tanggal mulai', today(), '2026-01-01'],
      ['Tanggal selesai', '9999-12-30', '9999-12-29'],
      ['Benefit', 'Potongan Harga 10%', 'Potongan Harga 50%'],
    ]);
    // In the words of whoever reads it.
    expect((await changes(waiting.id, 'fr')).at(-1)).toEqual([
      'Benefit',
      expect.stringMatching(/^Réduction de prix 10\s%$/),
      expect.stringMatching(/^Réduction de prix 50\s%$/),
    ]);
    await decide(waiting.id, 'approve', SUPERADMIN);
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
