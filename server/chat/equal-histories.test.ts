import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it, onTestFinished, vi } from 'vitest';
import { HistoryReader } from '../../src/custom-widgets/chat-workspace/model/history-reader.ts';
import { OutboxRunner } from '../../src/custom-widgets/chat-workspace/model/outbox-runner.ts';
import { eventually } from '../../tests/eventually.ts';
import { allowed, cases, dice } from '../../tests/property.ts';
import { openChat, startChat } from './testing.ts';

/** CHAT_SEED repeats a run. */
const SEED = Number(process.env.CHAT_SEED ?? Date.now() % 1_000_000);
const ROLES = [2, 3, 5];
const ALLOWED = 60_000;
/** A page writes so many messages ahead of what is sent, so that lines are cut while messages travel. */
const AHEAD = 10;

let server: Awaited<ReturnType<typeof startChat>>;
beforeAll(async () => {
  server = await startChat();
});
afterAll(() => server.close());

/** A page without a browser: its outbox and the messages it has loaded of a conversation. */
async function openPage(role: number, conversation: string) {
  const chat = await openChat(server.port, server.bearer(role));
  const reader = new HistoryReader(chat.service, conversation);
  const kept = {
    all: () => [],
    put: () => undefined,
    remove: () => undefined,
    follow: () => () => undefined,
  };
  const outbox = new OutboxRunner(chat.service, kept, randomUUID);
  chat.service.connect();
  const readAll = async () => {
    do
      await eventually(async () => {
        await reader.loadOlder();
        expect(reader.history()).toMatchObject({ loading: false, failed: false });
      });
    while (reader.history().older);
  };
  return {
    ...chat,
    outbox,
    readAll,
    held: () => reader.history().rows.map(({ id, text }) => `${id} ${text}`),
  };
}

it(
  `ends with equal histories, whatever is cut meanwhile (CHAT_SEED=${SEED})`,
  async () => {
    // What a cut connection fails is logged.
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const { db } = server.store;
    const { id } = await db
      .insertInto('conversations')
      .values({ user_id: 1 })
      .onConflict((row) => row.column('user_id').doUpdateSet({ user_id: 1 }))
      .returning('id')
      .executeTakeFirstOrThrow();
    const conversation = String(id);
    const pages = await Promise.all(ROLES.map((role) => openPage(role, conversation)));
    onTestFinished(() => pages.forEach(({ service }) => void service.close()));
    const mend = () => pages.forEach((page) => void page.mend());
    const sent = (ahead: number) =>
      eventually(() => {
        for (const { outbox } of pages) expect(outbox.entries().length).toBeLessThanOrEqual(ahead);
      });
    const next = dice(SEED);
    const count = cases('messages over cut lines', 400);
    const before = await db.selectFrom('messages').select('id').where('conversation_id', '=', id).execute();
    for (let at = 0; at < count; at += 1) {
      const page = pages[Math.floor(next() * pages.length)];
      page?.outbox.send(conversation, { type: 'text', text: `message ${at}` });
      const turn = next();
      if (turn < 0.06) page?.cut();
      else if (turn < 0.2) mend();
      // The connection by which this process receives notifications of messages.
      else if (turn < 0.22)
        await sql`select pg_terminate_backend(pid) from pg_stat_activity
        where application_name = 'backoffice-live' and datname = current_database()`.execute(db);
      if (next() < 0.3) await new Promise((resolve) => setTimeout(resolve, next() * 40));
      if ((page?.outbox.entries().length ?? 0) > AHEAD) {
        mend();
        await sent(AHEAD);
      }
    }
    mend();
    await sent(0);
    const stored = async () => {
      const rows = await db
        .selectFrom('messages')
        .select(['id', 'content'])
        .where('conversation_id', '=', id)
        .orderBy('id')
        .execute();
      return rows.map((row) => `${String(row.id).padStart(16, '0')} ${row.content}`);
    };
    const all = await stored();
    expect(all).toHaveLength(before.length + count);
    // Each message exists once, and each writer's messages are in the order they were written.
    expect(new Set(all.slice(before.length).map((one) => one.slice(17))).size).toBe(count);
    for (const page of pages) {
      await page.readAll();
      await eventually(() => expect(page.held()).toEqual(all));
    }
  },
  allowed(ALLOWED),
);
