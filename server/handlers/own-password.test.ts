import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestServer } from '../fixtures/library-server.ts';
import { SUPERADMIN, startProduct } from '../fixtures/product-server.ts';

const TEMPORARY = 'sementara-sekali';
const OWN = 'kucing di atas atap';

let product: TestServer;
beforeAll(async () => {
  product = await startProduct();
});
afterAll(() => product.close());

const signIn = async (password: string) =>
  product.call(null, 'POST', '/api/login/admin', {
    payload: { username: 'wati', password: Buffer.from(password).toString('base64') },
  });
const as = (token: string, method: string, path: string, payload?: object) =>
  product.call(null, method, path, {
    headers: { authorization: `Bearer ${token}` },
    ...(payload ? { payload } : {}),
  });
const change = (token: string, current_password: string, password: string) =>
  as(token, 'PUT', '/api/me/password', { current_password, password, password_confirmation: password });

describe('a password that somebody else has set', () => {
  beforeAll(async () => {
    const account = { username: 'wati', role: 2, password: TEMPORARY, password_confirmation: TEMPORARY };
    await product.call(SUPERADMIN, 'POST', '/api/admin/user-admin/create', { payload: account });
  });

  it('signs in, and opens nothing but what it takes to choose another one', async () => {
    const { status, body } = await signIn(TEMPORARY);
    expect(status).toBe(200);
    expect(body.data.first_screen).toBe('change-password');
    const token = body.data.api_token;
    for (const path of ['/api/admin/brand', '/api/admin/jobs', '/api/live'])
      expect(await as(token, 'GET', path)).toMatchObject({
        status: 403,
        body: {
          message: 'Choose a password of your own first.',
          errors: [{ link: { screen: 'change-password', text: 'Change password' } }],
        },
      });
    expect((await as(token, 'GET', '/api/me')).status).toBe(200);
  });

  it('is changed by its owner alone, to another one that nobody guesses', async () => {
    const other = (await signIn(TEMPORARY)).body.data.api_token;
    const token = (await signIn(TEMPORARY)).body.data.api_token;
    const refused = (field: string, message: string) => ({
      status: 422,
      body: { errors: [{ field, message }] },
    });
    expect(await change(token, 'salah', OWN)).toMatchObject(
      refused('current_password', 'The current password is wrong.'),
    );
    expect(await change(token, TEMPORARY, TEMPORARY)).toMatchObject(
      refused('password', 'This is the password that you have. Choose another one.'),
    );
    expect(await change(token, TEMPORARY, 'wati-2026')).toMatchObject(
      refused(
        'password',
        'This password is made of your own name. Choose one that has nothing to do with you.',
      ),
    );
    expect(await change(token, TEMPORARY, OWN)).toMatchObject({
      status: 200,
      body: { message: 'Your password is changed. Your other sessions have ended.' },
    });
    expect((await as(token, 'GET', '/api/admin/brand')).status).toBe(200);
    expect((await as(other, 'GET', '/api/me')).status).toBe(401);
    expect((await signIn(TEMPORARY)).status).toBe(401);
    expect((await signIn(OWN)).body.data).not.toHaveProperty('first_screen');
  });

  it('is temporary again after a Superadmin has reset it', async () => {
    const { id } = (await signIn(OWN)).body.data.user;
    const payload = { password: TEMPORARY };
    await product.call(SUPERADMIN, 'PUT', `/api/admin/user-admin/${id}/password`, { payload });
    expect((await signIn(TEMPORARY)).body.data.first_screen).toBe('change-password');
  });
});
