import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { TestServer } from '../fixtures/library-server.ts';
import { SUPERADMIN, startProduct } from '../fixtures/product-server.ts';
import { addMessage, messagesByIds } from './chat.store.ts';
import { findConversations } from './conversations.store.ts';
import { exportMessages, importMessages } from './moving.ts';

let server: TestServer;
let folder: string;
beforeAll(async () => {
  server = await startProduct();
  folder = await mkdtemp(join(tmpdir(), 'chat-'));
});
afterAll(async () => {
  await server.close();
  await rm(folder, { recursive: true });
});

const said = (client_id: string, text: string, type = 'text', data: object | null = null) =>
  ({ client_id, type, text, data }) as never;
/** A person's view of the shop's conversation, without row ids. */
async function history() {
  const { db } = server.store;
  const [talk] = await findConversations(db, 1, {});
  const stored = db
    .selectFrom('messages')
    .select('id')
    .where('conversation_id', '=', talk?.id ?? 0);
  // Deleted ones, too.
  const rows = await messagesByIds(
    db,
    (await stored.execute()).map(({ id }) => id),
  );
  return rows.map(({ id: _, conversation_id: __, ...rest }) => rest);
}
const file = (name: string) => join(folder, name);

it('a round trip gives the same history; a second import adds nothing', async () => {
  const { db } = server.store;
  const { id } = await db
    .selectFrom('admin_users')
    .select('id')
    .where('role', '=', SUPERADMIN)
    .executeTakeFirstOrThrow();
  await addMessage(db, 1, null, said('a', 'Ada gula?'));
  await addMessage(
    db,
    1,
    id,
    said('b', 'Ada, 40 karung.', 'picture', { attachments: [{ picture: '/files/1.png' }] }),
  );
  await addMessage(db, 1, id, said('c', 'Sering telat bayar.', 'note'));
  const { message: gone } = await addMessage(db, 1, null, said('d', 'Salah kirim.'));
  await sql`update messages set deleted_at = now() where id = ${gone.id}`.execute(db);
  await sql`insert into messages (user_id, conversation_id, category, content) values (1, 0, 'broadcast', 'Promo!')`.execute(
    db,
  );
  const before = await history();
  expect(before.length).toBeGreaterThanOrEqual(5);

  expect(await exportMessages(db, file('all'))).toBe(before.length);
  expect(await readFile(file('all'), 'utf8')).not.toContain('Salah kirim.');
  await sql`delete from messages`.execute(db);
  await sql`delete from conversations`.execute(db);
  expect(await importMessages(db, file('all'))).toMatchObject({ added: before.length, known: 0 });
  expect(await history()).toEqual(before);
  expect(await findConversations(db, id, {})).toMatchObject([{ unread: 0 }]);
  expect(await importMessages(db, file('all'))).toMatchObject({ added: 0, known: before.length });
  expect(await history()).toEqual(before);
});

it('who is not here is named, and a line that is no message ends it without a trace', async () => {
  const { db } = server.store;
  const before = await history();
  const line = {
    shop: '00000000-0000-4000-8000-00000000dead',
    from: 'shop',
    type: 'text',
    text: 'A',
    created_at: '2026-11-24T08:00:00Z',
  };
  await writeFile(file('unknown'), `${JSON.stringify(line)}\n`);
  const { added, unknown } = await importMessages(db, file('unknown'));
  expect([added, [...unknown]]).toEqual([0, [[line.shop, 1]]]);

  const [first = ''] = (await readFile(file('all'), 'utf8')).split('\n');
  const fresh = JSON.stringify({ ...JSON.parse(first), client_id: 'fresh' });
  await writeFile(file('broken'), `${fresh}\n{"shop": 1}\n`);
  await expect(importMessages(db, file('broken'))).rejects.toThrow('Line 2 is no message');
  await writeFile(file('no-text'), `${fresh}\n${JSON.stringify({ ...line, text: 'a\0' })}\n`);
  await expect(importMessages(db, file('no-text'))).rejects.toThrow(
    'Line 2 holds U+0000, which is not text.',
  );
  expect(await history()).toEqual(before);
});
