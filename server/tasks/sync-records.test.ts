import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type Connectors, type ErpPage, openConnectors } from '../connectors/index.ts';
import type { TestServer } from '../fixtures/library-server.ts';
import { SUPERADMIN, SUPPORT, startProduct } from '../fixtures/product-server.ts';
import { jobTasks } from '../job-tasks.ts';
import { runQueuedJobs } from '../jobs/testing.ts';

let server: TestServer;
beforeEach(async () => {
  server = await startProduct();
});
afterEach(() => server.close());

const answers =
  <Row>(rows: readonly Row[], unreadable: ErpPage<Row>['unreadable'] = []) =>
  async (): Promise<ErpPage<Row>> => ({ rows, unreadable, total: rows.length, next: null });
const run = (erp: Partial<Connectors['erp']>) => {
  const real = openConnectors({ erp: null, bank: null }, server.store.db);
  const storage = { describe: '' } as never;
  return runQueuedJobs(server, jobTasks({ storage, connectors: { ...real, erp: { ...real.erp, ...erp } } }));
};
/** Starts a sync, lets it run against what the ERP answers, and gives the job as it has ended. */
async function sync(path: string, erp: Partial<Connectors['erp']>) {
  const { body } = await server.call(SUPERADMIN, 'GET', `/api/admin/${path}`);
  await run(erp);
  return (await server.call(SUPERADMIN, 'GET', `/api/admin/jobs/${body.data.job}`)).body.data;
}
const audits = async (entity: string) =>
  (
    await server.store.db
      .selectFrom('audit_entries')
      .selectAll()
      .where('entity', '=', entity)
      .orderBy('id')
      .execute()
  ).map(({ entity_id, before, after }) => ({ entity_id, before, after }));

describe('taking over drivers', () => {
  const slamet = { code: 'DRV-1', name: 'Slamet R.', email: 'slamet@a.test', alias: 'Pak Slamet' };

  it('adds, updates, leaves alone who is not named, and lists whose address is taken', async () => {
    await server.store.db
      .insertInto('drivers')
      .values({ kode: 'OLD', name: 'Lama', email: 'b@a.test' })
      .execute();
    const job = await sync('drivers/sync', {
      drivers: answers([
        slamet,
        { code: 'DRV-2', name: 'Tatang', email: 'tatang@a.test', alias: null },
        { code: 'DRV-3', name: 'Wayan', email: 'B@a.test', alias: null },
      ]),
    });
    expect(job).toMatchObject({
      state: 'partly',
      params: { created: 1, updated: 1, unchanged: 0 },
      problems: [{ about: 'DRV-3', message: 'Another driver has the email address {email}.' }],
    });
    const rows = server.store.db.selectFrom('drivers').select(['kode', 'name']).orderBy('kode');
    expect(await rows.execute()).toEqual([
      { kode: 'DRV-1', name: 'Slamet R.' },
      { kode: 'DRV-2', name: 'Tatang' },
      { kode: 'OLD', name: 'Lama' },
    ]);
    expect(await audits('driver')).toMatchObject([
      { entity_id: '1', before: { name: 'Slamet' }, after: { name: 'Slamet R.' } },
      { before: null, after: { kode: 'DRV-2' } },
    ]);
    expect(await sync('drivers/sync', { drivers: answers([slamet]) })).toMatchObject({
      params: { created: 0, updated: 0, unchanged: 1 },
    });
  });

  it('is for those who may see them', async () => {
    for (const path of ['drivers/sync', 'locations/sync'])
      expect((await server.call(SUPPORT, 'GET', `/api/admin/${path}`)).status).toBe(403);
  });
});

