import { type ChildProcess, spawn } from 'node:child_process';
import { chmod, mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { Agent, get } from 'node:http';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { goLive } from './backup/index.ts';
import { homeFolder } from './store/embedded/home.ts';
import type { Store } from './store/index.ts';
import { createTestDatabase } from './store/testing.ts';

let store: Store;
let dataDir: string;
let server: Started;

interface Started {
  readonly process: ChildProcess;
  readonly port: number;
  readonly output: () => string;
  readonly ended: Promise<number | null>;
}

/** Starts the real entry; answers when it listens or has ended. */
async function start(env: Record<string, string>): Promise<Started> {
  const root = join(import.meta.dirname, '..');
  const child = spawn(process.execPath, ['--import', './scripts/ts-node.mjs', 'server/main.ts'], {
    cwd: root,
    env: {
      PATH: process.env.PATH,
      PORT: '0',
      HOST: '127.0.0.1',
      DATA_DIR: dataDir,
      DATABASE_URL: store.url,
      ...env,
    },
  });
  let text = '';
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => (text += chunk));
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve));
  const listening = async () => {
    while (!text.includes('Ctrl-C')) await wait(20);
  };
  await Promise.race([listening(), ended.then(() => wait(50))]);
  return { process: child, port: Number(/localhost:(\d+)/.exec(text)?.[1] ?? 0), output: () => text, ended };
}

beforeAll(async () => {
  store = await createTestDatabase();
  dataDir = await mkdtemp(join(tmpdir(), 'main-test-'));
  server = await start({ NODE_ENV: 'production', LOG_LEVEL: 'error', DRAIN_SECONDS: '2' });
});
afterAll(async () => {
  server.process.kill('SIGKILL');
  await server.ended;
  await store.close();
  await rm(dataDir, { recursive: true, force: true });
});

describe('the running server', { timeout: 60_000 }, () => {
  it('says where it is and, once, how to sign in', async () => {
    const password = /superadmin, password (\S+)/.exec(server.output())?.[1] ?? '';
    const answer = await fetch(`http://localhost:${server.port}/api/login/admin`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ username: 'superadmin', password: Buffer.from(password).toString('base64') }),
    });
    expect(answer.status).toBe(200);
  });

  it('says in a sentence that its port is taken', async () => {
    const second = await start({ PORT: String(server.port), NODE_ENV: 'production', LOG_LEVEL: 'error' });
    expect(await second.ended).toBe(1);
    expect(second.output().trim()).toBe(
      `Port ${server.port} is used by another program. End it, or choose another: PORT=${server.port + 1} npm start`,
    );
  });

  it('forgets an upload whose sender goes away', async () => {
    const { token, head } = await uploadHead();
    expect(token).toHaveLength(43);
    const socket = connect(server.port, '127.0.0.1');
    socket.write(`${head}\x89PNG${'x'.repeat(1000)}`);
    const inTmp = async () => (await readdir(join(dataDir, 'tmp')).catch(() => [])).length;
    await expect.poll(inTmp).toBe(1);
    socket.destroy();
    await expect.poll(inTmp).toBe(0);
  });

  it('ends in order when it is asked to: kept connections get their next answer, and new ones go elsewhere', async () => {
    const agent = new Agent({ keepAlive: true });
    const ask = (path = '/health') => answerOf(server.port, path, agent);
    const askMany = () => Promise.all(Array.from({ length: 24 }, () => ask()));
    await askMany();
    server.process.kill('SIGTERM');
    await expect.poll(async () => (await answerOf(server.port, '/ready')).status).toBe(503);
    const answers = await askMany();
    expect(answers).toEqual(
      Array.from({ length: 24 }, () => ({ status: 200, connection: 'close', kept: true })),
    );
    expect(await server.ended).toBe(0);
    agent.destroy();
  });

  it('runs no job of a restored place until that is live, and says so', async () => {
    const runners = async () =>
      (
        await sql`select from pg_stat_activity
          where datname = current_database() and application_name = 'wholesale-jobs'`.execute(store.db)
      ).rows.length;
    const env = { NODE_ENV: 'production', LOG_LEVEL: 'error', DRAIN_SECONDS: '0' };
    await sql`insert into restorations (taken_at) values (now())`.execute(store.db);
    const held = await start(env);
    expect(held.output()).toContain('restored from a backup: nothing is sent until');
    expect(await runners()).toBe(0);
    held.process.kill('SIGTERM');
    await held.ended;
    await goLive(store.db);
    const live = await start(env);
    expect(live.output()).not.toContain('restored');
    expect(await runners()).toBeGreaterThan(0);
    live.process.kill('SIGTERM');
    await live.ended;
  });
});

