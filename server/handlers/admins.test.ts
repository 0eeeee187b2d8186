import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestServer } from '../fixtures/library-server.ts';
import { PASSWORD, SUPERADMIN, startProduct } from '../fixtures/product-server.ts';

const ADMIN = 2;
const IT_STAFF = 4;
const base64 = (text: string) => Buffer.from(text).toString('base64');

let product: TestServer;
beforeAll(async () => {
  product = await startProduct();
});
afterAll(() => product.close());

const call = (role: number, method: string, path = '', payload?: object) =>
  product.call(role, method, `/api/admin/user-admin${path}`, payload ? { payload } : {});
const idOf = async (username: string): Promise<number> =>
  (await call(SUPERADMIN, 'GET', `?search=${username}`)).body.data.data[0].id;
const signIn = (username: string, password: string) =>
  product.call(null, 'POST', '/api/login/admin', { payload: { username, password: base64(password) } });
const isSignedIn = async (token: string) =>
  (await product.call(null, 'GET', '/api/me', { headers: { authorization: `Bearer ${token}` } })).status ===
  200;
const budi = { username: 'budi', role: 5, password: 'satu-dua-tiga', password_confirmation: 'satu-dua-tiga' };

/** The accounts that somebody else gave a password have chosen one of their own. */
const ownPasswords = () =>
  product.store.db.updateTable('admin_users').set({ password_temporary: false }).execute();

