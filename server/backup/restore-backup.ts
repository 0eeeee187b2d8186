import { createWriteStream } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { FileStorage } from '../files/storage.ts';
import { makeTables, withClient } from '../store/index.ts';
import { BackupError, contentFile, type FileCopy, type Manifest, readManifest, tableFile } from './format.ts';
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
import type { Vault } from './vault.ts';
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
  vault: Vault,
  backup: string,
  overwrite = false,
): Promise<Manifest> {
  const manifest = await readManifest(vault, backup);
  const faults = await verifyBackup(vault, backup);
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
        for (const table of manifest.tables)
          await copyIn(client, table, vault, tableFile(backup, table.name));
        for (const sequence of manifest.sequences) await setSequence(client, sequence);
        await hold(client, manifest.takenAt);
      },
    );
    for (const file of manifest.files) await putContent(place, vault, file);
    await makeTables(place.url);
    return manifest;
  });
}

async function putContent(
  { storage, dataDir }: Place,
  vault: Vault,
  { name, mime }: FileCopy,
): Promise<void> {
  if (await storage.has(name)) return;
  const content = await vault.read(contentFile(name));
  if (!content) throw new BackupError(`The file ${name} is missing in ${vault.describe}.`);
  const temporary = join(dataDir, 'tmp', `restored-${name}`);
  await mkdir(join(dataDir, 'tmp'), { recursive: true });
  await pipeline(content, createWriteStream(temporary));
  await storage.put(name, temporary, mime);
}
