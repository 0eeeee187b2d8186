import { copyFile, mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { FileStorage } from '../files/storage.ts';
import { makeTables, withClient } from '../store/index.ts';
import { BackupError, contentFile, type Manifest, readManifest, tableFile } from './format.ts';
import {
  CLIENT,
  copyIn,
  countServers,
  dropEverything,
  hold,
  isInUse,
  setSequence,
  whileUnguarded,
} from './tables.store.ts';
import { verifyBackup } from './verify-backup.ts';

export interface Place {
  /** Address of the database, which no server uses. */
  readonly url: string;
  readonly storage: FileStorage;
  /** Folder for temporary files, on the disk of the storage. */
  readonly dataDir: string;
}

/**
 * Makes a place what a backup shows, with the tables of its release brought up to this one, and holds it. Throws a BackupError,
 * and changes nothing, when the backup is not whole, or the place is in use; `overwrite`: what is there goes.
 */
export async function restoreBackup(
  place: Place,
  folder: string,
  backup: string,
  overwrite = false,
): Promise<Manifest> {
  const manifest = await readManifest(backup);
  const faults = await verifyBackup(folder, backup);
  if (faults.length > 0) throw new BackupError(`The backup is not whole.\n${faults.join('\n')}`);
  return withClient(place.url, CLIENT, async (client) => {
    if ((await countServers(client)) > 0)
      throw new BackupError('A server works on this database: end it before its data is replaced.');
    if (!overwrite && (await isInUse(client)))
      throw new BackupError('The database has accounts already. With --overwrite its data is replaced.');
    await dropEverything(client);
    await makeTables(place.url, manifest.migrations);
    await whileUnguarded(
      client,
      manifest.tables.map(({ name }) => name),
      async () => {
        for (const table of manifest.tables) await copyIn(client, table, tableFile(backup, table.name));
        for (const sequence of manifest.sequences) await setSequence(client, sequence);
        await hold(client, manifest.takenAt);
      },
    );
    for (const { name, mime } of manifest.files)
      await putContent(place, contentFile(folder, name), name, mime);
    await makeTables(place.url);
    return manifest;
  });
}

async function putContent(
  { storage, dataDir }: Place,
  content: string,
  name: string,
  mime: string,
): Promise<void> {
  if (await storage.has(name)) return;
  const temporary = join(dataDir, 'tmp', `restored-${name}`);
  await mkdir(join(dataDir, 'tmp'), { recursive: true });
  await copyFile(content, temporary);
  await storage.put(name, temporary, mime);
}