describe.skipIf(process.platform === 'win32')('the running server with its own database', () => {
  it('goes on when that is killed, and says meanwhile that it is away', { timeout: 60_000 }, async () => {
    const folder = await mkdtemp(join(tmpdir(), 'main-own-'));
    await chmod(folder, 0o755);
    const env = {
      NODE_ENV: 'production',
      LOG_LEVEL: 'silent',
      DATABASE_URL: '',
      DATA_DIR: folder,
      DRAIN_SECONDS: '0',
    };
    const own = await start(env);
    const ask = (path: string) => fetch(`http://localhost:${own.port}${path}`);
    const status = async () =>
      (
        await fetch(`http://localhost:${own.port}/api/admin/jobs`, {
          headers: { authorization: `Bearer ${'x'.repeat(43)}` },
        })
      ).status;
    try {
      for (let killed = 0; killed < 2; killed++) {
        await expect.poll(status).toBe(401);
        // Asked without a pause from before the kill: the time without a database is short.
        const asking = heardUntil(async () => [await status(), await ask('/ready')] as const);
        const notes = await readFile(join(homeFolder(folder), 'cluster', 'postmaster.pid'), 'utf8');
        process.kill(Number(notes.split('\n')[0]), 'SIGKILL');
        await expect.poll(() => asking.heard.some(([, ready]) => ready.status === 503)).toBe(true);
        await expect.poll(status).toBe(401);
        const heard = await asking.end();
        expect(new Set(heard.map(([call]) => call))).toEqual(new Set([401, 503]));
        const away = heard.map(([, ready]) => ready).find((ready) => ready.status === 503);
        expect(away?.headers.get('retry-after')).toBe('2');
        expect(await away?.json()).toMatchObject({ reason: 'The database does not answer' });
      }
      await expect.poll(async () => (await ask('/ready')).status).toBe(200);
    } finally {
      own.process.kill('SIGTERM');
      expect(await own.ended).toBe(0);
      await rm(folder, { recursive: true });
    }
  });
});

/** What is said of the connection, and whether it was one that was kept. */
function answerOf(port: number, path: string, agent?: Agent) {
  return new Promise<{ status?: number; connection?: string; kept: boolean }>((resolve, reject) => {
    const request = get({ port, path, agent }, (answer) => {
      answer.resume();
      const { statusCode: status, headers } = answer;
      answer.on('end', () => resolve({ status, connection: headers.connection, kept: request.reusedSocket }));
    });
    request.on('error', reject);
  });
}

/** Asks again and again until `end()`, which resolves with all that was heard. */
function heardUntil<T>(ask: () => Promise<T>) {
  const heard: T[] = [];
  let ended = false;
  const asking = (async () => {
    while (!ended) heard.push(await ask());
    return heard;
  })();
  // A test that fails earlier never asks for the end.
  asking.catch(() => undefined);
  return {
    heard,
    end: () => {
      ended = true;
      return asking;
    },
  };
}

/** A session, and the beginning of a multipart call that announces more than it sends. */
async function uploadHead(): Promise<{ token: string; head: string }> {
  const { addToken } = await import('./calls/tokens.store.ts');
  const { makeToken, hashToken } = await import('./rules/tokens.ts');
  const token = makeToken();
  await addToken(store.db, 1, hashToken(token), 1);
  const head = [
    'POST /api/admin/brand HTTP/1.1',
    'Host: localhost',
    `Authorization: Bearer ${token}`,
    'Content-Type: multipart/form-data; boundary=b',
    'Content-Length: 100000',
    '',
    '--b',
    'Content-Disposition: form-data; name="banner"; filename="a.png"',
    '',
    '',
  ];
  return { token, head: head.join('\r\n') };
}
