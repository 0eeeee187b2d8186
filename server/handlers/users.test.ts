import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestServer } from '../fixtures/library-server.ts';
import { SUPPORT, startProduct } from '../fixtures/product-server.ts';
import { isPassword } from '../rules/passwords.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startProduct();
  const { db } = server.store;
  await db
    .updateTable('users')
    .set({ owner_name: 'Rina Utami', nav_id: 'C10001', phone_number: '081234567890' })
    .execute();
  await db
    .insertInto('users')
    .values({ shop_name: 'Warung Rina', owner_name: 'Joko', nav_id: 'C10008', phone_number: '081122223333' })
    .execute();
  const times = { requested_at: '2026-11-02T08:00:00+07:00', expired_at: '2026-11-02T08:05:00+07:00' };
  await db.updateTable('otp_logs').set(times).execute();
});
afterAll(() => server.close());

const call = (method: string, url: string, rest = {}) => server.call(SUPPORT, method, url, rest);
const shopsOf = async (query: string) =>
  (await call('GET', `/api/admin/users?${query}`)).body.data.data.map(
    (row: { shop_name: string }) => row.shop_name,
  );

describe('shops', () => {
  it('are searched everywhere, or in the one field that is chosen', async () => {
    expect(await shopsOf('search=rina')).toEqual(['Warung Rina', 'Toko Rizki']);
    expect(await shopsOf('search=rina&field=owner_name')).toEqual(['Toko Rizki']);
    expect(await shopsOf('search=c10008&field=nav_id')).toEqual(['Warung Rina']);
    expect((await call('GET', '/api/admin/users?search=x&field=password_hash')).status).toBe(422);
  });

  it('get another owner, never an empty one', async () => {
    const headers = { 'content-type': 'application/x-www-form-urlencoded' };
    const saved = await call('PUT', '/api/admin/users/2', { headers, payload: 'owner_name=Joko+Santoso' });
    expect(saved.body).toMatchObject({ status: 200, data: { id: 2, owner_name: 'Joko Santoso' } });
    const refused = await call('PUT', '/api/admin/users/2', { headers, payload: 'owner_name=+' });
    expect(refused.status).toBe(422);
    expect(refused.body.errors).toMatchObject([{ field: 'owner_name', message: 'Please fill this field.' }]);
  });

  it('are switched off and on', async () => {
    const flip = async () => (await call('GET', '/api/admin/users/state/2')).body;
    expect(await flip()).toMatchObject({ message: '{shop_name} is inactive.', data: { active: 0 } });
    expect(await flip()).toMatchObject({ message: '{shop_name} is active.', data: { active: 1 } });
  });

  it('list their codes and requests by time, the newest first, whatever their ids', async () => {
    const { db } = server.store;
    const at = (day: string) => `2026-10-${day}T08:00:00+07:00`;
    const shop = await db
      .insertInto('users')
      .values({ shop_name: 'Toko Urut' })
      .returning('id')
      .executeTakeFirstOrThrow();
    const days = ['03', '09', '05'];
    await db
      .insertInto('otp_logs')
      .values(
        days.map((day) => ({ user_id: shop.id, otp_code: day, requested_at: at(day), expired_at: at(day) })),
      )
      .execute();
    await db
      .insertInto('user_update_infos')
      .values(days.map((day) => ({ user_id: shop.id, store_name: day, created_at: at(day) })))
      .execute();
    const codes = (await call('GET', `/api/admin/users/otp-log/${shop.id}`)).body.data;
    expect(codes.map((one: { otp_code: string }) => one.otp_code)).toEqual(['09', '05', '03']);
    const wishes = (await call('GET', `/api/admin/users/update-info/${shop.id}`)).body.data.data;
    expect(wishes.map((one: { store_name: string }) => one.store_name)).toEqual(['09', '05', '03']);
  });

  it('show the codes they asked for', async () => {
    expect((await call('GET', '/api/admin/users/otp-log/1')).body).toEqual({
      data: [
        {
          id: 1,
          otp_code: '004711',
          requested_at: '2026-11-02T08:00:00+07:00',
          expired_at: '2026-11-02T08:05:00+07:00',
        },
      ],
    });
  });
});

describe('a forgotten password', () => {
  const reset = (id: number, rest = {}) => call('GET', `/api/admin/users/reset-password/${id}`, rest);

  it('is replaced by one that is answered once, and kept nowhere but as a hash', async () => {
    const headers = { 'idempotency-key': 'reset-of-shop-2' };
    const { body } = await reset(2, { headers });
    const { password } = body.data;
    expect(password).toMatch(/^(\w{4}-){3}\w{4}$/);
    expect(body.message).toBe('The password of {shop_name} is reset.');
    const again = await reset(2, { headers });
    expect(again.body).toEqual({ ...body, data: null });
    const { db } = server.store;
    const shop = await db.selectFrom('users').select('password_hash').where('id', '=', 2).executeTakeFirst();
    expect(await isPassword(shop?.password_hash ?? null, password)).toBe(true);
    for (const table of ['audit_entries', 'idempotency_keys'] as const)
      expect(JSON.stringify(await db.selectFrom(table).selectAll().execute())).not.toContain(password);
    const trail = db
      .selectFrom('audit_entries')
      .select('entity_id')
      .where('endpoint', '=', 'user.reset-password');
    expect(await trail.execute()).toEqual([{ entity_id: '2' }]);
  });

  it('of a shop that is not there is refused', async () => {
    expect((await reset(999)).status).toBe(404);
  });
});

describe('a wish to have data changed', () => {
  it('is found only under the shop that has it', async () => {
    expect((await call('GET', '/user/2/update-info/1/process')).status).toBe(404);
  });

  it('is processed once, and says so', async () => {
    const done = await call('GET', '/user/1/update-info/1/process');
    expect(done.body).toMatchObject({
      status: 200,
      message: 'Update info of {store_name} processed.',
      params: { store_name: 'Toko Rizki Baru' },
      data: { status: 1, status_string: 'Processed' },
    });
    const processed = server.store.db.selectFrom('user_update_infos').selectAll().where('id', '=', 1);
    expect(await processed.executeTakeFirst()).toMatchObject({
      processed_by: expect.any(Number),
      processed_at: expect.any(String),
    });
    const again = await call('GET', '/user/1/update-info/1/process');
    expect(again).toMatchObject({ status: 409, body: { message: 'You have done this already: Process.' } });
    const listed = await call('GET', '/api/admin/users/update-info/1?page=1');
    expect(listed.body.data).toMatchObject({ total: 1, data: [{ id: 1, status_string: 'Processed' }] });
  });
});
