import { type ChildProcess, spawn } from 'node:child_process';
import { closeSync, existsSync, openSync, readFileSync, renameSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { withClient } from '../client.ts';
import { StoreError } from '../store-error.ts';
import { as } from './account.ts';
import type { Binaries } from './binaries.ts';
import type { Home } from './home.ts';

export interface RunningPostgres {
  port: number;
  /** Resolves when the process has ended, for any reason. */
  ended: Promise<void>;
  /** Ends all sessions and the server; resolves when the process has ended. */
  stop(): Promise<void>;
}

export interface RunOptions {
  home: Home;
  binaries: Binaries;
  password: string;
  /** Additional server settings, as `name=value`. */
  settings?: readonly string[];
  /** Default: any free port. */
  port?: number;
  /** Milliseconds during which temporary errors, such as a port in use, are retried. */
  patience?: number;
}

const SETTINGS = [
  'listen_addresses=127.0.0.1',
  'unix_socket_directories=',
  'synchronous_commit=on',
  'max_connections=60',
  'log_timezone=Asia/Jakarta',
  'timezone=Asia/Jakarta',
  'jit=off',
  // The log is for the server; a rejected statement is reported to the client that sent it.
  'log_min_messages=log',
  'log_checkpoints=off',
];

/**
 * A shell that starts PostgreSQL and a watcher. However this process ends, kill -9 included, the pipe on descriptor 3
 * closes; the watcher then asks PostgreSQL to stop. A line through the pipe tells the watcher that PostgreSQL has
 * stopped already.
 */
const GUARDED = `
exec 3<&0
me=$$
( { read -r _ <&3 || kill -INT "$me"; } </dev/null >/dev/null 2>&1 & )
exec "$@" 3<&- </dev/null
`;

const START_LIMIT_MS = 120_000;
const PATIENCE_MS = 20_000;

/** Starts PostgreSQL on a loopback port and waits until it accepts connections. Throws a StoreError. */
export async function runPostgres(options: RunOptions): Promise<RunningPostgres> {
  const deadline = Date.now() + (options.patience ?? PATIENCE_MS);
  for (;;) {
    const result = await tryToStart(options, options.port ?? (await freePort()));
    if (typeof result !== 'string') return result;
    // Another process took the port, or sessions of a killed server are still ending.
    const passing = /could not bind|Address already in use|shared memory block/.test(result);
    if (!passing || Date.now() > deadline) throw new StoreError(`PostgreSQL did not start:\n${result}`);
    await pause(300);
  }
}

/** The running server, or its log when it ended during the start. */
async function tryToStart(options: RunOptions, port: number): Promise<RunningPostgres | string> {
  const { home } = options;
  const logFile = logOf(home);
  // The log of the previous start is kept: it shows why that server ended.
  if (existsSync(logFile)) renameSync(logFile, `${logFile}.1`);
  const child = spawnServer(options, port, logFile);
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()));
  child.once('exit', () => child.stdin?.end('stopped\n'));
  // The pipe breaks when PostgreSQL ends; the event `exit` reports that.
  child.stdin?.on('error', () => undefined);
  child.on('error', () => undefined);
  const answers = await waitUntilItAnswers(child, port, options.password);
  if (!answers) return readFileSync(logFile, 'utf8').trim() || 'it wrote nothing';
  child.unref();
  return {
    port,
    ended,
    async stop() {
      child.ref(); // Waiting for the server must keep this process running.
      if (child.exitCode === null && child.signalCode === null) child.kill('SIGINT');
      await ended;
    },
  };
}

/** Path of the log of the current start; the log of the start before it has the suffix `.1`. */
export function logOf({ folder }: Home): string {
  return `${folder}/postgres.log`;
}

function spawnServer(
  { home, binaries, settings = [] }: RunOptions,
  port: number,
  logFile: string,
): ChildProcess {
  const args = ['-D', home.cluster, '-p', String(port)];
  for (const setting of [...SETTINGS, ...settings]) args.push('-c', setting);
  const log = openSync(logFile, 'w', 0o600);
  const [program, ...rest] =
    process.platform === 'win32'
      ? [binaries.postgres, ...args]
      : ['/bin/sh', '-c', GUARDED, 'postgres', binaries.postgres, ...args];
  const child = spawn(program, rest, {
    ...as(home.account),
    cwd: home.folder,
    stdio: ['pipe', 'ignore', log],
    // Ctrl-C reaches every process of the terminal's group, but the database must outlive the requests in progress.
    detached: process.platform !== 'win32',
    env: { PATH: process.env.PATH, SystemRoot: process.env.SystemRoot, LC_ALL: 'C', TZ: 'UTC' },
  });
  closeSync(log);
  return child;
}

/** True when the server accepts connections; false when its process ended. Recovery after a crash may take long. */
async function waitUntilItAnswers(child: ChildProcess, port: number, password: string): Promise<boolean> {
  const deadline = Date.now() + START_LIMIT_MS;
  while (Date.now() < deadline) {
    if (child.exitCode !== null || child.signalCode !== null || child.pid === undefined) return false;
    try {
      await withClient(address(port, password, 'postgres'), 'wholesale-start', () => true);
      return true;
    } catch (error) {
      const code = (error as { code?: string }).code;
      // 57P03: the server is starting up. Any other error, except a refused connection, is permanent.
      if (code !== 'ECONNREFUSED' && code !== '57P03' && code !== 'ECONNRESET') {
        child.kill('SIGINT');
        const message = `The embedded PostgreSQL refuses us: ${(error as Error).message}`;
        throw new StoreError(message, { cause: error });
      }
    }
    await pause(20);
  }
  child.kill('SIGINT');
  throw new StoreError(`PostgreSQL did not answer within ${START_LIMIT_MS / 1000} seconds.`);
}

/** Connection URL of a database of the embedded server. */
export function address(port: number, password: string, database: string): string {
  return `postgres://postgres:${password}@127.0.0.1:${port}/${database}`;
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => resolve(port));
    });
  });
}
