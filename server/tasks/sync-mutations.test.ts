import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { businessDay } from '../../core/dates.ts';
import { type BankMutation, ConnectorError, type Connectors, openConnectors } from '../connectors/index.ts';
import type { TestServer } from '../fixtures/library-server.ts';
import { SUPERADMIN, SUPPORT, startProduct } from '../fixtures/product-server.ts';
import { jobTasks } from '../job-tasks.ts';
import { runQueuedJobs } from '../jobs/testing.ts';
import { BUSINESS_ZONE } from '../store/index.ts';

const ACCOUNT = '3901200000001';

let server: TestServer;
beforeEach(async () => {
  server = await startProduct();
});
afterEach(() => server.close());

const call = (url: string, role = SUPERADMIN) => server.call(role, 'GET', `/api/admin/bca-mutation${url}`);
async function sync(mutations?: Connectors['bank']['mutations']) {
  const { body } = await call('/sync');
  const real = openConnectors({ erp: null, bank: null }, server.store.db);
  const bank = mutations ? { ...real.bank, mutations } : real.bank;
  await runQueuedJobs(
    server,
    jobTasks({ storage: { describe: '' } as never, connectors: { ...real, bank } }),
  );
  return (await server.call(SUPERADMIN, 'GET', `/api/admin/jobs/${body.data.job}`)).body.data;
}
const payment = (more: Partial<BankMutation>): BankMutation => ({
  reference: 'R1',
  date: '2026-11-05',
  amount: 50_000,
  virtualAccount: ACCOUNT,
  description: 'TRSF',
  ...more,
});
const order = async (invoice_no: string, total_price: number, returned_amount = 0) =>
  (
    await server.store.db
      .insertInto('transactions')
      .values({ invoice_no, user_id: 1, total_price, returned_amount, virtual_account_id: ACCOUNT })
      .returning('id')
      .executeTakeFirstOrThrow()
  ).id;
const rows = async (query = '') => (await call(query)).body.data.data;

