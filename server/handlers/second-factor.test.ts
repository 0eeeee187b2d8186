import { TOTP } from 'otpauth';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { revokeTokensOf } from '../calls/tokens.store.ts';
import type { TestServer } from '../fixtures/library-server.ts';
import { PASSWORD, SUPERADMIN, startProduct } from '../fixtures/product-server.ts';

const WANTED = 'Enter the code of your authenticator app.';
const WRONG_CODE = 'The code is wrong, or was used before.';
const STEP = 30_000;

let product: TestServer;
beforeAll(async () => {
  product = await startProduct();
});
afterAll(() => product.close());
beforeEach(async () => {
  const { db } = product.store;
  await db.deleteFrom('second_factors').execute();
  await db.deleteFrom('attempts').execute();
});

const to = (server: TestServer) => ({
  signIn: (code?: string, password = PASSWORD) =>
    server.call(null, 'POST', '/api/login/admin', {
      payload: {
        username: 'Ratna',
        password: Buffer.from(password).toString('base64'),
        ...(code ? { code } : {}),
      },
    }),
  as: (token: string, method: string, path: string, payload?: object) =>
    server.call(null, method, path, {
      headers: { authorization: `Bearer ${token}` },
      ...(payload ? { payload } : {}),
    }),
});

/** The code of a secret, some steps from now. */
const codeOf = (secret: string, steps = 0) =>
  new TOTP({ secret }).generate({ timestamp: Date.now() + steps * STEP });

/** Signs in and switches it on; the code of the step before this one is used up. */
async function switchOn(server: TestServer = product) {
  const { signIn, as } = to(server);
  const token: string = (await signIn()).body.data.api_token;
  const offered = (await as(token, 'GET', '/api/me/second-factor/offer')).body.data;
  const body = { offer: offered.offer, code: codeOf(offered.secret, -1), current_password: PASSWORD };
  const { status } = await as(token, 'POST', '/api/me/second-factor/on', body);
  expect(status).toBe(200);
  return { token, secret: offered.secret as string, recoveryCodes: offered.recovery_codes as string[] };
}

describe('the sign-in of an account with a second factor', () => {
  const { signIn } = { signIn: (code?: string, password?: string) => to(product).signIn(code, password) };

  it('wants a code, and says so to nobody but who has the password', async () => {
    const { secret } = await switchOn();
    expect(await signIn()).toMatchObject({
      status: 401,
      body: { message: WANTED, errors: [{ field: 'code', message: WANTED }] },
    });
    for (const code of [undefined, '123456', codeOf(secret)])
      expect((await signIn(code, 'salah')).body).toEqual({
        message: 'Username or password is wrong.',
        errors: [],
      });
    expect(await signIn('000000')).toMatchObject({
      status: 401,
      body: { message: WRONG_CODE, errors: [{ field: 'code', message: WRONG_CODE }] },
    });
    const { status, body } = await signIn(codeOf(secret));
    expect([status, Object.keys(body.data).sort()]).toEqual([200, ['api_token', 'user']]);
  });

  it('takes each code once, and none of before', async () => {
    const { secret } = await switchOn();
    expect((await signIn(codeOf(secret, -1))).status).toBe(401);
    expect((await signIn(codeOf(secret, 1))).status).toBe(200);
    expect((await signIn(codeOf(secret, 1))).status).toBe(401);
    expect((await signIn(codeOf(secret))).status).toBe(401);
  });

  it('takes one of two sign-ins with one code at the same time', async () => {
    const { secret } = await switchOn();
    const code = codeOf(secret);
    const both = await Promise.all([signIn(code), signIn(code)]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 401]);
  });

  it('takes a recovery code in its place, once, however it is typed', async () => {
    const { recoveryCodes } = await switchOn();
    const [first = '', second = ''] = recoveryCodes;
    const typed = first.toLowerCase().replaceAll('-', ' ');
    const { status, body } = await signIn(typed);
    expect(status).toBe(200);
    expect((await signIn(first)).status).toBe(401);
    const { data } = (await to(product).as(body.data.api_token, 'GET', '/api/me/second-factor')).body;
    expect(data.recovery_codes).toBe(9);
    expect((await signIn(second)).status).toBe(200);
  });

  it('counts wrong codes of an account, from wherever they come', async () => {
    const { secret } = await switchOn();
    const from = (at: number, code: string) =>
      product.call(null, 'POST', '/api/login/admin', {
        payload: { username: 'Ratna', password: Buffer.from(PASSWORD).toString('base64'), code },
        remoteAddress: `10.0.${at}.1`,
      });
    for (let at = 0; at < 10; at += 1) expect((await from(at, '000000')).status).toBe(401);
    expect((await from(11, codeOf(secret))).status).toBe(429);
    await product.store.db.deleteFrom('attempts').execute();
    expect((await from(12, codeOf(secret))).status).toBe(200);
  });
});

