import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { get, type IncomingMessage, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { PROTOCOL } from '../../domain/chat/frames.ts';
import { connect, type Db } from '../../server/store/connect.ts';
import { startTemporary, type TemporaryCluster } from '../../server/store/embedded/temporary.ts';
import { type RunningProduct, startProduct } from '../e2e/support/product-process.ts';
import { type Balancer, type Program, startNginx, startPgbouncer } from './programs.ts';

const DATABASE = 'wholesale';

let cluster: TemporaryCluster;
let pooler: Program;
let proxy: Balancer;
let db: Db;
let servers: RunningProduct[];
const dataDir = mkdtempSync(join(tmpdir(), 'several-servers-'));

/** Starts a server on the shared database, through the pooler; `port`: where it was before. */
function startServer(port?: number): Promise<RunningProduct> {
  const direct = cluster.urlOf(DATABASE);
  const pooled = Object.assign(new URL(direct), { port: String(pooler.port) }).href;
  const env = { DATABASE_URL: pooled, DATABASE_DIRECT_URL: direct, DRAIN_SECONDS: '2', LOG_LEVEL: 'error' };
  return startProduct(dataDir, { env, ...(port && { port }) });
}

beforeAll(async () => {
  cluster = await startTemporary();
  pooler = await startPgbouncer(cluster.urlOf(DATABASE));
  servers = await Promise.all([startServer(), startServer()]);
  proxy = await startNginx(servers.map(({ url }) => Number(new URL(url).port)));
  db = connect(cluster.urlOf(DATABASE), { max: 1 });
});
afterAll(async () => {
  await proxy?.stop();
  await Promise.all((servers ?? []).map((server) => server.kill()));
  await db?.destroy();
  await pooler?.stop();
  await cluster?.stop();
  rmSync(dataDir, { recursive: true, force: true });
});

/** One call on a connection of its own: nginx ends kept ones when it reads its configuration anew, as browsers expect. */
async function call(method: string, path: string, token?: string, body?: object, base?: string) {
  const calling = request(`${base ?? `http://127.0.0.1:${proxy.port}`}${path}`, {
    method,
    agent: false,
    headers: {
      ...(body && { 'content-type': 'application/json' }),
      ...(token && { authorization: `Bearer ${token}` }),
    },
  });
  calling.end(body && JSON.stringify(body));
  const [answer]: IncomingMessage[] = await once(calling, 'response');
  if (!answer) throw new Error('There is no answer.');
  const said = await text(answer);
  return { status: answer.statusCode, body: said.startsWith('{') ? JSON.parse(said) : said };
}

async function signIn(): Promise<string> {
  const password = Buffer.from('wholesale').toString('base64');
  const { body } = await call('POST', '/api/login/admin', undefined, { username: 'superadmin', password });
  return body.data.api_token;
}

it('a session is one of all servers, and a job is done once', async () => {
  const token = await signIn();
  for (const { url } of servers)
    expect((await call('GET', '/api/me', token, undefined, url)).status).toBe(200);
  const kinds = ['sync-price', 'sync-stock'];
  for (const [place, { url }] of servers.entries())
    expect((await call('GET', `/api/admin/products/${kinds[place]}`, token, undefined, url)).status).toBe(
      200,
    );
  const jobs = async () =>
    (await sql<{ state: string; attempts: number }>`select state, attempts from jobs`.execute(db)).rows;
  const once = { state: 'done', attempts: 1 };
  await expect.poll(jobs, { timeout: 60_000 }).toEqual([once, once]);
});

it('what one server does is heard at the other, through the proxy', async () => {
  const token = await signIn();
  const { body } = await fetch(`http://127.0.0.1:${proxy.port}/api/live`, {
    headers: { authorization: `Bearer ${token}` },
  });
  const heard = body?.pipeThrough(new TextDecoderStream())[Symbol.asyncIterator]();
  let events = '';
  const until = async (words: string) => {
    while (!events.includes(words)) events += (await heard?.next())?.value ?? '';
  };
  await until('event: open');
  for (const { url } of servers) {
    events = '';
    await call('GET', '/api/admin/products/sync-price', token, undefined, url);
    await until('"topics":["job"]');
  }
});

it('the chat has its socket through the proxy', async () => {
  const token = await signIn();
  const { body } = await call('POST', '/api/chats/ticket', token, {});
  const handshake = get(`http://127.0.0.1:${proxy.port}/api/chats/socket`, {
    headers: {
      connection: 'Upgrade',
      upgrade: 'websocket',
      'sec-websocket-version': '13',
      'sec-websocket-key': Buffer.from('sixteen bytes ok').toString('base64'),
      'sec-websocket-protocol': `${PROTOCOL}, ${body.data.ticket}`,
    },
  });
  const [answer, socket] = await once(handshake, 'upgrade');
  socket.destroy();
  expect(answer.statusCode).toBe(101);
});

it('servers are replaced one by one, and no call fails', async () => {
  const token = await signIn();
  const failures: string[] = [];
  let [isWorking, reads, writes] = [true, 0, 0];
  const work = async (worker: number) => {
    while (isWorking) {
      const list = await call('GET', '/api/admin/brand', token);
      const saved = await call('POST', '/api/admin/brand', token, { name: `Trial ${worker} ${writes++}` });
      reads += 1;
      for (const { status } of [list, saved]) if (status !== 200) failures.push(String(status));
      await wait(20);
    }
  };
  const working = Promise.all(
    [0, 1, 2, 3].map((worker) => work(worker).catch((error: unknown) => failures.push(String(error)))),
  );
  for (const [place, server] of servers.entries()) {
    const port = Number(new URL(server.url).port);
    await proxy.leaveOut(port);
    server.process.kill('SIGTERM');
    await new Promise((done) => server.process.once('exit', done));
    servers[place] = await startServer(port);
    await proxy.leaveOut(null);
  }
  isWorking = false;
  await working;
  expect(failures).toEqual([]);
  expect(reads).toBeGreaterThan(20);
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from brands where name like 'Trial %'`.execute(db);
  expect(rows[0]?.count).toBe(writes);
});
