import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestServer } from '../fixtures/library-server.ts';
import { PASSWORD, startProduct } from '../fixtures/product-server.ts';

let product: TestServer;
beforeAll(async () => {
  product = await startProduct();
});
afterAll(() => product.close());

const base64 = (text: string) => Buffer.from(text).toString('base64');
const signIn = (username: string, password: string, rest: object = {}, from = '10.0.0.1') =>
  product.call(null, 'POST', '/api/login/admin', {
    payload: { username, password: base64(password), ...rest },
    headers: { 'x-forwarded-for': from },
  });
const bearer = (token: string) => ({ headers: { authorization: `Bearer ${token}` } });

describe('a sign-in', () => {
  it('answers the account and a token that opens the account', async () => {
    const { status, body } = await signIn(' ratna', PASSWORD);
    expect(status).toBe(200);
    expect(body.data.user).toEqual({
      id: expect.any(Number),
      username: 'Ratna',
      role: 2,
      role_string: 'Admin',
      uuid: null,
      avatar_url: null,
      name: 'Ratna W.',
      shop_name: null,
      version: expect.any(String),
    });
    const me = await product.call(null, 'GET', '/api/me', bearer(body.data.api_token));
    expect(me.body.data).toEqual(body.data.user);
  });

  it.each([
    ['Ratna', 'wrong'],
    ['nobody', PASSWORD],
    ["' or true --", PASSWORD],
  ])('of %s with a wrong word is refused without saying which', async (username, password) => {
    expect(await signIn(username, password, {}, '10.0.0.2')).toMatchObject({
      status: 401,
      body: { message: 'Username or password is wrong.', errors: [] },
    });
  });

  it('needs both words', async () => {
    for (const payload of [{}, { username: '', password: '' }, { username: 'Ratna' }]) {
      const answer = await product.call(null, 'POST', '/api/login/admin', { payload });
      expect(answer).toMatchObject({ status: 422, body: { message: 'Email or password cannot empty.' } });
    }
  });

  it('takes the password only as base64', async () => {
    const payload = { username: 'Ratna', password: PASSWORD };
    const headers = { 'x-forwarded-for': '10.0.0.3' };
    expect((await product.call(null, 'POST', '/api/login/admin', { payload, headers })).status).toBe(401);
  });

  it('lasts half a day, or a month when remembered, and its token is not in the database', async () => {
    const { db } = product.store;
    const hours = async (rest: object) => {
      const { body } = await signIn('Ratna', PASSWORD, rest, '10.0.0.4');
      const last = db.selectFrom('tokens').selectAll().orderBy('id', 'desc').limit(1);
      const token = await last.executeTakeFirstOrThrow();
      expect(JSON.stringify(token)).not.toContain(body.data.api_token);
      return Math.round((Date.parse(token.expires_at) - Date.parse(token.created_at)) / 3_600_000);
    };
    expect(await hours({})).toBe(12);
    expect(await hours({ remember: true })).toBe(720);
  });

  it('is refused after ten wrong tries of one address for one account, and only there', async () => {
    for (let n = 0; n < 10; n++) expect((await signIn('Ratna', 'wrong', {}, '10.0.1.1')).status).toBe(401);
    const refused = await signIn('Ratna', PASSWORD, {}, '10.0.1.1');
    expect(refused).toMatchObject({
      status: 429,
      body: {
        message: 'Too many attempts. Please try again in 5 minutes.',
        errors: [
          { message: 'Too many attempts. Please try again in {minutes} minutes.', params: { minutes: 5 } },
        ],
      },
    });
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(290);
    expect((await signIn('Ratna', PASSWORD, {}, '10.0.1.2')).status).toBe(200);
  });

  it('that succeeds makes the wrong tries before it forgotten', async () => {
    const words = [...Array(9).fill('wrong'), PASSWORD, ...Array(9).fill('wrong')];
    const statuses: number[] = [];
    for (const word of words) statuses.push((await signIn('Ratna', word, {}, '10.0.1.3')).status);
    expect(new Set(statuses.toSpliced(9, 1))).toEqual(new Set([401]));
    expect(statuses[9]).toBe(200);
  });

  it('with a valid token counts for its account, not for the address', async () => {
    const { api_token } = (await signIn('Ratna', PASSWORD, {}, '10.0.1.20')).body.data;
    const tryFrom = async (from: string, headers: object) =>
      (
        await product.call(null, 'POST', '/api/login/admin', {
          payload: { username: 'Nobody', password: base64('wrong') },
          headers: { 'x-forwarded-for': from, ...headers },
        })
      ).status;
    for (let n = 0; n < 10; n++) await tryFrom('10.0.1.21', {});
    expect(await tryFrom('10.0.1.21', {})).toBe(429);
    expect(await tryFrom('10.0.1.21', bearer('a-token-that-nobody-has-been-given').headers)).toBe(429);
    for (let n = 0; n < 10; n++) expect(await tryFrom('10.0.1.21', bearer(api_token).headers)).toBe(401);
    expect(await tryFrom('10.0.1.22', bearer(api_token).headers)).toBe(429);
  });

  it('that comes to nothing after the password was right leaves the tries counted', async () => {
    const { db } = product.store;
    await sql`insert into admin_users (username, role, name, password_hash)
      select 'Sari', role, 'Sari', password_hash from admin_users where username = 'Ratna'`.execute(db);
    await sql`create function no_token() returns trigger language plpgsql as 'begin raise exception ''full''; end'`.execute(
      db,
    );
    await sql`create trigger no_token before insert on tokens for each row execute function no_token()`.execute(
      db,
    );
    for (let n = 0; n < 10; n++) expect((await signIn('Sari', PASSWORD, {}, '10.0.1.9')).status).toBe(500);
    expect((await signIn('Sari', PASSWORD, {}, '10.0.1.9')).status).toBe(429);
    await sql`drop function no_token cascade`.execute(db);
  });

  it('stands in the trail under the name of who signed in, without the password', async () => {
    await signIn('Ratna', PASSWORD, {}, '10.0.0.5');
    const trail = product.store.db
      .selectFrom('audit_entries')
      .selectAll()
      .where('endpoint', '=', 'session.sign-in');
    const [entry] = await trail.orderBy('id', 'desc').limit(1).execute();
    expect(entry).toMatchObject({ entity: 'admin', before: null, after: null });
    expect(String(entry?.admin_user_id)).toBe(entry?.entity_id);
  });

  it('is let in with a browser that the account knows, whatever others try from there', async () => {
    const cookie = String((await signIn('Ratna', PASSWORD, {}, '10.0.1.4')).headers['set-cookie']);
    expect(cookie).toMatch(
      /^device=[\w-]{43}; Path=\/api\/login\/admin; Max-Age=\d+; HttpOnly; SameSite=Strict$/,
    );
    for (let n = 0; n < 10; n++) await signIn('Ratna', 'wrong', {}, '10.0.1.4');
    expect((await signIn('Ratna', PASSWORD, {}, '10.0.1.4')).status).toBe(429);
    const known = await product.call(null, 'POST', '/api/login/admin', {
      payload: { username: 'Ratna', password: base64(PASSWORD) },
      headers: { 'x-forwarded-for': '10.0.1.4', cookie: cookie.split(';')[0] ?? '' },
    });
    expect(known.status).toBe(200);
    expect((await product.call(null, 'GET', '/api/me', { headers: { cookie } })).status).toBe(401);
  });
});

describe('a sign-out', () => {
  it('ends the session of its token, and no other', async () => {
    const [one, other] = [await signIn('Ratna', PASSWORD), await signIn('Ratna', PASSWORD)].map(
      ({ body }) => body.data.api_token,
    );
    expect((await product.call(null, 'POST', '/api/logout', bearer(one))).body.message).toBe('Signed out.');
    const me = (token: string) => product.call(null, 'GET', '/api/me', bearer(token));
    expect(await me(one)).toMatchObject({ status: 401, body: { message: 'Token Expired.' } });
    expect((await me(other)).status).toBe(200);
  });
});
