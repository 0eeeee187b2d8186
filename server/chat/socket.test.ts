import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { UNWRITABLE_TEXT } from '../../core/text.ts';
import { LARGEST_DATA, LONGEST_TEXT } from '../../domain/chat/message-limits.ts';
import * as appWrite from '../../domain/generated/compiled/bodies/chat-app-write.ts';
import * as writeLater from '../../domain/generated/compiled/bodies/chat-write-later.ts';
import { eventually } from '../../tests/eventually.ts';
import { revokeToken } from '../calls/tokens.store.ts';
import { SUPERADMIN, SUPPORT } from '../fixtures/product-server.ts';
import { hashToken } from '../rules/tokens.ts';
import { LARGEST_FRAME } from './frames.ts';
import { openChat, startChat, startSockets } from './testing.ts';

const BEAT = 200;
let server: Awaited<ReturnType<typeof startChat>>;
let conversation: string;
const opened: { close(): unknown }[] = [];
beforeAll(async () => {
  server = await startChat({}, { beat: BEAT, most: 100_000 });
  const rows = server.store.db.selectFrom('conversations').select('id').where('user_id', '=', 1);
  conversation = String((await rows.executeTakeFirstOrThrow()).id);
});
afterEach(async () => {
  for (const one of opened.splice(0)) await one.close();
});
afterAll(() => server.close());

async function ticket(role = SUPERADMIN): Promise<string> {
  return (await server.call(role, 'POST', '/api/chats/ticket')).body.data.ticket;
}

/** A socket with the frames it received and its close code. */
function open(protocols: readonly string[], options: object = {}, port = server.port) {
  const socket = new WebSocket(`ws://127.0.0.1:${port}/api/chats/socket`, [...protocols], options);
  opened.push(socket);
  const heard: { is: string; kind?: string }[] = [];
  const state: { code?: number; refused?: number } = {};
  socket.on('message', (data) => heard.push(JSON.parse(String(data))));
  socket.on('close', (code) => (state.code = code));
  socket.on('unexpected-response', (_request, { statusCode }) => (state.refused = statusCode));
  socket.on('error', () => undefined);
  return { socket, heard, state };
}

const ready = async (given: ReturnType<typeof open>) => {
  await eventually(() => expect(given.heard[0]).toMatchObject({ is: 'ready' }));
  return given;
};

it('is opened by a ticket, once, and by nothing else', async () => {
  const given = await ticket();
  await ready(open(['backoffice-chat', given]));
  for (const protocols of [
    ['backoffice-chat', given],
    ['backoffice-chat', 'x'.repeat(43)],
    ['backoffice-chat'],
    [],
  ]) {
    const { state } = open(protocols);
    await eventually(() => expect(state.refused).toBe(401));
  }
});

it('is closed on what is no frame of the chat', async () => {
  const frames = [
    'nonsense',
    '{}',
    '{"do":"drop"}',
    '{"do":"read","conversation":-1,"message":1}',
    '{"do":"send","conversation":1,"message":{"client_id":"","type":"text","text":"x"}}',
    '{"do":"send","conversation":1,"message":{"client_id":"a","type":"<b>","text":"x"}}',
    'x'.repeat(LARGEST_FRAME + 1),
  ];
  for (const frame of frames) {
    const { socket, state } = await ready(open(['backoffice-chat', await ticket()]));
    socket.send(frame);
    const code = frame.length > LARGEST_FRAME ? 1009 : 1008;
    await eventually(() => expect({ frame, code: state.code }).toEqual({ frame, code }));
  }
});

const unwritable = (character: string) => ({ message: UNWRITABLE_TEXT, params: { character } });

it('refuses a message that is too large, or no text, by itself: the others pass it', async () => {
  const { socket, heard } = await ready(open(['backoffice-chat', await ticket()]));
  const send = (client_id: string, text: string, data?: object) => {
    const message = { client_id, type: data ? 'promo' : 'text', text, data };
    socket.send(JSON.stringify({ do: 'send', conversation: Number(conversation), message }));
  };
  send('text', '😀'.repeat(LONGEST_TEXT + 1));
  send('data', '', { attachments: ['x'.repeat(LARGEST_DATA)] });
  send('control', 'a\u0000b');
  send('half', '', { sku: '\uD83D' });
  // The largest that is accepted, beside its text in characters of four bytes.
  send('largest', '😀'.repeat(LONGEST_TEXT), { attachments: ['x'.repeat(LARGEST_DATA - 20)] });
  const answers = () => heard.filter(({ is }) => is === 'refused' || is === 'taken');
  await eventually(() =>
    expect(answers()).toEqual([
      { is: 'refused', client_id: 'text', message: 'This message is too long.', again: false },
      { is: 'refused', client_id: 'data', message: 'This message is too large.', again: false },
      { is: 'refused', client_id: 'control', ...unwritable('U+0000'), again: false },
      { is: 'refused', client_id: 'half', ...unwritable('U+D83D'), again: false },
      expect.objectContaining({ is: 'taken', client_id: 'largest' }),
    ]),
  );
});