describe('an account of the staff', () => {
  it('is added and signs in', async () => {
    const added = await call(ADMIN, 'POST', '/create', { ...budi, username: ' budi ' });
    expect(added.body).toMatchObject({
      status: 200,
      message: 'Admin {username} saved.',
      data: { id: expect.any(Number), username: 'budi', role: 5 },
    });
    expect((await signIn('budi', 'satu-dua-tiga')).status).toBe(200);
    expect(await call(ADMIN, 'POST', '/create', { ...budi, username: 'BUDI' })).toMatchObject({
      status: 409,
      body: { message: 'Username is already used.' },
    });
  });

  it.each([
    [{ ...budi, username: ' ' }, 'Please Fill all Fields'],
    [{ ...budi, role: undefined }, 'Please Fill all Fields'],
    [{ ...budi, password_confirmation: '' }, 'Please Fill all Fields'],
    [{ ...budi, password_confirmation: 'Satu' }, 'Password confirmation does not match.'],
    [{ ...budi, password: '', password_confirmation: '' }, 'Please Fill all Fields'],
    [{ ...budi, password: 'tujuh-7', password_confirmation: 'tujuh-7' }, 'Must have at least 8 characters.'],
    [
      { ...budi, password: '12345678', password_confirmation: '12345678' },
      'This password is one of the first that others try. Choose another one.',
    ],
    [
      { ...budi, password: 'Budi-2026', password_confirmation: 'Budi-2026' },
      'This password is made of your own name. Choose one that has nothing to do with you.',
    ],
  ])('is not added from %j: %s', async (body, message) => {
    expect(await call(SUPERADMIN, 'POST', '/create', body)).toMatchObject({ status: 422, body: { message } });
  });

  it('keeps its password and sessions when only its name and role are changed', async () => {
    const id = await idOf('ratna');
    const { body } = await signIn('Ratna', PASSWORD);
    const changed = await call(ADMIN, 'PUT', '', { id, username: 'Ratna Dewi', role: 2 });
    expect(changed.body.data).toEqual({ id, username: 'Ratna Dewi', role: 2, version: expect.any(String) });
    expect(await isSignedIn(body.data.api_token)).toBe(true);
  });

  it('loses its sessions with its password', async () => {
    const id = await idOf('ratna');
    const { body } = await signIn('Ratna Dewi', PASSWORD);
    const account = { id, username: 'Ratna', role: 2 };
    const refused = { status: 422, body: { message: 'Password confirmation does not match.' } };
    expect(await call(ADMIN, 'PUT', '', { ...account, password: 'dua-tiga-empat' })).toMatchObject(refused);
    expect(
      await call(ADMIN, 'PUT', '', { ...account, password_confirmation: 'dua-tiga-empat' }),
    ).toMatchObject(refused);
    const passwords = { password: 'dua-tiga-empat', password_confirmation: 'dua-tiga-empat' };
    expect((await call(ADMIN, 'PUT', '', { ...account, ...passwords })).status).toBe(200);
    expect(await isSignedIn(body.data.api_token)).toBe(false);
    expect((await signIn('Ratna', 'dua-tiga-empat')).status).toBe(200);
    expect((await signIn('Ratna', PASSWORD)).status).toBe(401);
  });

  it('changes its own password only with the current one, and goes on with the session that did', async () => {
    const id = await idOf('ratna');
    const { body } = await signIn('Ratna', 'dua-tiga-empat');
    await ownPasswords();
    const change = (current_password?: string, token = body.data.api_token, password = 'lima-enam') =>
      product.call(null, 'PUT', '/api/admin/user-admin', {
        headers: { authorization: `Bearer ${token}` },
        payload: {
          id,
          username: 'Ratna',
          role: 2,
          password,
          password_confirmation: password,
          current_password,
        },
      });
    const no = (message: string) => ({
      status: 422,
      body: { message, errors: [expect.objectContaining({ field: 'current_password' })] },
    });
    expect(await change()).toMatchObject(no('Give your current password.'));
    expect(await change('lima-enam')).toMatchObject(no('The current password is wrong.'));
    expect(await change('dua-tiga-empat', body.data.api_token, 'RatnaW88')).toMatchObject({
      status: 422,
      body: { errors: [expect.objectContaining({ field: 'password' })] },
    });
    expect((await change('dua-tiga-empat')).status).toBe(200);
    expect(await isSignedIn(body.data.api_token)).toBe(true);
    for (let n = 0; n < 10; n++) expect((await change('salah')).status).toBe(422);
    expect((await change('lima-enam')).status).toBe(429);
    const another = (await signIn('Ratna', 'lima-enam')).body.data.api_token;
    expect((await change('lima-enam', another)).status).toBe(429);
    const back = { password: 'dua-tiga-empat', password_confirmation: 'dua-tiga-empat' };
    expect((await call(ADMIN, 'PUT', '', { id, username: 'Ratna', role: 2, ...back })).status).toBe(200);
  });

  it('gets a temporary password from a Superadmin alone; its sessions end and nothing keeps the password', async () => {
    const id = await idOf('ratna');
    const { body } = await signIn('Ratna', 'dua-tiga-empat');
    const reset = (role: number, password: string, of = id) =>
      product.call(role, 'PUT', `/api/admin/user-admin/${of}/password`, {
        payload: { password },
        headers: { 'idempotency-key': `reset-${of}-${password.length}` },
      });
    expect((await reset(ADMIN, 'sementara-1')).status).toBe(403);
    expect(await reset(SUPERADMIN, 'qwertyuiop')).toMatchObject({
      status: 422,
      body: { message: 'This password is one of the first that others try. Choose another one.' },
    });
    expect(await reset(SUPERADMIN, 'pendek')).toMatchObject({
      status: 422,
      body: { message: 'Give a temporary password of at least 8 characters.' },
    });
    expect(await isSignedIn(body.data.api_token)).toBe(true);
    const done = await reset(SUPERADMIN, 'sementara-1');
    expect(done.body).toEqual({
      status: 200,
      message: 'The password of {username} is reset. All sessions of the account have ended.',
      params: { username: 'Ratna' },
      data: null,
    });
    expect(await isSignedIn(body.data.api_token)).toBe(false);
    expect((await signIn('Ratna', 'dua-tiga-empat')).status).toBe(401);
    expect((await signIn('Ratna', 'sementara-1')).status).toBe(200);
    const kept = await Promise.all(
      (['audit_entries', 'idempotency_keys'] as const).map((table) =>
        product.store.db.selectFrom(table).selectAll().execute(),
      ),
    );
    expect(kept.every((rows) => rows.length > 0)).toBe(true);
    expect(JSON.stringify(kept)).not.toContain('sementara');
  });

  it('leaves no password in the audit trail', async () => {
    const trail = await product.store.db.selectFrom('audit_entries').selectAll().execute();
    expect(trail.filter(({ entity }) => entity === 'user-admin').length).toBeGreaterThan(2);
    expect(JSON.stringify(trail)).not.toMatch(/argon2|"password|dua/);
  });

  it('is deleted with its sessions', async () => {
    const { body } = await signIn('budi', 'satu-dua-tiga');
    expect((await call(ADMIN, 'DELETE', `/${await idOf('budi')}`)).body).toMatchObject({
      message: 'Admin {username} deleted.',
      params: { username: 'budi' },
    });
    expect(await isSignedIn(body.data.api_token)).toBe(false);
  });

  it('is not deleted by its owner, nor while it approves', async () => {
    expect(await call(ADMIN, 'DELETE', `/${await idOf('role-2')}`)).toMatchObject({
      status: 403,
      body: { message: 'You cannot delete your own account.' },
    });
    const { db } = product.store;
    const user_id = await idOf('role-5');
    await db.insertInto('approvals').values({ user_id, role: 1 }).execute();
    expect(await call(ADMIN, 'DELETE', `/${user_id}`)).toMatchObject({
      status: 409,
      body: { message: 'role-5 is still used by 1 approver.' },
    });
  });
});

describe('a Superadmin', () => {
  const refused = {
    status: 403,
    body: { message: 'Only a Superadmin may add, change or delete a Superadmin.' },
  };

  it('is added, changed and deleted by a Superadmin only', async () => {
    const siti = { ...budi, username: 'siti', role: SUPERADMIN };
    expect(await call(ADMIN, 'POST', '/create', siti)).toMatchObject(refused);
    const { body } = await call(SUPERADMIN, 'POST', '/create', siti);
    const { id } = body.data;
    expect(await call(ADMIN, 'PUT', '', { id, username: 'siti', role: 2 })).toMatchObject(refused);
    expect(await call(ADMIN, 'DELETE', `/${id}`)).toMatchObject(refused);
    const own = { id: await idOf('role-2'), username: 'role-2', role: SUPERADMIN };
    expect(await call(ADMIN, 'PUT', '', own)).toMatchObject(refused);
    expect((await call(SUPERADMIN, 'DELETE', `/${id}`)).status).toBe(200);
  });

  it('who is the last one stays one', async () => {
    const own = { id: await idOf('role-3'), username: 'role-3', role: ADMIN };
    expect(await call(SUPERADMIN, 'PUT', '', own)).toMatchObject({
      status: 409,
      body: { message: 'There must always be a Superadmin.' },
    });
  });
});

it('the accounts are not for the other roles', async () => {
  expect((await call(IT_STAFF, 'GET')).status).toBe(403);
});
