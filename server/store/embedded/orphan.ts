import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { StoreError } from '../store-error.ts';
import { type Account, as } from './account.ts';
import type { Binaries } from './binaries.ts';
import { commandOf, isAlive, isTaken, waitForEnd } from './processes.ts';

/**
 * Stops a PostgreSQL that an ended owner left running on `cluster`, and removes a pid file whose process id now belongs
 * to another program. Call it only while holding the lock.
 */
export async function stopOrphan(
  cluster: string,
  binaries: Binaries,
  account: Account | null,
): Promise<void> {
  const pidFile = join(cluster, 'postmaster.pid');
  if (!existsSync(pidFile)) return;
  const pid = Number(readFileSync(pidFile, 'utf8').split('\n')[0]);
  if (!(pid > 0) || !isTaken(pid)) return; // PostgreSQL replaces this file itself.
  if (process.platform === 'win32') {
    spawnSync(binaries.pgCtl, ['stop', '-D', cluster, '-m', 'fast'], { stdio: 'ignore', ...as(account) });
    return;
  }
  if (!isAlive(pid) || !isPostgresOn(cluster, pid)) {
    // A zombie, or another program has this id now: PostgreSQL would refuse to start.
    rmSync(pidFile);
    return;
  }
  process.kill(pid, 'SIGINT');
  if (await waitForEnd(pid, 20_000)) return;
  process.kill(pid, 'SIGQUIT');
  if (await waitForEnd(pid, 10_000)) return;
  throw new StoreError(
    `An earlier PostgreSQL (pid ${pid}) on ${cluster} does not stop. End it and start again.`,
  );
}

function isPostgresOn(cluster: string, pid: number): boolean {
  const command = commandOf(pid);
  return command.includes('postgres') && command.includes(cluster);
}
