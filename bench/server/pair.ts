/** A server of ours and one written by hand over the same database, asked the same in turns. */
import { type ChildProcess, spawn } from 'node:child_process';
import { createServer } from 'node:net';
import { addToken } from '../../server/calls/tokens.store.ts';
import { hashToken, makeToken } from '../../server/rules/tokens.ts';
import type { Db } from '../../server/store/index.ts';
import { type Ask, Client, quantile } from './load.ts';

const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 60);
/** The most that a declared call may cost more than one written by hand. */
const ALLOWED = { share: 1.15, ms: 3 };

export interface Pair {
  readonly clients: readonly [Client, Client];
  readonly processes: readonly [ChildProcess, ChildProcess];
  end(): Promise<void>;
}

/** `hand`: the file of the other server, started with port and address of the database. `db` needs a second account. */
export async function startPair(db: Db, url: string, dataDir: string, hand: string): Promise<Pair> {
  const children: ChildProcess[] = [];
  const ourServer = await start(children, ['server/main.ts'], (port) => ({
    PORT: String(port),
    HOST: '127.0.0.1',
    DATABASE_URL: url,
    DATA_DIR: dataDir,
    NODE_ENV: 'production',
    LOG_LEVEL: 'warn',
    DRAIN_SECONDS: '0',
  }));
  const handServer = await start(children, (port) => [hand, String(port), url]);
  const token = makeToken();
  const account = await db.selectFrom('admin_users').select('id').executeTakeFirstOrThrow();
  await addToken(db, Number(account.id), hashToken(token), 1);
  const [ourClient, handClient] = [new Client(ourServer.port, token), new Client(handServer.port, token)];
  return {
    clients: [ourClient, handClient],
    processes: [ourServer.child, handServer.child],
    async end() {
      ourClient.close();
      handClient.close();
      for (const child of children) await ended(child);
    },
  };
}

/** The median of each case on both, as a table; the process fails where ours costs more than is allowed. */
export async function compare(
  [ours, hand]: readonly [Client, Client],
  cases: Readonly<Record<string, () => Ask>>,
  idsOf: (text: string) => string,
): Promise<void> {
  console.log(
    '| call | ours, ms | by hand, ms | ours / by hand | ours - by hand, ms | |\n| --- | ---: | ---: | ---: | ---: | --- |',
  );
  for (const [name, make] of Object.entries(cases)) {
    const times: [number[], number[]] = [[], []];
    for (let round = -5; round < ROUNDS; round += 1) {
      const ask = make();
      const order = round % 2 === 0 ? ([ours, hand] as const) : ([hand, ours] as const);
      const answers = new Map<Client, { ms: number; text: string }>();
      for (const client of order) answers.set(client, await client.ask(ask));
      // A comparison of two answers that are not the same would mean nothing.
      const [ourIds, handIds] = [ours, hand].map((client) => idsOf(answers.get(client)?.text ?? ''));
      if (ourIds !== handIds) throw new Error(`${name}: not the same rows: ${ourIds} and ${handIds}`);
      if (round < 0) continue;
      times[0].push(answers.get(ours)?.ms ?? Number.NaN);
      times[1].push(answers.get(hand)?.ms ?? Number.NaN);
    }
    const [ourMedian, handMedian] = [quantile(times[0], 0.5), quantile(times[1], 0.5)];
    const holds = ourMedian <= handMedian * ALLOWED.share + ALLOWED.ms;
    if (!holds) process.exitCode = 1;
    console.log(
      `| ${name} | ${ourMedian.toFixed(2)} | ${handMedian.toFixed(2)} | ${(ourMedian / handMedian).toFixed(2)} | ${(ourMedian - handMedian).toFixed(2)} | ${holds ? '' : 'too slow'} |`,
    );
  }
}

type Command = readonly string[] | ((port: number) => readonly string[]);

async function start(
  children: ChildProcess[],
  command: Command,
  env: (port: number) => Record<string, string> = () => ({}),
) {
  const port = await freePort();
  const args = typeof command === 'function' ? command(port) : command;
  const child = spawn(
    process.execPath,
    ['--enable-source-maps', '--import', './scripts/ts-node.mjs', ...args],
    {
      env: { ...process.env, ...env(port) },
      stdio: ['ignore', 'ignore', 'inherit'],
    },
  );
  children.push(child);
  for (let tries = 0; tries < 600; tries += 1) {
    if (child.exitCode !== null) throw new Error(`${args[0]} ended while starting`);
    const answer = await fetch(`http://127.0.0.1:${port}/health`).catch(() => null);
    if (answer) return { port, child };
    await new Promise((done) => setTimeout(done, 100));
  }
  throw new Error(`${args[0]} did not start`);
}

function freePort(): Promise<number> {
  return new Promise((done) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => done(typeof address === 'object' && address ? address.port : 0));
    });
  });
}

async function ended(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return;
  const end = new Promise((done) => child.once('exit', done));
  child.kill('SIGINT');
  await end;
}
