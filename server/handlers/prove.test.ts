import { sql } from 'kysely';
import { TOTP } from 'otpauth';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { TestServer } from '../fixtures/library-server.ts';
import { PASSWORD, SUPERADMIN, startProduct } from '../fixtures/product-server.ts';

const REFUSED = {
  message: 'Show first that it is you: by your password, or by signing in anew.',
  errors: [],
};

let product: TestServer;
let token: string;
beforeAll(async () => {
  product = await startProduct({ PROOF_MINUTES: '10' });
});
afterAll(() => product.close());
beforeEach(async () => {
  await product.store.db.deleteFrom('attempts').execute();
  await product.store.db.deleteFrom('second_factors').execute();
  token = await signIn(product);
});

async function signIn(server: TestServer): Promise<string> {
  const payload = { username: 'Ratna', password: Buffer.from(PASSWORD).toString('base64') };
  return (await server.call(null, 'POST', '/api/login/admin', { payload })).body.data.api_token;
}
const as = (method: string, path: string, payload?: object, server = product) =>
  server.call(null, method, path, {
    headers: { authorization: `Bearer ${token}` },
    ...(payload ? { payload } : {}),
  });
/** Lets the last proof be so many minutes old. */
const wait = (minutes: number, server = product) =>
  sql`update tokens set proved_at = now() - ${minutes} * interval '1 minute'`.execute(server.store.db);

let made = 0;
const addAccount = (server = product) => {
  const password = 'kereta-senja-41';
  const account = { username: `baru-${++made}`, role: 5, password, password_confirmation: password };
  return as('POST', '/api/admin/user-admin/create', account, server);
};
const prove = (current_password: string, code?: string) =>
  as('POST', '/api/me/proof', { current_password, ...(code ? { code } : {}) });

describe('a grave call', () => {
  it('is made by a sign-in of the last minutes, and by an older one not before its password', async () => {
    expect((await addAccount()).status).toBe(200);
    await wait(9);
    expect((await addAccount()).status).toBe(200);
    await wait(11);
    const { status, body } = await addAccount();
    expect([status, body]).toEqual([403, { ...REFUSED, proof: 'password' }]);
    expect((await prove(PASSWORD)).status).toBe(200);
    expect((await addAccount()).status).toBe(200);
  });

  it.each([
    ['POST', '/api/admin/category/bulk-delete', { ids: [1] }],
    ['DELETE', '/api/admin/sections/items/all/1', undefined],
    ['DELETE', '/api/admin/master/approval/1', undefined],
  ] as const)('is %s %s', async (method, path, payload) => {
    await wait(11);
    expect((await as(method, path, payload)).body).toMatchObject({ proof: 'password' });
  });

  it('is not what deletes one, what is decided on a promotion, nor what only reads', async () => {
    await wait(11);
    for (const [method, path] of [
      ['DELETE', '/api/admin/category/99'],
      ['GET', '/api/admin/master/approval/99/approve'],
      ['GET', '/api/admin/user-admin'],
    ] as const)
      expect((await as(method, path)).body).not.toHaveProperty('proof');
  });

  it('asks nothing where the server does not have the call that proves', async () => {
    const stated = await startProduct({ EXTENSIONS: 'none' });
    const own = token;
    token = await signIn(stated);
    await wait(600, stated);
    expect((await addAccount(stated)).status).toBe(200);
    token = own;
    await stated.close();
  });
});

describe('a proof', () => {
  it('is of the session that gives it alone', async () => {
    const first = token;
    token = await signIn(product);
    await wait(11);
    expect((await prove(PASSWORD)).status).toBe(200);
    token = first;
    expect((await addAccount()).status).toBe(403);
  });

  it('is refused by a wrong password, and after ten of them for a while', async () => {
    await wait(11);
    for (let tries = 0; tries < 10; tries += 1)
      expect(await prove('salah')).toMatchObject({
        status: 422,
        body: { errors: [{ field: 'current_password', message: 'The current password is wrong.' }] },
      });
    expect((await prove(PASSWORD)).status).toBe(429);
    expect((await addAccount()).status).toBe(403);
  });

  it('needs a code where the account has a second factor', async () => {
    const offered = (await as('GET', '/api/me/second-factor/offer')).body.data;
    const codeOf = (steps: number) =>
      new TOTP({ secret: offered.secret }).generate({ timestamp: Date.now() + steps * 30_000 });
    const on = { offer: offered.offer, code: codeOf(-1), current_password: PASSWORD };
    expect((await as('POST', '/api/me/second-factor/on', on)).status).toBe(200);
    await wait(11);
    expect((await addAccount()).body).toMatchObject({ proof: 'code' });
    for (const [code, message] of [
      [undefined, 'Enter the code of your authenticator app.'],
      ['000000', 'The code is wrong, or was used before.'],
    ] as const)
      expect(await prove(PASSWORD, code)).toMatchObject({
        status: 422,
        body: { errors: [{ field: 'code', message }] },
      });
    expect((await addAccount()).status).toBe(403);
    expect((await prove(PASSWORD, codeOf(0))).status).toBe(200);
    expect((await addAccount()).status).toBe(200);
  });

  it('stands in the trail under the name of who gave it', async () => {
    await prove(PASSWORD);
    const entry = await product.store.db
      .selectFrom('audit_entries')
      .selectAll()
      .where('endpoint', '=', 'session.prove')
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow();
    expect(entry).toMatchObject({ entity: 'admin' });
    expect(JSON.stringify(entry)).not.toContain(PASSWORD);
  });
});

it('a Superadmin whose proof is old sees the stated refusals first', async () => {
  await wait(11);
  const { status } = await product.call(SUPERADMIN, 'POST', '/api/admin/user-admin/create', { payload: {} });
  expect(status).toBe(422);
});
