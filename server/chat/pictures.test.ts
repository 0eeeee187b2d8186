import { afterAll, beforeAll, expect, it } from 'vitest';
import { unusedFiles } from '../files/files.store.ts';
import type { TestServer } from '../fixtures/library-server.ts';
import { form, picture } from '../fixtures/multipart.ts';
import { SUPPORT, startProduct } from '../fixtures/product-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startProduct();
});
afterAll(() => server.close());

const upload = (name: string, content: Buffer, mime: string) =>
  server.call(SUPPORT, 'POST', '/api/chats/pictures', form({ picture: { name, content, mime } }));

it('keeps a picture for a message, as long as a message carries it', async () => {
  const { db } = server.store;
  const { status, body } = await upload('rak.png', await picture('png'), 'image/png');
  expect(status).toBe(200);
  const name = String(body.data.picture).replace('/files/', '');
  expect((await server.app.inject(body.data.picture)).headers['content-type']).toBe('image/png');
  await db.updateTable('files').set({ kept_at: '2026-01-01T00:00:00+07:00' }).execute();
  expect(await unusedFiles(db, 24)).toEqual([name]);
  const data = JSON.stringify({ attachments: [{ picture: body.data.picture, name: 'rak.png' }] });
  await db
    .insertInto('messages')
    .values({ user_id: 1, conversation_id: 0, category: 'chat', type: 'picture', content: '', data })
    .execute();
  expect(await unusedFiles(db, 24)).toEqual([]);
});

it('refuses what is no picture, in words', async () => {
  const { status, body } = await upload('daftar.png', Buffer.from('no picture'), 'image/png');
  expect([status, body.message]).toEqual([422, 'Only pictures can be sent: PNG, JPEG, WebP or GIF.']);
});
