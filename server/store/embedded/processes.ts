import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';

/** True while a process with this id runs, under any account. */
export function isAlive(pid: number): boolean {
  // A process that has ended keeps its id until its parent waits for it; in a container that often never happens.
  return isTaken(pid) && statFields(pid)?.[0] !== 'Z';
}

/** True while the id is in use, also by a process that has ended but not been waited for (a zombie). */
export function isTaken(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** The fields of /proc/<pid>/stat from field 3 (the state) on; null where there is no such file. */
function statFields(pid: number): string[] | null {
  try {
    // The name in field 2 may contain spaces and parentheses.
    return readFileSync(`/proc/${pid}/stat`, 'utf8')
      .replace(/^.*\) /s, '')
      .split(' ');
  } catch {
    return null;
  }
}

/**
 * Tells apart two processes with the same id, since ids are reused (almost always after a reboot or in a new
 * container): the boot and the start time. Empty where the system does not provide it.
 */
export function processMark(pid: number): string {
  const startTicks = statFields(pid)?.[19];
  // The start time is in ticks since boot.
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

/** Waits until the process has ended; false when it still runs after `milliseconds`. */
export async function waitForEnd(pid: number, milliseconds: number): Promise<boolean> {
  const deadline = Date.now() + milliseconds;
  while (isAlive(pid)) {
    if (Date.now() > deadline) return false;
    await pause(20);
  }
  return true;
}
