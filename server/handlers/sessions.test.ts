import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { eventually } from '../../tests/eventually.ts';
import type { TestServer } from '../fixtures/library-server.ts';
import { PASSWORD, SUPERADMIN, startProduct } from '../fixtures/product-server.ts';

const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:130.0) Gecko/20100101 Firefox/130.0';

let product: TestServer;
beforeAll(async () => {
  product = await startProduct();
});
afterAll(() => product.close());

async function signIn(userAgent = FIREFOX): Promise<string> {
  const { body } = await product.call(null, 'POST', '/api/login/admin', {
    payload: { username: 'Ratna', password: Buffer.from(PASSWORD).toString('base64') },
    headers: { 'user-agent': userAgent, 'x-forwarded-for': '10.1.2.3' },
  });
  return body.data.api_token;
}
const as = (token: string, method: string, path: string, payload?: object) =>
  product.call(null, method, path, {
    headers: { authorization: `Bearer ${token}` },
    ...(payload ? { payload } : {}),
  });
const sessionsOf = async (token: string) => (await as(token, 'GET', '/api/me/sessions')).body.data;
const isSignedIn = async (token: string) => (await as(token, 'GET', '/api/me')).status === 200;

describe('the sessions of an account', () => {
  it('are listed with device, address and times, the one that was used last first', async () => {
    await signIn('curl/8.4.0');
    const token = await signIn();
    expect(await sessionsOf(token)).toEqual([
      {
        id: expect.any(Number),
        device: 'Firefox, Linux',
        address: '10.1.2.3',
        created_at: expect.any(String),
        used_at: expect.any(String),
        current: 1,
      },
      expect.objectContaining({ device: null, current: 0 }),
    ]);
  });

  it('tell when they were used, to within five minutes', async () => {
    const token = await signIn();
    const { db } = product.store;
    await sql`update tokens set created_at = now() - interval '1 hour'`.execute(db);
    expect(await isSignedIn(token)).toBe(true);
    await eventually(async () => {
      const [first] = await sessionsOf(token);
      expect(first.current).toBe(1);
      expect(Date.now() - Date.parse(first.used_at)).toBeLessThan(60_000);
    });
    const used = (await sessionsOf(token))[0].used_at;
    await as(token, 'GET', '/api/me');
    expect((await sessionsOf(token))[0].used_at).toBe(used);
  });

  it('are ended by their owner, one or all others, and by nobody else', async () => {
    const [token, one, other] = [await signIn(), await signIn(), await signIn()];
    const own = (await sessionsOf(one)).find(({ current }: { current: number }) => current === 1);
    const end = (id: number) => as(token, 'DELETE', `/api/me/sessions/${id}`);
    expect((await product.call(SUPERADMIN, 'DELETE', `/api/me/sessions/${own.id}`)).status).toBe(404);
    expect(await end(own.id)).toMatchObject({ status: 200, body: { message: 'The session has ended.' } });
    expect(await isSignedIn(one)).toBe(false);
    expect((await end(own.id)).status).toBe(404);
    expect(await isSignedIn(other)).toBe(true);
    expect((await as(token, 'DELETE', '/api/me/sessions')).body.message).toBe(
      'Your other sessions have ended.',
    );
    expect(await isSignedIn(other)).toBe(false);
    expect(await sessionsOf(token)).toHaveLength(1);
    expect((await product.call(SUPERADMIN, 'GET', '/api/me')).status).toBe(200);
  });

  it('end when somebody changes the role', async () => {
    const token = await signIn();
    const { id } = (await as(token, 'GET', '/api/me')).body.data;
    const change = (role: number) =>
      product.call(SUPERADMIN, 'PUT', '/api/admin/user-admin', { payload: { id, username: 'Ratna', role } });
    await change(2);
    expect(await isSignedIn(token)).toBe(true);
    await change(5);
    expect(await isSignedIn(token)).toBe(false);
  });
});
