import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { backupsIn, momentOf, readManifest } from './format.ts';

const DAYS = 7;
const WEEKS = 4;
const MONTHS = 12;

/**
 * The backups that are kept: of the last seven days, four weeks and twelve months that have one, the latest of each. `names`:
 * of whole backups, in any order. Days are those of UTC, weeks begin on Monday.
 */
export function keptBackups(names: readonly string[]): Set<string> {
  const latestFirst = [...names].sort().reverse();
  return new Set([
    ...latestOfEach(latestFirst, dayOf, DAYS),
    ...latestOfEach(latestFirst, weekOf, WEEKS),
    ...latestOfEach(latestFirst, (name) => name.slice(0, 7), MONTHS),
  ]);
}

const dayOf = (name: string) => name.slice(0, 10);

/** The Monday before or at the day. */
function weekOf(name: string): string {
  const day = new Date(`${dayOf(name)}T00:00:00Z`);
  day.setUTCDate(day.getUTCDate() - ((day.getUTCDay() + 6) % 7));
  return day.toISOString().slice(0, 10);
}

function latestOfEach(
  latestFirst: readonly string[],
  spanOf: (name: string) => string,
  spans: number,
): string[] {
  const latest = new Map<string, string>();
  for (const name of latestFirst) if (!latest.has(spanOf(name))) latest.set(spanOf(name), name);
  return [...latest.values()].slice(0, spans);
}

/** Removes the backups that are not kept, what a broken one left behind, and content that no backup needs any more. */
export async function pruneBackups(folder: string): Promise<void> {
  const names = await backupsIn(folder);
  const kept = keptBackups(names);
  const broken = (await readdir(folder)).filter(
    (name) => name.endsWith('.part') && momentOf(name.slice(0, -5)),
  );
  for (const name of [...names.filter((backup) => !kept.has(backup)), ...broken])
    await rm(join(folder, name), { recursive: true });
  const needed = new Set<string>();
  for (const name of kept)
    for (const file of (await readManifest(join(folder, name))).files) needed.add(file.name);
  const content = join(folder, 'files');
  for (const entry of await readdir(content, { withFileTypes: true, recursive: true }).catch(() => []))
    if (entry.isFile() && !needed.has(entry.name)) await rm(join(entry.parentPath, entry.name));
}