describe('the own second factor', () => {
  const as = (token: string, method: string, path: string, payload?: object) =>
    to(product).as(token, method, path, payload);

  it('is on once a code has shown that an app has it; other sessions end', async () => {
    const other = (await to(product).signIn()).body.data.api_token;
    const { token, secret } = await switchOn();
    expect((await as(token, 'GET', '/api/me/second-factor')).body.data).toMatchObject({
      active: 1,
      available: 1,
      demanded: 0,
      recovery_codes: 10,
    });
    expect((await as(other, 'GET', '/api/me')).status).toBe(401);
    const stored = await product.store.db.selectFrom('second_factors').selectAll().executeTakeFirstOrThrow();
    expect(JSON.stringify(stored)).not.toContain(secret);
    expect(Buffer.from(stored.secret).includes(secret)).toBe(false);
    const { offer, secret: next } = (await as(token, 'GET', '/api/me/second-factor/offer')).body.data;
    const again = { offer, code: codeOf(next), current_password: PASSWORD };
    expect((await as(token, 'POST', '/api/me/second-factor/on', again)).status).toBe(409);
  });

  it('is not switched on with another code, without the password, or with the offer of somebody else', async () => {
    const { body: signedIn } = await to(product).signIn();
    const token: string = signedIn.data.api_token;
    const { offer, secret } = (await as(token, 'GET', '/api/me/second-factor/offer')).body.data;
    const on = (payload: object) =>
      as(token, 'POST', '/api/me/second-factor/on', {
        offer,
        code: codeOf(secret),
        current_password: PASSWORD,
        ...payload,
      });
    expect(await on({ code: '000000' })).toMatchObject({
      status: 422,
      body: { errors: [{ field: 'code', message: WRONG_CODE }] },
    });
    expect(await on({ current_password: 'salah' })).toMatchObject({
      status: 422,
      body: { errors: [{ field: 'current_password' }] },
    });
    const others = (await product.call(SUPERADMIN, 'GET', '/api/me/second-factor/offer')).body.data;
    expect((await on({ offer: others.offer, code: codeOf(others.secret) })).status).toBe(409);
    expect((await on({ offer: 'x' })).status).toBe(409);
    expect((await as(token, 'GET', '/api/me/second-factor')).body.data.active).toBe(0);
  });

  it('is switched off with the password and a code', async () => {
    const { token, secret } = await switchOn();
    const off = (current_password: string, code: string) =>
      as(token, 'POST', '/api/me/second-factor/off', { current_password, code });
    expect((await off('salah', codeOf(secret))).status).toBe(422);
    expect((await off(PASSWORD, '000000')).status).toBe(422);
    expect((await off(PASSWORD, codeOf(secret))).status).toBe(200);
    expect((await to(product).signIn()).status).toBe(200);
    expect((await product.store.db.selectFrom('recovery_codes').selectAll().execute()).length).toBe(0);
  });

  it('is taken away by a Superadmin, who is named; all sessions of the account end', async () => {
    const { token } = await switchOn();
    const { id } = (await as(token, 'GET', '/api/me')).body.data;
    const path = `/api/admin/user-admin/${id}/second-factor`;
    expect((await as(token, 'DELETE', path)).status).toBe(403);
    expect(await product.call(SUPERADMIN, 'DELETE', path)).toMatchObject({
      status: 200,
      body: {
        message: 'The two-step sign-in of {username} is reset. All sessions of the account have ended.',
        params: { username: 'Ratna' },
      },
    });
    expect((await as(token, 'GET', '/api/me')).status).toBe(401);
    expect((await to(product).signIn()).status).toBe(200);
    expect((await product.call(SUPERADMIN, 'DELETE', path)).status).toBe(409);
    const entry = await product.store.db
      .selectFrom('audit_entries')
      .selectAll()
      .where('endpoint', '=', 'user-admin.reset-second-factor')
      .executeTakeFirstOrThrow();
    expect(entry).toMatchObject({ entity: 'user-admin', entity_id: String(id) });
  });
});

