import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { startChat } from '../chat/testing.ts';
import { PASSWORD, SUPERADMIN, SUPPORT, startProduct } from '../fixtures/product-server.ts';

const [INSIDE, OUTSIDE] = ['10.1.2.3', '203.0.113.9'];
const REFUSED = { message: 'This account does not work from the address 203.0.113.9. Ask IT.' };

/** Admins and Superadmins work from inside alone. */
let server: Awaited<ReturnType<typeof startChat>>;
beforeAll(async () => {
  server = await startChat({ ROLE_ADDRESSES: 'admin=10.0.0.0/8; Superadmin=10.1.0.0/16,2001:db8::/32' });
});
afterAll(() => server.close());

/** As the proxy on this machine, which is trusted, passes the call on. */
const from = (address: string) => ({ headers: { 'x-forwarded-for': address } });

describe('a role that works from its addresses alone', () => {
  const signIn = (address: string, password = PASSWORD) =>
    server.call(null, 'POST', '/api/login/admin', {
      ...from(address),
      payload: { username: 'Ratna', password: Buffer.from(password).toString('base64') },
    });

  it('signs in from there, and elsewhere is told so once the password is right', async () => {
    expect((await signIn(INSIDE)).status).toBe(200);
    expect((await signIn(`::ffff:${INSIDE}`)).status).toBe(200);
    expect((await signIn(OUTSIDE, 'salah')).status).toBe(401);
    const { status, body } = await signIn(OUTSIDE);
    expect(status).toBe(403);
    expect(body).toMatchObject(REFUSED);
  });

  it.each([
    ['GET', '/api/me'],
    ['GET', '/api/admin/brand'],
    ['POST', '/api/chats/ticket'],
    ['GET', '/api/live'],
    ['GET', '/api/admin/products/download-product'],
    ['GET', '/files/0123456789abcdef0123456789abcdef.pdf'],
    ['POST', '/api/logout'],
  ])('is refused elsewhere at %s %s, with a session that is good', async (method, path) => {
    const { status, body } = await server.call(SUPERADMIN, method, path, from(OUTSIDE));
    expect(status).toBe(403);
    expect(body).toMatchObject(REFUSED);
  });

  it('reads documents by their link from there alone', async () => {
    const cookie = server.bearer(SUPERADMIN).replace('Bearer ', 'token=');
    const read = (address: string) =>
      server.call(null, 'GET', '/files/0123456789abcdef0123456789abcdef.pdf', {
        headers: { ...from(address).headers, cookie },
      });
    expect([(await read(INSIDE)).status, (await read(OUTSIDE)).status]).toEqual([404, 403]);
  });

  it('goes on with its session once it is back', async () => {
    for (const address of [INSIDE, '2001:db8::9'])
      expect((await server.call(SUPERADMIN, 'GET', '/api/me', from(address))).status).toBe(200);
  });

  it('opens no socket of the chat elsewhere, with a ticket from there', async () => {
    const opened = async (address: string) => {
      const asked = await server.call(SUPERADMIN, 'POST', '/api/chats/ticket', from(INSIDE));
      const protocols = ['backoffice-chat', asked.body.data.ticket];
      const socket = new WebSocket(
        `ws://127.0.0.1:${server.port}/api/chats/socket`,
        protocols,
        from(address),
      );
      return new Promise((resolve) => {
        socket.on('open', () => resolve('open'));
        socket.on('unexpected-response', (_request, { statusCode }) => resolve(statusCode));
        socket.on('error', () => undefined);
      }).finally(() => socket.close());
    };
    expect([await opened(OUTSIDE), await opened(INSIDE)]).toEqual([403, 'open']);
  });

  it('is not believed by who is no proxy', async () => {
    const direct = await server.call(SUPERADMIN, 'GET', '/api/me', {
      ...from(INSIDE),
      remoteAddress: OUTSIDE,
    });
    expect(direct.status).toBe(403);
  });
});

it('leaves every other role anywhere', async () => {
  expect((await server.call(SUPPORT, 'GET', '/api/me', from(OUTSIDE))).status).toBe(200);
});

it('names roles as the product does', async () => {
  await expect(startProduct({ ROLE_ADDRESSES: 'Boss=10.0.0.1' })).rejects.toThrow(
    /^ROLE_ADDRESSES names roles \(Admin, Superadmin.*\), not "Boss"\.$/,
  );
});