describe('taking over locations', () => {
  const cakung = { code: '1', name: 'Gudang Cakung', globalDimension1Code: null };
  const bandung = { code: 'BDG', name: 'Bandung', globalDimension1Code: 'BDG' };
  const shown = async () =>
    (await server.call(SUPERADMIN, 'GET', '/api/admin/locations')).body.data.map(
      (row: Record<string, unknown>) => [row.code, row.last_sync_nav !== null, row.deleted_at !== null],
    );

  it('says when it was, marks what the ERP does not name any more, and brings back what it names again', async () => {
    expect(await sync('locations/sync', { locations: answers([bandung]) })).toMatchObject({
      params: { created: 1, deleted: 1 },
    });
    expect(await shown()).toEqual([
      ['1', false, true],
      ['BDG', true, false],
    ]);
    expect(await sync('locations/sync', { locations: answers([cakung, bandung]) })).toMatchObject({
      params: { created: 0, updated: 1, deleted: 0, unchanged: 1 },
    });
    expect(await shown()).toEqual([
      ['1', true, false],
      ['BDG', true, false],
    ]);
    expect((await audits('location')).map(({ entity_id }) => entity_id)).toEqual(['2', '1', '1']);
  });

  it('marks nothing when a row could not be read, or none came', async () => {
    await sync('locations/sync', { locations: answers([bandung], [{ about: '1', why: 'Name is empty' }]) });
    await sync('locations/sync', { locations: answers([]) });
    expect(await shown()).toEqual([
      ['1', false, false],
      ['BDG', true, false],
    ]);
  });
});

describe('taking over shops', () => {
  const rizki = {
    navId: 'C1',
    shopName: 'Toko Rizki Jaya',
    ownerName: 'From NAV',
    phone: null,
    address: 'Jl. Merdeka 1',
    city: 'Medan',
    active: true,
  };
  const users = () =>
    server.store.db
      .selectFrom('users')
      .select(['nav_id', 'shop_name', 'owner_name', 'phone_number', 'kota', 'active'])
      .orderBy('id')
      .execute();

  it('keeps the owner that staff named, and switches nobody on', async () => {
    const own = { nav_id: 'C1', owner_name: 'Rina', phone_number: '0811', active: 0 } as const;
    await server.store.db.updateTable('users').set(own).execute();
    const customers = answers([rizki, { ...rizki, navId: 'C2', shopName: 'Baru', active: false }]);
    expect(await sync('users/sync-all', { customers })).toMatchObject({
      message: '{created} shops added, {updated} updated, {unchanged} unchanged.',
      params: { created: 1, updated: 1, unchanged: 0 },
    });
    expect(await users()).toEqual([
      {
        nav_id: 'C1',
        shop_name: 'Toko Rizki Jaya',
        owner_name: 'Rina',
        phone_number: '0811',
        kota: 'Medan',
        active: 0,
      },
      {
        nav_id: 'C2',
        shop_name: 'Baru',
        owner_name: 'From NAV',
        phone_number: null,
        kota: 'Medan',
        active: 0,
      },
    ]);
    expect((await audits('user'))[0]).toMatchObject({
      before: { shop_name: 'Toko Rizki', kota: null },
      after: { shop_name: 'Toko Rizki Jaya', kota: 'Medan' },
    });
  });

  it('asks for one shop by its number, and says why that cannot be', async () => {
    const asked: (string | undefined)[] = [];
    const customers: Connectors['erp']['customers'] = async ({ only }) => {
      asked.push(only);
      return answers<typeof rizki>([])();
    };
    expect((await sync('users/sync/1', { customers })).message).toContain('no NAV ID');
    await server.store.db.updateTable('users').set({ nav_id: 'C1' }).execute();
    expect((await sync('users/sync/1', { customers })).message).toBe('The ERP has no shop {nav_id}.');
    expect(await sync('users/sync/99', { customers })).toMatchObject({
      state: 'failed',
      message: 'The shop does not exist any more.',
    });
    expect(asked).toEqual(['C1']);
  });

  it('and all others from the embedded ERP stands in the nav log', async () => {
    for (const path of ['users/sync-all', 'drivers/sync', 'locations/sync'])
      expect(await sync(path, {})).toMatchObject({ state: 'done' });
    const { body } = await server.call(SUPERADMIN, 'GET', '/api/admin/nav/log');
    const urls = body.data.data.map(({ url }: { url: string }) => url.split('?')[0]?.split('/').pop());
    expect(urls).toEqual(['Locations', 'Drivers', 'CustomerCard']);
  });
});
