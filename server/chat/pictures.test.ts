import { afterAll, beforeAll, expect, it } from 'vitest';
import { unusedFiles } from '../files/files.store.ts';
import type { TestServer } from '../fixtures/library-server.ts';
import { form, picture } from '../fixtures/multipart.ts';
import { SHOP_UUID, SUPERADMIN, SUPPORT, startProduct } from '../fixtures/product-server.ts';

const KEY = 'k'.repeat(40);
/** A role that may not chat. */
const STRANGER = 4;
let server: TestServer;
beforeAll(async () => {
  server = await startProduct({ CONNECTOR_KEY: KEY });
});
afterAll(() => server.close());

const cookieOf = (role: number) => `token=${server.bearer(role).replace('Bearer ', '')}`;
const read = (url: string, headers: Record<string, string> = {}) => server.app.inject({ url, headers });
const upload = (name: string, content: Buffer, mime: string) =>
  server.call(SUPPORT, 'POST', '/api/chats/pictures', form({ picture: { name, content, mime } }));

it('keeps a picture for a message, as long as a message carries it', async () => {
  const { db } = server.store;
  const { status, body } = await upload('rak.png', await picture('png'), 'image/png');
  expect(status).toBe(200);
  const name = String(body.data.picture).replace('/files/', '');
  const shown = await read(body.data.picture, { cookie: cookieOf(SUPPORT) });
  expect(shown.headers['content-type']).toBe('image/png');
  await db.updateTable('files').set({ kept_at: '2026-01-01T00:00:00+07:00' }).execute();
  expect(await unusedFiles(db, 24)).toEqual([name]);
  const data = JSON.stringify({ attachments: [{ picture: body.data.picture, name: 'rak.png' }] });
  await db
    .insertInto('messages')
    .values({ user_id: 1, conversation_id: 0, category: 'chat', type: 'picture', content: '', data })
    .execute();
  expect(await unusedFiles(db, 24)).toEqual([]);
});

it('is for those who may chat, by the cookie of the page, and for the shop by an address of its own', async () => {
  const { body } = await upload('gudang.png', await picture('png', '#a26'), 'image/png');
  const address: string = body.data.picture;
  expect((await read(address)).statusCode).toBe(401);
  const shown = await read(address, { cookie: cookieOf(SUPPORT) });
  expect([shown.statusCode, shown.headers['cache-control']]).toEqual([200, 'private, no-cache']);
  expect((await read(address, { cookie: cookieOf(STRANGER) })).statusCode).toBe(404);
  const data = JSON.stringify({ attachments: [{ picture: address, name: 'gudang.png' }], text: '' });
  await server.store.db
    .insertInto('messages')
    .values({ user_id: 1, conversation_id: 0, category: 'chat', type: 'picture', content: '', data })
    .execute();
  const headers = { authorization: `Bearer ${KEY}` };
  const path = `/api/connector/chat/messages?uuid=${SHOP_UUID}`;
  const messages = (await server.call(null, 'GET', path, { headers })).body.data;
  const signed: string = messages.at(-1).data.attachments[0].picture;
  expect((await read(signed)).statusCode).toBe(200);
  expect((await read(signed.replace(SHOP_UUID, SHOP_UUID.replace('1', '2')))).statusCode).toBe(401);
  // The same bytes kept for everybody, as a picture of the catalogue, are for everybody.
  await server.call(
    SUPERADMIN,
    'POST',
    '/api/admin/news/pictures',
    form({ picture: { name: 'a.png', content: await picture('png', '#a26'), mime: 'image/png' } }),
  );
  const open = await read(address);
  expect([open.statusCode, open.headers['cache-control']]).toEqual([
    200,
    'public, max-age=31536000, immutable',
  ]);
});

it('refuses what is no picture, in words', async () => {
  const { status, body } = await upload('daftar.png', Buffer.from('no picture'), 'image/png');
  expect([status, body.message]).toEqual([422, 'Only images can be sent: PNG, JPEG, WebP or GIF.']);
});

it('a PDF is for who may chat and for the shop, whatever else it is kept for', async () => {
  const { db } = server.store;
  const pdf = (text: string) => ({ name: 'harga.pdf', content: Buffer.from(text), mime: 'application/pdf' });
  const { status, body } = await server.call(
    SUPPORT,
    'POST',
    '/api/chats/files',
    form({ file: pdf('%PDF-1.7 harga') }),
  );
  expect(status).toBe(200);
  const address: string = body.data.url;
  const shown = await read(address, { cookie: cookieOf(SUPPORT) });
  expect([shown.statusCode, shown.headers['content-type'], shown.headers['content-disposition']]).toEqual([
    200,
    'application/pdf',
    `attachment; filename="harga.pdf"; filename*=UTF-8''harga.pdf`,
  ]);
  expect((await read(address)).statusCode).toBe(401);
  expect((await read(address, { cookie: cookieOf(STRANGER) })).statusCode).toBe(404);
  const name = address.replace('/files/', '');
  await db.updateTable('files').set({ guarded: false, created_by: null }).where('name', '=', name).execute();
  expect((await read(address, { cookie: cookieOf(SUPPORT) })).statusCode).toBe(200);
  const data = JSON.stringify({ attachments: [{ url: address, name: 'harga.pdf', size: 14 }], text: '' });
  await db
    .insertInto('messages')
    .values({ user_id: 1, conversation_id: 0, category: 'chat', type: 'file', content: '', data })
    .execute();
  const headers = { authorization: `Bearer ${KEY}` };
  const path = `/api/connector/chat/messages?uuid=${SHOP_UUID}`;
  const messages = (await server.call(null, 'GET', path, { headers })).body.data;
  const signed: string = messages.at(-1).data.attachments[0].url;
  expect((await read(signed)).statusCode).toBe(200);
  expect((await read(signed.replace(/.$/, (end) => (end === 'A' ? 'B' : 'A')))).statusCode).toBe(401);
});

it('refuses what is no PDF, in words', async () => {
  const file = { name: 'harga.pdf', content: Buffer.from('no PDF'), mime: 'application/pdf' };
  const { status, body } = await server.call(SUPPORT, 'POST', '/api/chats/files', form({ file }));
  expect([status, body.message]).toEqual([422, 'Only PDFs can be sent as files.']);
});
