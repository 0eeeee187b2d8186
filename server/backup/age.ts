import { setTimeout as wait } from 'node:timers/promises';
import type { BackupAddress } from '../settings.ts';
import { backupsIn, momentOf } from './format.ts';
import { openVault } from './open-vault.ts';
import type { Vault } from './vault.ts';

/** Milliseconds that looking for it may take. */
const PATIENCE = 3000;

/** Seconds since the latest backup of a vault; endless when it has none. */
export async function ageOfLatest(vault: Vault): Promise<number> {
  return ageOf((await backupsIn(vault)).at(-1));
}

/**
 * The same for those who ask often: answers within seconds. While the vault does not answer, the latest backup that was seen there
 * grows older.
 */
export function watchAge(address: BackupAddress): () => Promise<number> {
  const opened = openVault(address);
  let latest: string | undefined;
  let looking: Promise<void> | undefined;
  const look = async () => {
    latest = (await backupsIn(await opened)).at(-1) ?? latest;
  };
  return async () => {
    looking ??= look()
      .catch(() => undefined)
      .finally(() => {
        looking = undefined;
      });
    await Promise.race([looking, wait(PATIENCE, undefined, { ref: false })]);
    return ageOf(latest);
  };
}

function ageOf(backup: string | undefined): number {
  const moment = momentOf(backup ?? '');
  return moment ? (Date.now() - moment.getTime()) / 1000 : Number.POSITIVE_INFINITY;
}