describe('taking over the payments of the bank', () => {
  it('settles an order by what is due after returns', async () => {
    const returned = await order('INV/R', 70_000);
    const { db } = server.store;
    await db
      .updateTable('transactions')
      .set({ returned_amount: 20_500 })
      .where('id', '=', returned)
      .execute();
    await sync(async () => [
      payment({ reference: 'price', description: 'TRSF INV/R', amount: 70_000 }),
      payment({ reference: 'due', description: 'TRSF INV/R', amount: 49_500 }),
    ]);
    const payments = db.selectFrom('bca_mutations').select(['reference', 'paid']).orderBy('id');
    expect(await payments.where('reference', 'in', ['price', 'due']).execute()).toEqual([
      { reference: 'price', paid: 0 },
      { reference: 'due', paid: 1 },
    ]);
    const stored = db.selectFrom('transactions').select(['paid', 'balance']).where('id', '=', returned);
    expect(await stored.executeTakeFirstOrThrow()).toEqual({ paid: 1, balance: null });
  });

  it('asks for 30 days, takes each payment once, and settles what it pays', async () => {
    const second = await order('INV/2', 70_000);
    const asked: { from: string; to: string }[] = [];
    const bank = async ({ from, to }: { from: string; to: string }) => {
      asked.push({ from, to });
      return [
        payment({ reference: 'named', description: 'TRSF INV/2', amount: 70_000 }),
        payment({ reference: 'too little', description: 'TRSF INV/1', amount: 100 }),
        payment({ reference: 'same amount' }),
        payment({ reference: 'unknown account', virtualAccount: '9999999999' }),
        payment({ reference: 'no account', virtualAccount: null }),
        payment({ reference: 'no text', description: 'TRSF \uFFFF' }),
      ];
    };
    expect(await sync(bank)).toMatchObject({
      state: 'partly',
      params: { created: 4, paid: 2, unchanged: 0, problems: 1 },
      problems: [
        {
          about: `${ACCOUNT}, 2026-11-05`,
          message: 'This cannot be read: {why}.',
          params: { why: 'the description holds U+FFFF, which is not text' },
        },
      ],
    });
    expect(await sync(bank)).toMatchObject({
      state: 'partly',
      params: { created: 0, paid: 0, unchanged: 4 },
    });
    const [{ from, to } = { from: '', to: '' }] = asked;
    expect((Date.parse(to) - Date.parse(from)) / 86_400_000).toBe(30);
    const found = await rows('?sort=id&dir=asc');
    expect(found.map((row: Record<string, unknown>) => [row.total_price, row.paid, row.user])).toEqual([
      [50_000, 0, { id: 1, shop_name: 'Toko Rizki' }],
      [70_000, 1, { id: 1, shop_name: 'Toko Rizki' }],
      [100, 0, { id: 1, shop_name: 'Toko Rizki' }],
      [50_000, 1, { id: 1, shop_name: 'Toko Rizki' }],
      [50_000, 0, null],
    ]);
    expect((await call(`/${found[1].id}/detail`)).body.data).toMatchObject({
      virtual_account: ACCOUNT,
      duser: { shop_name: 'Toko Rizki' },
      bcamutation: { transaction_date: '2026-11-05T00:00:00+07:00' },
      transaction: [{ id: second, invoice_no: 'INV/2', total_price: 70_000 }],
    });
    const trail = server.store.db
      .selectFrom('audit_entries')
      .select(['entity_id', 'action', 'actor', 'after']);
    const step = { action: 'transaction.confirm-paid', actor: 'bank', after: { paid: 1 } };
    expect(await trail.where('entity', '=', 'transaction').orderBy('id').execute()).toMatchObject([
      { ...step, entity_id: String(second) },
      { ...step, entity_id: '1' },
    ]);
  });

  it('gives the points of the rule that the order falls under, none where there is no rule', async () => {
    const { db } = server.store;
    const rule = { minimum_purchase: 60_000, maximum_purchase: 80_000 };
    await db
      .insertInto('loyalty_points')
      .values([
        { ...rule, poin: 7 },
        { ...rule, poin: 9, active: 'N' },
      ])
      .execute();
    // What it was paid for counts: of the last one a third came back before.
    const ids = [
      await order('INV/2', 70_000),
      await order('INV/3', 90_000),
      await order('INV/4', 105_000, 35_000),
    ];
    const shop = () => db.selectFrom('users').select('level_points').where('id', '=', 1);
    const before = (await shop().executeTakeFirstOrThrow()).level_points;
    await sync(async () => [
      payment({ reference: 'a', description: 'TRSF INV/2', amount: 70_000 }),
      payment({ reference: 'b', description: 'TRSF INV/3', amount: 90_000 }),
      payment({ reference: 'c', description: 'TRSF INV/4', amount: 70_000 }),
    ]);
    const paid = db.selectFrom('transactions').select(['paid', 'xp_point']).where('id', 'in', ids);
    expect(await paid.orderBy('id').execute()).toEqual([
      { paid: 1, xp_point: 7 },
      { paid: 1, xp_point: 0 },
      { paid: 1, xp_point: 7 },
    ]);
    expect((await shop().executeTakeFirstOrThrow()).level_points - before).toBe(14);
  });

  it('offers what is no exact match, and applies none of it by itself', async () => {
    const twins = [await order('INV/2', 70_000), await order('INV/3', 70_000)];
    const date = businessDay(BUSINESS_ZONE);
    await sync(async () => [
      payment({ date, reference: 'twins', amount: 70_000 }),
      payment({ date, reference: 'too little', description: 'TRSF INV/2', amount: 69_000 }),
      payment({ date, reference: 'too much', description: 'TRSF INV/2', amount: 71_000 }),
    ]);
    const offered = async (id: number) =>
      (await server.call(SUPPORT, 'GET', `/api/admin/transaction/${id}/payments`)).body.data;
    expect((await rows()).map(({ paid }: { paid: number }) => paid)).toEqual([0, 0, 0, 0]);
    const found = await offered(twins[0] as number);
    expect(found.map(({ amount, match }: Record<string, unknown>) => [amount, match])).toEqual([
      [69_000, 'invoice'],
      [71_000, 'invoice'],
      [70_000, 'account'],
    ]);
    const payload = { id: twins[0], xp_point: 0, payment_id: found[2].id };
    const approve = () => server.call(SUPPORT, 'POST', '/api/admin/transaction/approve', { payload });
    expect((await approve()).status).toBe(200);
    expect(await offered(twins[0] as number)).toEqual([]);
    expect(await offered(twins[1] as number)).not.toContainEqual(found[2]);
    payload.id = twins[1];
    expect(await approve()).toMatchObject({ status: 409, body: { errors: [{ field: 'payment_id' }] } });
    const states = server.store.db.selectFrom('transactions').select(['id', 'paid']).where('id', 'in', twins);
    expect(await states.orderBy('id').execute()).toMatchObject([{ paid: 1 }, { paid: 0 }]);
  });

  it('says so when the bank does not answer', async () => {
    const job = await sync(async () => {
      throw new ConnectorError('unavailable', 'Answered 503');
    });
    expect(job).toMatchObject({ state: 'failed', params: { system: 'BCA' } });
  });

  it('of the embedded bank stands in the nav log, without a secret', async () => {
    expect(await sync()).toMatchObject({ state: 'done' });
    const logs = await server.store.db.selectFrom('nav_logs').select('url').execute();
    expect(logs.map(({ url }) => url).join(' ')).toMatch(/statements\?EndDate=/);
  });
});

