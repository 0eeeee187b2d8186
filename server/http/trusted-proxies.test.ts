import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../fixtures/library-server.ts';

let server: TestServer;
beforeAll(async () => {
  const parts = { endpoints: [], entities: {}, roleNames: {}, handlers: {}, productName: 'Library' };
  const addRoutes = async (app: TestServer['app']) =>
    app.get('/who', async ({ ip, protocol }) => ({ ip, protocol }));
  server = await startTestServer(
    [],
    async () => undefined,
    { ...parts, addRoutes },
    { TRUSTED_PROXIES: '10.0.0.0/8' },
  );
});
afterAll(() => server.close());

it.each([
  ['10.1.2.3', { ip: '203.0.113.9', protocol: 'https' }],
  ['127.0.0.1', { ip: '127.0.0.1', protocol: 'http' }],
  ['192.0.2.1', { ip: '192.0.2.1', protocol: 'http' }],
])('a caller at %s is told as it is, or as a proxy that is trusted says', async (remoteAddress, told) => {
  const headers = { 'x-forwarded-for': '203.0.113.9', 'x-forwarded-proto': 'https' };
  const answer = await server.app.inject({ url: '/who', remoteAddress, headers });
  expect(answer.json()).toEqual(told);
});
