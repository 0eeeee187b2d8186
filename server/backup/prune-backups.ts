import { backupsIn, CONTENT, contentFile, momentOf, readManifest } from './format.ts';
import type { Vault } from './vault.ts';

const DAYS = 7;
const WEEKS = 4;
const MONTHS = 12;
/** Milliseconds after which a backup that is not whole is no longer being made. */
const GIVEN_UP = 24 * 3_600_000;

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
export async function pruneBackups(vault: Vault): Promise<void> {
  const whole = await backupsIn(vault);
  const kept = keptBackups(whole);
  const needed = new Set<string>();
  for (const name of kept)
    for (const file of (await readManifest(vault, name)).files) needed.add(contentFile(file.name));
  const isOver = (name: string) =>
    whole.includes(name)
      ? !kept.has(name)
      : Date.now() - (momentOf(name)?.getTime() ?? Date.now()) > GIVEN_UP;
  for (const name of await vault.folders()) if (isOver(name)) await vault.remove(name);
  for (const file of await vault.filesBelow(CONTENT)) if (!needed.has(file)) await vault.remove(file);
}
