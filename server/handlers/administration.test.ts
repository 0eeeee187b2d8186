import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestServer } from '../fixtures/library-server.ts';
import { SUPERADMIN, SUPPORT, startProduct } from '../fixtures/product-server.ts';

let product: TestServer;
beforeAll(async () => {
  product = await startProduct();
  const { db } = product.store;
  await db
    .insertInto('nav_logs')
    .values([
      { url: '/NAV/items', method: 'GET', message: 'OK' },
      { url: '/NAV/orders', method: 'POST', message: 'GET lost' },
    ])
    .execute();
});
afterAll(() => product.close());

const call = (method: string, path: string, payload?: object) =>
  product.call(SUPERADMIN, method, `/api/admin${path}`, payload ? { payload } : {});

describe('an approver', () => {
  it('is somebody who may see promotions: others would never be let in to decide', async () => {
    const { db } = product.store;
    const row = db.selectFrom('admin_users').select('id').where('username', '=', `role-${SUPPORT}`);
    const { id } = await row.executeTakeFirstOrThrow();
    expect(await call('POST', '/master/approval', { user_id: id, role: 2 })).toMatchObject({
      status: 422,
      body: { errors: [{ field: 'user_id' }] },
    });
  });

  it('is added, listed with level and name, changed and deleted', async () => {
    expect((await call('POST', '/master/approval', { user_id: 1, role: 2 })).body).toMatchObject({
      message: 'Approver saved.',
    });
    const [row] = (await call('GET', '/master/approval?search=ratna')).body.data.data;
    expect(row).toEqual({
      id: expect.any(Number),
      user_id: 1,
      role: 2,
      role_string: 'Direktur',
      user: { username: 'Ratna', owner_name: 'Ratna W.' },
      version: expect.any(String),
    });
    const again = await call('POST', '/master/approval', { user_id: 1, role: 2 });
    expect(again).toMatchObject({
      status: 409,
      body: { message: 'User and Role are already used together.', errors: [{ field: 'role' }] },
    });
    const changed = { id: row.id, user_id: 2, role: 1 };
    expect((await call('POST', '/master/approval/update', changed)).status).toBe(200);
    expect((await call('GET', `/master/approval/${row.id}`)).body.data.role_string).toBe('Kepala Gudang');
    expect((await call('GET', '/master/approval?search=direktur')).body.data.total).toBe(0);
    expect((await call('DELETE', `/master/approval/${row.id}`)).body.message).toBe('Approver deleted.');
    expect((await call('GET', '/master/approval')).body.data.total).toBe(1);
  });

  it.each([
    ['/master/approval', { user_id: '', role: 1 }, 'User or Role cannot empty.'],
    ['/master/approval', { user_id: 1 }, 'User or Role cannot empty.'],
    ['/master/approval/update', { id: 1, user_id: 1, role: '' }, 'Role cannot empty.'],
  ])('%s refuses %j', async (path, body, message) => {
    expect(await call('POST', path, body)).toMatchObject({ status: 422, body: { message } });
  });

  it('has one of the levels', async () => {
    const { data } = (await call('GET', '/master/level')).body;
    expect(data).toEqual([
      { id: expect.any(Number), level_name: 'Kepala Gudang', level: 1 },
      { id: expect.any(Number), level_name: 'Direktur', level: 2 },
    ]);
    expect((await call('POST', '/master/approval', { user_id: 1, role: 9 })).status).toBe(422);
    await product.store.db
      .updateTable('approval_levels')
      .set({ level_name: 'Gudang' })
      .where('level', '=', 1)
      .execute();
    expect((await call('GET', '/master/approval/1')).body.data.role_string).toBe('Gudang');
  });
});

describe('the log of the ERP', () => {
  const urls = async (query: string) =>
    (await call('GET', `/nav/log?${query}`)).body.data.data.map(({ url }: { url: string }) => url);

  it('is searched in all fields or in one', async () => {
    expect(await urls('search=get')).toEqual(['/NAV/orders', '/NAV/items']);
    expect(await urls('search=get&field=method')).toEqual(['/NAV/items']);
    expect(await urls('search=get&field=message')).toEqual(['/NAV/orders']);
    expect(await urls('field=method')).toHaveLength(2);
    expect((await call('GET', '/nav/log?field=password_hash&search=a')).status).toBe(422);
  });

  it('is not for the other roles', async () => {
    expect((await product.call(SUPPORT, 'GET', '/api/admin/nav/log')).status).toBe(403);
  });
});

describe('a config', () => {
  it('named chat_config takes only true or false; an unknown key is not there', async () => {
    const refused = await call('POST', '/configs/update', { key: 'chat_config', value: 'maybe' });
    const message = 'Please input false or true value.';
    expect(refused).toMatchObject({ status: 422, body: { errors: [{ field: 'value', message }] } });
    expect((await call('POST', '/configs/update', { key: 'nobody', value: 'x' })).status).toBe(404);
  });
});
