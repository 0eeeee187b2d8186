import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { CometChatDouble } from '../../tests/cometchat/double.ts';
import { cometChatAddress } from '../connectors/comet-chat/comet-chat.ts';
import type { TestServer } from '../fixtures/library-server.ts';
import { SUPERADMIN, startProduct } from '../fixtures/product-server.ts';

const REST_KEY = 'rest-key-of-the-server';
const TOKEN = '/api/chats/vendor-token';
const double = new CometChatDouble('279f0a', [REST_KEY, 'auth-key'], []);
const vendor = createServer(async (request, response) => {
  const { method = '', url, headers } = request;
  const body = await text(request);
  response.setHeader('content-type', 'application/json');
  const asked = { method, url: `http://${headers.host}${url}`, headers: headers as Record<string, string> };
  response.end(await double.fetch({ ...asked, ...(body && { body }) }));
});

let server: TestServer;
let without: TestServer;
beforeAll(async () => {
  await new Promise<void>((ready) => vendor.listen(0, '127.0.0.1', ready));
  const { port } = vendor.address() as AddressInfo;
  const env = { COMETCHAT_REST_KEY: REST_KEY, COMETCHAT_API_URL: `http://127.0.0.1:${port}/v3` };
  [server, without] = [await startProduct(env), await startProduct()];
});
afterAll(async () => {
  vendor.close();
  await server.close();
  await without.close();
});

const name = async ({ store }: TestServer, values: Record<string, string>) => {
  for (const [key, value] of Object.entries(values))
    await store.db
      .insertInto('configs')
      .values({ key, value })
      .onConflict((row) => row.column('key').doUpdateSet({ value }))
      .execute();
};
const CONFIGS = { chat_app_id: '279f0a', chat_region: 'us', chat_auth_key: 'auth-key' };

it('asks nobody while the settings name no app', async () => {
  expect((await server.call(SUPERADMIN, 'POST', TOKEN)).body.data).toEqual({ token: null });
  expect(double.requests).toEqual([]);
});

it('lets the business in by a token of its own, and makes the business known first', async () => {
  await name(server, CONFIGS);
  const { uuid } = (await server.call(SUPERADMIN, 'GET', '/api/chats/check-uid')).body.data;
  const first = await server.call(SUPERADMIN, 'POST', TOKEN);
  const second = await server.call(SUPERADMIN, 'POST', TOKEN);
  expect(double.tokens).toEqual([first.body.data.token, second.body.data.token]);
  expect(first.body.data.token).toContain(uuid);
  const asked = double.requests.map(({ method, url }) => `${method} ${new URL(url).pathname}`);
  const tokens = `POST /v3/users/${uuid}/auth_tokens`;
  expect(asked).toEqual([tokens, 'POST /v3/users', tokens, tokens]);
});

it('tells no page of a key: neither its own nor the auth key', async () => {
  await name(server, CONFIGS);
  const { body } = await server.call(SUPERADMIN, 'GET', '/api/chats/configs');
  expect(body.data.map(({ key }: { key: string }) => key)).toEqual(['chat_app_id', 'chat_region']);
  const token = await server.call(SUPERADMIN, 'POST', TOKEN);
  expect(JSON.stringify([body, token.body])).not.toMatch(/rest-key|auth-key/);
});

it('makes no token without the key of the server, and leaves the auth key as the way in', async () => {
  await name(without, CONFIGS);
  expect((await without.call(SUPERADMIN, 'POST', TOKEN)).body.data).toEqual({ token: null });
  const { body } = await without.call(SUPERADMIN, 'GET', '/api/chats/configs');
  expect(body.data).toContainEqual({ key: 'chat_auth_key', value: 'auth-key' });
});

it('says that it can be tried again where the vendor refuses, and does not name the key', async () => {
  await name(server, { ...CONFIGS, chat_app_id: 'another' });
  const { status, body } = await server.call(SUPERADMIN, 'POST', TOKEN);
  expect(status).toBe(503);
  expect(JSON.stringify(body)).toContain('CometChat does not let the staff in now.');
});

it('sends the key to no host that the settings make up', () => {
  expect(cometChatAddress({ appId: '279f0a', region: 'eu' })).toBe('https://279f0a.api-eu.cometchat.io/v3/');
  for (const region of ['x.evil.example/', 'us#', '', '../', 'eu.evil'])
    expect(cometChatAddress({ appId: '279f0a', region })).toBeNull();
  expect(cometChatAddress({ appId: 'evil.example/', region: 'us' })).toBeNull();
});
