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
import { SEND_BROADCAST } from '../../server/handlers/job-kinds.ts';
import { startJob } from '../../server/jobs/index.ts';
import { connect, type Db } from '../../server/store/connect.ts';
import { startTemporary, type TemporaryCluster } from '../../server/store/embedded/temporary.ts';
import { type StreamingReplica, startReplica } from '../../server/store/testing-replica.ts';
import { type RunningProduct, startProduct } from '../e2e/support/product-process.ts';
import { type Balancer, type Pooler, SESSIONS, startNginx, startPgbouncer } from './programs.ts';

const DATABASE = 'wholesale';

let cluster: TemporaryCluster;
let standby: StreamingReplica;
let pooler: Pooler;
let proxy: Balancer;
let db: Db;
let servers: RunningProduct[];
const dataDir = mkdtempSync(join(tmpdir(), 'several-servers-'));

/**
 * Starts a server on the shared database, through the pooler; its place among `servers` is the name of its direct connections.
 * `port`: where it was before.
 */
function startServer(place: number, port?: number): Promise<RunningProduct> {
  const pooled = new URL(cluster.urlOf(DATABASE));
  pooled.port = String(pooler.port);
  const direct = new URL(pooled);
  direct.pathname = SESSIONS;
  direct.searchParams.set('application_name', nameOf(place));
  const env = {
    DATABASE_URL: pooled.href,
    DATABASE_DIRECT_URL: direct.href,
    DRAIN_SECONDS: '2',
    LOG_LEVEL: 'error',
  };
  return startProduct(dataDir, { env, ...(port && { port }) });
}

const nameOf = (place: number) => `server-${place}`;
const portOf = ({ url }: RunningProduct) => Number(new URL(url).port);

beforeAll(async () => {
  cluster = await startTemporary();
  db = connect(cluster.urlOf(DATABASE), { max: 2 });
  // A write that is acknowledged is kept, as in production.
  await sql`alter role all set synchronous_commit = 'on'`.execute(db);
  pooler = await startPgbouncer(cluster.urlOf(DATABASE));
  servers = await Promise.all([0, 1, 2].map((place) => startServer(place)));
  proxy = await startNginx(servers.map(portOf));
});
afterAll(async () => {
  await proxy?.stop();
  await Promise.all((servers ?? []).map((server) => server.kill()));
  await db?.destroy();
  await pooler?.stop();
  await standby?.stop();
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
  const kinds = ['sync-price', 'sync-stock', 'sync'];
  for (const [place, { url }] of servers.entries())
    expect((await call('GET', `/api/admin/products/${kinds[place]}`, token, undefined, url)).status).toBe(
      200,
    );
  const jobs = async () =>
    (await sql<{ state: string; attempts: number }>`select state, attempts from jobs`.execute(db)).rows;
  const done = { state: 'done', attempts: 1 };
  await expect.poll(jobs, { timeout: 60_000 }).toEqual([done, done, done]);
});

/** Starts a broadcast to some thousand shops, of which each batch takes a second. Answers its job. */
async function startSlowBroadcast(): Promise<number> {
  await sql`
    insert into users (shop_name, active) select 'Trial ' || n, 1 from generate_series(1, 2000) as n;
    create function slow() returns trigger language plpgsql as 'begin perform pg_sleep(1); return null; end';
    create trigger slow after insert on messages execute function slow()`.execute(db);
  const { rows } = await sql<{ id: number }>`
    insert into broadcasts (nama_broadcast, sender_type, segment_type, content)
    values ('Trial', 'now', 'all', 'Trial') returning id`.execute(db);
  const input = { id: rows[0]?.id };
  const { id } = await db
    .transaction()
    .execute((tx) => startJob(tx, { kind: SEND_BROADCAST, title: 'Trial', by: null, input }));
  return id;
}

/** The place of the server that runs a job, by the lock that its runner holds; undefined: none does. */
async function runnerOf(job: number): Promise<number | undefined> {
  const { rows } = await sql<{ name: string }>`
    select a.application_name as name from jobs as j
    join pg_locks as l on l.locktype = 'advisory' and l.granted
      and j.runner = (l.classid::bigint << 32) + l.objid::bigint
    join pg_stat_activity as a using (pid) where j.id = ${job}`.execute(db);
  const places = servers.map((_, place) => place);
  return places.find((place) => nameOf(place) === rows[0]?.name);
}

