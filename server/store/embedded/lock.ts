import { linkSync, readFileSync, renameSync, unlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { StoreError } from '../store-error.ts';
import { isAlive, processMark } from './processes.ts';

export interface Lock {
  release(): void;
}

/** Locks `folder`. Throws a StoreError while another running process holds it; a dead one's lock is taken over. */
export function acquireLock(folder: string): Lock {
  const file = join(folder, 'lock');
  const mine = JSON.stringify({ pid: process.pid, mark: processMark(process.pid) });
  const draft = `${file}.${process.pid}`;
  writeFileSync(draft, mine, { mode: 0o600 });
  try {
    // Linking is atomic, so the lock file is never seen half written.
    for (let attempt = 0; attempt < 5; attempt++) {
      if (link(draft, file)) return { release: () => release(file, mine) };
      const lockContent = read(file);
      if (lockContent === null) continue;
      const owner = livingOwner(lockContent);
      if (owner !== null) throw new StoreError(taken(folder, owner));
      removeStale(file, lockContent);
    }
  } finally {
    unlinkSync(draft);
  }
  throw new StoreError(taken(folder, null));
}

/** The id of the running process that holds the lock of `folder`, or null. */
export function lockOwner(folder: string): number | null {
  const lockContent = read(join(folder, 'lock'));
  return lockContent === null ? null : livingOwner(lockContent);
}

function taken(folder: string, pid: number | null): string {
  const who = pid === null ? 'Another process' : `Another process (pid ${pid})`;
  return `${who} is already using ${folder}. Stop it first, or set DATA_DIR to another folder.`;
}

/** Removes the lock of a process that has ended; restores the file if a new owner has replaced it meanwhile. */
function removeStale(file: string, dead: string): void {
  const aside = `${file}.${process.pid}.old`;
  try {
    renameSync(file, aside);
  } catch {
    return; // Another process removed it.
  }
  if (read(aside) !== dead) link(aside, file);
  unlinkSync(aside);
}

function link(from: string, to: string): boolean {
  try {
    linkSync(from, to);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
}

function read(file: string): string | null {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return null;
  }
}

function livingOwner(content: string): number | null {
  try {
    const { pid, mark } = JSON.parse(content) as { pid: number; mark: string };
    return isAlive(pid) && processMark(pid) === mark ? pid : null;
  } catch {
    return null; // Damaged, or not written by this program.
  }
}

function release(file: string, mine: string): void {
  if (read(file) === mine) unlinkSync(file);
}