describe('a role that has to have a second factor', () => {
  let strict: TestServer;
  beforeAll(async () => {
    strict = await startProduct({ SECOND_FACTOR_ROLES: 'admin, Superadmin', SECRETS_KEY: 's'.repeat(40) });
  });
  afterAll(() => strict.close());

  it('sets it up before anything else, and then does what it wants', async () => {
    const { signIn, as } = to(strict);
    const { body } = await signIn();
    expect(body.data.first_screen).toBe('second-factor-on');
    const token: string = body.data.api_token;
    for (const path of ['/api/admin/brand', '/api/live', '/files/0123456789abcdef0123456789abcdef.pdf'])
      expect(await as(token, 'GET', path)).toMatchObject({
        status: 403,
        body: {
          message: 'Set up the two-step sign-in first.',
          errors: [{ link: { screen: 'second-factor-on', text: 'Two-step sign-in' } }],
        },
      });
    expect((await as(token, 'GET', '/api/me/second-factor')).body.data).toMatchObject({ demanded: 1 });
    const { secret, token: ready } = await switchOn(strict);
    expect((await as(ready, 'GET', '/api/admin/brand')).status).toBe(200);
    expect((await signIn(codeOf(secret))).body.data).not.toHaveProperty('first_screen');
  });

  it('is no other role', async () => {
    expect((await strict.call(5, 'GET', '/api/me')).status).toBe(200);
    expect((await strict.call(5, 'GET', '/api/admin/jobs')).status).toBe(200);
  });

  it('is named as the product names it', async () => {
    await expect(startProduct({ SECOND_FACTOR_ROLES: 'Boss' })).rejects.toThrow(
      /^SECOND_FACTOR_ROLES names roles \(Admin, Superadmin.*\), not "Boss"\.$/,
    );
  });
});

describe('a server without a key', () => {
  let keyless: TestServer;
  beforeAll(async () => {
    keyless = await startProduct({ DATABASE_URL: 'postgres://nobody@localhost/nothing' });
  });
  afterAll(() => keyless.close());

  it('switches none on, and says so', async () => {
    const { signIn, as } = to(keyless);
    const token: string = (await signIn()).body.data.api_token;
    expect((await as(token, 'GET', '/api/me/second-factor')).body.data.available).toBe(0);
    expect(await as(token, 'GET', '/api/me/second-factor/offer')).toMatchObject({
      status: 409,
      body: { message: 'The two-step sign-in needs a key that this server does not have. Ask IT.' },
    });
  });

  it('still wants the code of who has one, and takes the recovery codes', async () => {
    const { secret, recoveryCodes } = await switchOn();
    const { db } = keyless.store;
    const factor = await product.store.db.selectFrom('second_factors').selectAll().executeTakeFirstOrThrow();
    const codes = await product.store.db.selectFrom('recovery_codes').selectAll().execute();
    await db.insertInto('second_factors').values(factor).execute();
    await db.insertInto('recovery_codes').values(codes).execute();
    const { signIn } = to(keyless);
    expect((await signIn()).status).toBe(401);
    expect((await signIn(codeOf(secret))).status).toBe(401);
    expect((await signIn(recoveryCodes[0])).status).toBe(200);
    await revokeTokensOf(db, factor.admin_user_id, null);
  });
});
