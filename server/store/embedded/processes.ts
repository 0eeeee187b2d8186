import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/** True while a process with this id runs, whoever it belongs to. */
export function isAlive(pid: number): boolean {
  // An ended process keeps its number until its parent waits for it; in a container that often never happens.
  return isTaken(pid) && statFields(pid)?.[0] !== 'Z';
}

/** True while the number is in use, be it by a process that has ended already. */
export function isTaken(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** What Linux says about a process, from field 3 (its state) on; null where there is no such file. */
function statFields(pid: number): string[] | null {
  try {
    // The name in field 2 may hold spaces and brackets.
    return readFileSync(`/proc/${pid}/stat`, 'utf8')
      .replace(/^.*\) /s, '')
      .split(' ');
  } catch {
    return null;
  }
}

/**
 * Something that two processes with the same id do not share: ids are used again, after a restart of the
 * machine or in a new container almost certainly. Empty when the system does not say.
 */
export function processMark(pid: number): string {
  const startTicks = statFields(pid)?.[19];
  // Ticks are counted from the boot.
  if (startTicks) return `${readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()}:${startTicks}`;
  if (process.platform === 'win32') return '';
  return spawnSync('ps', ['-o', 'lstart=', '-p', String(pid)], { encoding: 'utf8' }).stdout?.trim() ?? '';
}

/** The command line of a process, or an empty string. */
export function commandOf(pid: number): string {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ').trim();
  } catch {
    if (process.platform === 'win32') return '';
    return spawnSync('ps', ['-o', 'command=', '-p', String(pid)], { encoding: 'utf8' }).stdout?.trim() ?? '';
  }
}

/** Waits until the process is gone; false when `milliseconds` were not enough. */
export async function waitForEnd(pid: number, milliseconds: number): Promise<boolean> {
  const deadline = Date.now() + milliseconds;
  while (isAlive(pid)) {
    if (Date.now() > deadline) return false;
    await new Promise((done) => setTimeout(done, 20));
  }
  return true;
}
