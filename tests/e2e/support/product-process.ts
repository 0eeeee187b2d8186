import { type ChildProcess, spawn } from 'node:child_process';
import { chmodSync, mkdtempSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

const ROOT = resolve(import.meta.dirname, '../../..');

/** The product as its users get it: server, database and built page, on a port of its own. */
export interface RunningProduct {
  readonly url: string;
  readonly process: ChildProcess;
  /** All it printed so far. */
  printed(): string;
  /** Ends it as Ctrl-C does; answers the exit code. */
  stop(): Promise<number | null>;
  /** Ends it as a power cut does. */
  kill(): Promise<void>;
}

/** Starts the product (already built) on `dataDir` and waits until it is ready. `root`: another checkout; `port`: where it was before. */
export async function startProduct(
  dataDir: string,
  options: { root?: string; env?: Record<string, string>; port?: number } = {},
): Promise<RunningProduct> {
  const port = options.port ?? (await freePort());
  // A session of all journeys is older than a proof.
  const own = {
    PROOF_MINUTES: '1440',
    NODE_ENV: '',
    PORT: String(port),
    HOST: '127.0.0.1',
    DATA_DIR: dataDir,
    DRAIN_SECONDS: '0',
  };
  const env = { ...own, ...options.env };
  return startServer(['server/main.ts'], port, options.root, env);
}

/** Runs a server's file with its arguments; it is expected to listen on `port` of this machine. */
export async function startServer(
  command: readonly string[],
  port: number,
  root = ROOT,
  env: Record<string, string> = {},
): Promise<RunningProduct> {
  const args = ['--enable-source-maps', '--import', './scripts/ts-node.mjs', ...command];
  const child = spawn(process.execPath, args, {
    cwd: root,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  let printed = '';
  child.stdout?.on('data', (data) => (printed += data));
  child.stderr?.on('data', (data) => (printed += data));
  const ended = new Promise<number | null>((done) => child.once('exit', (code) => done(code)));
  const url = `http://127.0.0.1:${port}`;
  await untilReady(url, child, () => printed);
  return {
    url,
    process: child,
    printed: () => printed,
    async stop() {
      child.kill('SIGINT');
      return ended;
    },
    async kill() {
      child.kill('SIGKILL');
      await ended;
    },
  };
}

async function untilReady(url: string, child: ChildProcess, printed: () => string): Promise<void> {
  const deadline = Date.now() + 150_000;
  while (Date.now() < deadline) {
    if (child.exitCode !== null) throw new Error(`The product ended while starting:\n${printed()}`);
    const ready = await fetch(`${url}/ready`).catch(() => null);
    if (ready?.ok) return;
    await new Promise((done) => setTimeout(done, 100));
  }
  child.kill('SIGKILL');
  throw new Error(`The product was not ready in time:\n${printed()}`);
}

/**
 * A port nobody listens on now; below those that a system gives to outgoing connections (from 32768 on Linux), since one
 * of these may be in use again before the product listens.
 */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = 20_000 + Math.floor(Math.random() * 12_000);
    if (await isFree(port)) return port;
  }
}

function isFree(port: number): Promise<boolean> {
  return new Promise((done) => {
    const server = createServer();
    server.once('error', () => done(false));
    server.listen(port, '127.0.0.1', () => server.close(() => done(true)));
  });
}

/** A new folder that every user may enter: as root the embedded database is run by another one. */
export function temporaryFolder(name: string): string {
  const folder = mkdtempSync(join(tmpdir(), `backoffice-${name}-`));
  chmodSync(folder, 0o755);
  return folder;
}
