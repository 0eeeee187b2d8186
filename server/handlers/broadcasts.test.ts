import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addDays, businessDay } from '../../core/dates.ts';
import type { TestServer } from '../fixtures/library-server.ts';
import { SUPPORT, startProduct } from '../fixtures/product-server.ts';

const TECHNICIAN = 4;
let server: TestServer;
let shops: { uuid: string; shop_name: string }[];
beforeAll(async () => {
  server = await startProduct();
  const { db } = server.store;
  const more = Array.from({ length: 2500 }, (_, n) => ({
    shop_name: `Warung ${n}`,
    active: n === 0 ? (0 as const) : (1 as const),
  }));
  await db.insertInto('users').values(more).execute();
  await db.insertInto('vouchers').values({ name: 'Lama', code: 'VC-2', active: 0 }).execute();
  shops = (await call('GET', '/api/admin/users/comechat')).body.data;
});
afterAll(() => server.close());

const call = (method: string, url: string, rest = {}) => server.call(SUPPORT, method, url, rest);
const whole = {
  nama_broadcast: 'Promo Sabtu',
  sender_type: 'now',
  segment_type: 'all',
  content: 'Gratis ongkir',
  voucher: '1',
};
const BORDER = 'the-border';

/** As the page sends it. */
function post(fields: Record<string, string | readonly string[]>) {
  const parts = Object.entries(fields).flatMap(([name, value]) =>
    typeof value === 'string' ? [[name, value]] : value.map((one) => [`${name}[]`, one]),
  );
  const text = parts.map(
    ([name, value]) => `--${BORDER}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
  );
  const headers = { 'content-type': `multipart/form-data; boundary=${BORDER}` };
  return call('POST', '/api/admin/broadcast', { headers, payload: `${text.join('')}--${BORDER}--\r\n` });
}
const jobs = () => server.store.db.selectFrom('jobs').selectAll().orderBy('id', 'desc');
const day = (offset: number) => addDays(businessDay('Asia/Jakarta'), offset);

describe('a broadcast', () => {
  it('says before it to how many shops it goes: the active ones', async () => {
    const { body } = await call('GET', '/api/admin/broadcasts-reach');
    expect(body.data.params).toEqual({ count: shops.length });
    expect((await server.call(4, 'GET', '/api/admin/broadcasts-reach')).status).toBe(403);
  });

  it('is written down with its trail, and its sending begins', async () => {
    const answer = await post(whole);
    expect(answer.body).toMatchObject({
      message: 'Broadcast {name} is being sent.',
      params: { name: 'Promo Sabtu' },
      data: { job: expect.any(Number) },
    });
    const { body } = await call('GET', '/api/admin/broadcast?page=1&search=sabtu');
    expect(body.data.data).toMatchObject([
      { status: 'Terjadwal', segment_type: 'all', voucher: { id: 1, name: 'Gratis Ongkir' }, reached: 0 },
    ]);
    const [{ id }] = body.data.data;
    expect(await jobs().executeTakeFirst()).toMatchObject({
      kind: 'broadcast.send',
      input: { id },
      state: 'queued',
    });
    const trail = server.store.db.selectFrom('audit_entries').selectAll().where('entity', '=', 'broadcast');
    expect(await trail.execute()).toMatchObject([
      { after: { nama_broadcast: 'Promo Sabtu', voucher_id: 1 } },
    ]);
  });

  it('waits until nine of the day that is given, and nobody is made to watch', async () => {
    const tomorrow = day(1);
    const answer = await post({ ...whole, sender_type: 'schedule', date_sender: tomorrow });
    expect(answer.body).toMatchObject({
      message: 'Broadcast {name} goes out on {day} at {time} WIB.',
      params: { day: tomorrow.split('-').reverse().join('/'), time: '09:00' },
      data: {},
    });
    expect(await jobs().executeTakeFirst()).toMatchObject({ run_at: `${tomorrow}T09:00:00+07:00` });
  });

  it('waits until the time of that day that is chosen', async () => {
    const schedule = { ...whole, sender_type: 'schedule', date_sender: day(2) };
    const answer = await post({ ...schedule, time_sender: '16:30' });
    expect(answer.body).toMatchObject({ status: 200, params: { time: '16:30' } });
    expect(await jobs().executeTakeFirst()).toMatchObject({ run_at: `${day(2)}T16:30:00+07:00` });
    expect((await post({ ...schedule, time_sender: '' })).body.params).toMatchObject({ time: '09:00' });
    expect((await post({ ...schedule, time_sender: '25:00' })).status).toBe(422);
  });

  it('goes to thousands of chosen shops', async () => {
    const uuid = shops.map((shop) => shop.uuid);
    expect((await post({ ...whole, segment_type: 'manual', uuid })).status).toBe(200);
    const { rows } = await sql`select count(*) as n from broadcast_recipients
      where broadcast_id = (select max(id) from broadcasts)`.execute(server.store.db);
    expect(rows).toEqual([{ n: 2500 }]);
  });

  it.each([
    ['no name', { nama_broadcast: ' ' }, 'nama_broadcast', 'Please fill all fields.'],
    ['no date', { sender_type: 'schedule' }, 'date_sender', 'Please fill all fields.'],
    ['an empty date', { sender_type: 'schedule', date_sender: '' }, 'date_sender', 'Please fill all fields.'],
    ['nobody chosen', { segment_type: 'manual' }, 'uuid', 'Please fill all fields.'],
    ['no voucher', { voucher: '' }, 'voucher', 'Please fill all fields.'],
    [
      'a day that is over',
      { sender_type: 'schedule', date_sender: day(-1) },
      'date_sender',
      'This day is over. Choose today or a later one.',
    ],
    [
      'an old voucher',
      { voucher: '2' },
      'voucher',
      'This voucher is not available any more. Choose another one.',
    ],
    [
      'an unknown shop',
      { segment_type: 'manual', uuid: ['00000000-0000-4000-8000-000000000000'] },
      'uuid',
      'Some of the chosen shops do not exist any more. Choose them anew.',
    ],
  ])('is refused with %s, and nothing is left of it', async (_case, wrong, field, message) => {
    const count = async () => (await jobs().execute()).length;
    const before = [await count(), (await call('GET', '/api/admin/broadcast')).body.data.total];
    const answer = await post({ ...whole, ...wrong } as Record<string, string>);
    expect(answer).toMatchObject({ status: 422, body: { errors: [{ field, message }] } });
    expect([await count(), (await call('GET', '/api/admin/broadcast')).body.data.total]).toEqual(before);
  });
});

describe('calling off a broadcast', () => {
  const cancel = (id: number) => call('POST', `/api/admin/broadcast/${id}/cancel`);
  const newest = async () => (await call('GET', '/api/admin/broadcast')).body.data.data[0];

  it('keeps it from going out, and shows what became of it', async () => {
    await post({ ...whole, sender_type: 'schedule', date_sender: day(1) });
    const { id } = await newest();
    expect((await cancel(id)).body).toMatchObject({
      message: 'Broadcast {name} is cancelled.',
      params: { name: 'Promo Sabtu' },
    });
    expect(await newest()).toMatchObject({ id, status: 'Dibatalkan' });
    expect(await jobs().executeTakeFirst()).toMatchObject({ state: 'cancelled' });
    const trail = server.store.db.selectFrom('audit_entries').selectAll();
    expect(await trail.orderBy('id', 'desc').executeTakeFirst()).toMatchObject({
      before: { status: 'Terjadwal' },
      after: { status: 'Dibatalkan' },
      action: 'broadcast.cancel',
      actor: 'person',
    });
    expect(await cancel(id)).toMatchObject({
      status: 409,
      body: { message: 'You have done this already: Cancel sending.' },
    });
    expect((await cancel(4711)).status).toBe(404);
  });

  it('is the same step when its job is cancelled, for the same roles', async () => {
    const { body } = await post(whole);
    const { db } = server.store;
    const [before] = await jobs().execute();
    const byJob = (role: number) => server.call(role, 'POST', `/api/admin/jobs/${body.data.job}/cancel`);
    // Owns the job, but has no access to broadcasts any more.
    const technician = db.selectFrom('admin_users').select('id').where('role', '=', TECHNICIAN).limit(1);
    await db.updateTable('jobs').set({ admin_user_id: technician }).where('id', '=', body.data.job).execute();
    expect((await byJob(TECHNICIAN)).status).toBe(403);
    expect(await newest()).toMatchObject({ status: 'Terjadwal' });
    const back = { admin_user_id: before?.admin_user_id ?? null };
    await db.updateTable('jobs').set(back).where('id', '=', body.data.job).execute();
    expect((await byJob(SUPPORT)).body).toMatchObject({ data: { state: 'cancelled' } });
    expect(await newest()).toMatchObject({ status: 'Dibatalkan', reached: 0 });
    const trail = db.selectFrom('audit_entries').selectAll().orderBy('id', 'desc');
    expect(await trail.executeTakeFirst()).toMatchObject({
      endpoint: 'job.cancel',
      action: 'broadcast.cancel',
      admin_user_id: before?.admin_user_id,
      after: { status: 'Dibatalkan' },
    });
  });

  it('is no step once shops have it: its job only stops', async () => {
    const { body } = await post(whole);
    const { id } = await newest();
    await server.store.db.transaction().execute(async (tx) => {
      await sql`select set_config('app.writer', 'import', true)`.execute(tx);
      await sql`update broadcasts set status = 'Terkirim' where id = ${id}`.execute(tx);
    });
    const answer = await call('POST', `/api/admin/jobs/${body.data.job}/cancel`);
    expect([answer.status, answer.body.data.state, (await newest()).status]).toEqual([
      200,
      'cancelled',
      'Terkirim',
    ]);
  });
});

it('goes on with the rest of a broadcast that stopped, and only of such a one', async () => {
  const { body } = await post(whole);
  const newest = async () => (await call('GET', '/api/admin/broadcast')).body.data.data[0];
  const { id } = await newest();
  const goOn = () => call('POST', `/api/admin/broadcast/${id}/continue`);
  expect((await goOn()).status).toBe(409);
  const { db } = server.store;
  const fail = { state: 'failed', started_at: '2026-01-01' } as const;
  await db.updateTable('jobs').set(fail).where('id', '=', body.data.job).execute();
  expect(await newest()).toMatchObject({ status: 'Gagal' });
  expect((await goOn()).body).toMatchObject({
    message: 'Broadcast {name} is being sent.',
    data: { job: body.data.job },
  });
  expect(await newest()).toMatchObject({ status: 'Mengirim' });
  const job = await call('GET', `/api/admin/jobs/${body.data.job}`);
  expect(job.body.data).toMatchObject({ state: 'queued', message: null, ended_at: null });
  expect((await call('POST', `/api/admin/jobs/${body.data.job}/continue`)).status).toBe(409);
});

it('is led on by whoever lets its job go on', async () => {
  const { body } = await post(whole);
  const newest = async () => (await call('GET', '/api/admin/broadcast')).body.data.data[0];
  const { id } = await newest();
  const { db } = server.store;
  const fail = { state: 'failed', started_at: '2026-01-01' } as const;
  await db.updateTable('jobs').set(fail).where('id', '=', body.data.job).execute();
  expect((await call('POST', `/api/admin/jobs/${body.data.job}/continue`)).status).toBe(200);
  expect(await newest()).toMatchObject({ status: 'Mengirim' });
  const trail = db.selectFrom('audit_entries').select(['action', 'actor', 'admin_user_id']);
  const [entry] = await trail
    .where('entity', '=', 'broadcast')
    .where('entity_id', '=', String(id))
    .orderBy('id', 'desc')
    .limit(1)
    .execute();
  expect(entry).toMatchObject({ action: 'broadcast.continue', actor: 'person' });
});

it('offers the active shops by name and the active vouchers', async () => {
  expect(shops.map(({ shop_name }) => shop_name).slice(0, 2)).toEqual(['Toko Rizki', 'Warung 1']);
  expect(Object.keys(shops[0] ?? {}).sort()).toEqual([
    'kota',
    'nav_id',
    'phone',
    'shop_name',
    'status',
    'username',
    'uuid',
  ]);
  const vouchers = await call('GET', '/api/admin/loyalty/voucher?page=1&active=Y');
  expect(vouchers.body.data).toMatchObject({ total: 1, data: [{ id: 1, name: 'Gratis Ongkir' }] });
});