it('a job whose server is killed is gone on with by another, and each of its steps happens once', async () => {
  const job = await startSlowBroadcast();
  const told = async () => {
    const { rows } = await sql<{ count: number; shops: number }>`
      select count(*)::int as count, count(distinct m.user_id)::int as shops
      from messages as m join broadcasts as b on b.id = m.broadcast_id where b.nama_broadcast = 'Trial'`.execute(
      db,
    );
    return rows[0];
  };
  await expect.poll(async () => (await told())?.count, { interval: 50 }).toBeGreaterThan(0);
  const place = (await runnerOf(job)) ?? -1;
  const killed = servers[place];
  if (!killed) throw new Error('No server runs the job.');
  await killed.kill();
  const { rows: active } = await sql<{ count: number }>`
    select count(*)::int as count from users where active = 1`.execute(db);
  const shops = active[0]?.count ?? 0;
  expect((await told())?.count).toBeLessThan(shops);
  await sql`drop trigger slow on messages`.execute(db);
  const state = async () =>
    (await sql`select state, attempts, done from jobs where id = ${job}`.execute(db)).rows[0];
  await expect.poll(state, { timeout: 60_000 }).toEqual({ state: 'done', attempts: 2, done: shops });
  expect(await told()).toEqual({ count: shops, shops });
  servers[place] = await startServer(place, portOf(killed));
});

it('what one server does is heard at the others, through the proxy', async () => {
  await hearEachOther(await signIn());
});

/** Opens a stream of live events, and waits for what each server tells there. */
async function hearEachOther(token: string): Promise<void> {
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
  await heard?.return?.();
}

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
    const port = portOf(server);
    await proxy.leaveOut(port);
    server.process.kill('SIGTERM');
    await new Promise((done) => server.process.once('exit', done));
    servers[place] = await startServer(place, port);
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

/** Ends the database as a power cut does. */
async function killDatabase(): Promise<void> {
  const { rows } = await sql<{ pid: number }>`
    select split_part(pg_read_file('postmaster.pid'), E'\\n', 1)::int as pid`.execute(db);
  const [server] = rows;
  if (!server) throw new Error('The database does not say its process.');
  process.kill(server.pid, 'SIGKILL');
}

/** Starts a standby, without which nothing is acknowledged from now on. */
async function followPrimary(): Promise<void> {
  standby = await startReplica(cluster.urlOf(DATABASE));
  await sql`alter system set synchronous_standby_names = '*'`.execute(db);
  await sql`select pg_reload_conf()`.execute(db);
  const isKept = async () =>
    (await sql`select sync_state from pg_stat_replication where sync_state = 'sync'`.execute(db)).rows.length;
  await expect.poll(isKept).toBe(1);
}

const readiness = () =>
  Promise.all(
    servers.map(async ({ url }) => (await call('GET', '/ready', undefined, undefined, url)).status),
  );

it('when the database is lost, its standby takes over, and nothing that was acknowledged is missing', async () => {
  const token = await signIn();
  await followPrimary();
  const acknowledged: string[] = [];
  let isWorking = true;
  const write = async (worker: number) => {
    for (let count = 0; isWorking; count++) {
      const name = `Kept ${worker} ${count}`;
      const { status } = await call('POST', '/api/admin/brand', token, { name });
      if (status === 200) acknowledged.push(name);
      else await wait(100);
    }
  };
  const writing = Promise.all([0, 1, 2].map(write));
  await expect.poll(() => acknowledged.length).toBeGreaterThan(20);
  await killDatabase();
  await expect.poll(readiness).toEqual([503, 503, 503]);
  const before = acknowledged.length;
  await db.destroy();
  db = connect(standby.url, { max: 2 });
  await sql`select pg_promote()`.execute(db);
  await pooler.leadTo(standby.url);
  await expect.poll(readiness, { timeout: 60_000 }).toEqual([200, 200, 200]);
  await expect.poll(() => acknowledged.length, { timeout: 60_000 }).toBeGreaterThan(before + 20);
  isWorking = false;
  await writing;
  const { rows } = await sql<{ name: string }>`select name from brands where name like 'Kept %'`.execute(db);
  const kept = new Set(rows.map(({ name }) => name));
  expect(acknowledged.filter((name) => !kept.has(name))).toEqual([]);
  // Jobs and events have connections of their own.
  await hearEachOther(token);
  const isLeft = async () =>
    (await sql`select from jobs where state in ('queued', 'running')`.execute(db)).rows.length;
  await expect.poll(isLeft, { timeout: 60_000 }).toBe(0);
});