describe('the list of payments', () => {
  beforeEach(async () => {
    const row = { user_id: 1, virtual_account: '7', total_price: 1, transaction_date: '2026-11-04' };
    await server.store.db
      .insertInto('bca_mutations')
      .values([
        { ...row, reference: 'A', nav_id: 'C1', created_at: '2026-11-03T23:59:59.999+07:00' },
        { ...row, reference: 'B', nav_id: 'C2', created_at: '2026-11-04T00:00:00+07:00' },
      ])
      .execute();
  });
  const ids = async (query: string) => (await rows(query)).map(({ id }: { id: number }) => id);

  it('is limited to days of the business, both included', async () => {
    expect(await ids('?start_date=2026-11-03')).toEqual([3, 2]);
    expect(await ids('?start_date=2026-11-02&end_date=2026-11-03')).toEqual([2, 1]);
    expect(await ids('?end_date=2026-11-02')).toEqual([1]);
    expect((await call('?start_date=yesterday')).status).toBe(422);
  });

  it('goes over 31 days at most', async () => {
    expect((await call('?start_date=2026-01-01&end_date=2026-01-31')).status).toBe(200);
  });

  it.each([
    'start_date=2026-01-01&end_date=2026-02-01',
    'start_date=2026-01-02&end_date=2026-01-01',
    'end_date=9999-12-31',
  ])('refuses %s, in every form', async (query) => {
    const refused = { status: 422, body: { errors: [{ field: 'end_date' }] } };
    expect(await call(`?${query}`)).toMatchObject(refused);
    expect(await call(`/exportCsv?${query}`)).toMatchObject(refused);
    const payload = {
      format: 'csv',
      columns: [{ path: 'id', label: 'ID', as: 'number' }],
      zone: 'Asia/Jakarta',
      locale: 'id-ID',
      query: Object.fromEntries(new URLSearchParams(query)),
    };
    expect(
      await server.call(SUPERADMIN, 'POST', '/api/admin/bca-mutation/export', { payload }),
    ).toMatchObject({
      status: 422,
      body: { errors: [{ field: 'query.end_date' }] },
    });
  });

  it('is given as CSV, the same rows', async () => {
    const { headers, text } = await csv('?start_date=2026-11-03&search=c2');
    expect(headers['content-disposition']).toContain('mutasi-bca-2026-11-03.csv');
    expect(text.replace('\uFEFF', '').trim().split('\r\n')).toEqual([
      'ID,Shop Name,Nav ID,Total Price,Paid Status,Date',
      '3,Toko Rizki,C2,1,Unpaid,04/11/2026',
    ]);
    expect((await call('/exportCsv', SUPPORT)).status).toBe(403);
  });
});

async function csv(query: string) {
  const answer = await server.call(SUPERADMIN, 'GET', `/api/admin/bca-mutation/exportCsv${query}`);
  return { headers: answer.headers, text: String(answer.body) };
}