it('has the same limits where an app or a later message comes by a call', () => {
  for (const { schema } of [appWrite, writeLater])
    expect(schema).toMatchObject({ properties: { text: { maxLength: LONGEST_TEXT } } });
});

it('sends nothing that is empty', async () => {
  const { socket, heard } = await ready(open(['backoffice-chat', await ticket()]));
  const message = { client_id: 'empty', type: 'text', text: '  ' };
  socket.send(JSON.stringify({ do: 'send', conversation: Number(conversation), message }));
  await eventually(() =>
    expect(heard).toContainEqual(
      expect.objectContaining({ is: 'refused', client_id: 'empty', again: false }),
    ),
  );
});

it('answers a sender after the message is told, also while notifications are lost', async () => {
  const { socket, heard, state } = await ready(open(['backoffice-chat', await ticket()]));
  const send = (client_id: string, line = socket) =>
    line.send(
      JSON.stringify({
        do: 'send',
        conversation: Number(conversation),
        message: { client_id, type: 'text', text: 'Ada.' },
      }),
    );
  const kinds = (frames: readonly { is: string; kind?: string }[]) =>
    frames.map(({ is, kind }) => kind ?? is).filter((kind) => kind === 'message' || kind === 'taken');
  send('told');
  await eventually(() => expect(kinds(heard)).toEqual(['message', 'taken']));
  await sql`select pg_terminate_backend(pid) from pg_stat_activity
    where application_name = 'backoffice-live' and datname = current_database()`.execute(server.store.db);
  send('unheard');
  await eventually(() => expect(state.code).toBe(1012));
  expect(kinds(heard)).toEqual(['message', 'taken']);
  const again = await ready(open(['backoffice-chat', await ticket()]));
  send('unheard', again.socket);
  await eventually(() => expect(kinds(again.heard)).toEqual(['taken']));
});

it('ends with the session', async () => {
  const { state } = await ready(open(['backoffice-chat', await ticket(2)]));
  const [, token = ''] = server.bearer(2).split(' ');
  await revokeToken(server.store.db, hashToken(token));
  await eventually(() => expect(state.code).toBe(4401));
});

it('ends where nobody answers', async () => {
  const { state } = await ready(open(['backoffice-chat', await ticket()], { autoPong: false }));
  await eventually(() => expect(state.code).toBe(1006));
});

it('ends where more waits than may, instead of filling the memory', async () => {
  const { socket, state } = await ready(open(['backoffice-chat', await ticket()]));
  socket.pause();
  await sql`insert into messages (user_id, conversation_id, category, content)
    select 1, 0, 'chat', repeat('x', 10000) from generate_series(1, 1500)`.execute(server.store.db);
  // The process still answers, and has closed the socket.
  const quick = await ready(open(['backoffice-chat', await ticket()]));
  quick.socket.send('{"do":"ping"}');
  await eventually(() => expect(quick.heard).toContainEqual({ is: 'pong' }));
  socket.resume();
  await eventually(() => expect(state.code).toBe(1006));
});

it('tells what another process took, and finds a process again that begins anew', async () => {
  const other = await startSockets(server.store);
  const one = await openChat(server.port, server.bearer(SUPERADMIN));
  const two = await openChat(server.port, server.bearer(SUPPORT), () => other.port);
  const heard: string[] = [];
  two.service.listen((event) => {
    if (event.kind === 'message') heard.push(event.message.text);
  });
  for (const { service } of [one, two]) {
    opened.push(service);
    service.connect();
    await eventually(() => expect(service.connection).toBe('connected'));
  }
  // Messages of the previous test may still make the server close a slow socket.
  const send = (text: string) =>
    eventually(() => one.service.send(conversation, { clientId: text, type: 'text', text }));
  const first = await send('over two processes');
  await eventually(() => expect(heard).toEqual(['over two processes']));
  await other.close();
  await eventually(() => expect(two.service.connection).not.toBe('connected'));
  await send('while it was away');
  const again = await startSockets(server.store, other.port);
  opened.push(again);
  await eventually(() => expect(two.service.connection).toBe('connected'));
  const missed = await two.service.messages(conversation, { after: first.id });
  expect(missed.rows.map(({ text }) => text)).toEqual(['while it was away']);
  await send('and on');
  await eventually(() => expect(heard.at(-1)).toBe('and on'));
});

it('takes nobody in on a process that ends: the browser comes back', async () => {
  const ending = await startSockets(server.store);
  opened.push(ending);
  await ending.hub.close();
  const { heard, state } = open(['backoffice-chat', await ticket()], {}, ending.port);
  await eventually(() => expect(state.code).toBe(1012));
  expect(heard).toEqual([]);
});

it('finds words in messages, whatever signs they have', async () => {
  const one = await openChat(server.port, server.bearer(SUPERADMIN));
  opened.push(one.service);
  one.service.connect();
  await eventually(() => expect(one.service.connection).toBe('connected'));
  for (const text of ['Diskon 50% minggu ini', 'Diskon 50 ribu'])
    await one.service.send(conversation, { clientId: text, type: 'text', text });
  const found = await one.service.messages(conversation, { search: '50%' });
  expect(found.rows.map(({ text }) => text)).toEqual(['Diskon 50% minggu ini']);
});
