import { createWriteStream } from 'node:fs';
import { access, mkdir, open, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { FileStorage } from '../files/storage.ts';
import { type Client, release, withClient } from '../store/index.ts';
import { Digest } from './digest.ts';
import {
  BackupError,
  contentFile,
  FILE_MODE,
  type FileCopy,
  FOLDER_MODE,
  MANIFEST,
  type Manifest,
  nameOf,
  type TableCopy,
  tableFile,
} from './format.ts';
import {
  CLIENT,
  copyOut,
  inSnapshot,
  readKeptTables,
  readMigrations,
  readMoment,
  readSequences,
  readStoredFiles,
} from './tables.store.ts';

interface Source {
  /** Address of the database. */
  readonly url: string;
  readonly storage: FileStorage;
}

export interface BackupDone {
  /** Folder of the backup. */
  readonly path: string;
  readonly tables: number;
  readonly rows: number;
  readonly files: number;
  /** Files whose content no earlier backup had. */
  readonly newFiles: number;
}

/** Adds a backup to `folder` while the product runs. What is not whole has another name, and is removed. */
export async function makeBackup({ url, storage }: Source, folder: string): Promise<BackupDone> {
  return withClient(url, CLIENT, (client) => inSnapshot(client, () => writeBackup(client, storage, folder)));
}

async function writeBackup(client: Client, storage: FileStorage, folder: string): Promise<BackupDone> {
  const { takenAt, postgres } = await readMoment(client);
  const path = join(folder, nameOf(takenAt));
  const unfinished = `${path}.part`;
  await mkdir(join(unfinished, 'tables'), { recursive: true, mode: FOLDER_MODE });
  try {
    const tables: TableCopy[] = [];
    for (const table of await readKeptTables(client))
      tables.push(await copyOut(client, table, tableFile(unfinished, table.name)));
    const files = await readStoredFiles(client);
    let newFiles = 0;
    for (const file of files) newFiles += (await copyContent(storage, folder, file)) ? 1 : 0;
    const manifest: Manifest = {
      format: 1,
      release,
      postgres,
      takenAt: takenAt.toISOString(),
      migrations: await readMigrations(client),
      tables,
      // A sequence knows no snapshot: read last, it is behind no row.
      sequences: await readSequences(client),
      files,
    };
    await writeDurably(join(unfinished, MANIFEST), JSON.stringify(manifest, null, 2));
    await rename(unfinished, path);
    const rows = tables.reduce((sum, table) => sum + table.rows, 0);
    return { path, tables: tables.length, rows, files: files.length, newFiles };
  } catch (error) {
    await rm(unfinished, { recursive: true, force: true });
    throw error;
  }
}

/** Copies the content of a stored file unless it is there; returns whether it was copied. */
async function copyContent(storage: FileStorage, folder: string, { name }: FileCopy): Promise<boolean> {
  const path = contentFile(folder, name);
  if (await isThere(path)) return false;
  const stored = await storage.open(name);
  if (!stored) throw new BackupError(`The stored file ${name} is missing in ${storage.describe}.`);
  await mkdir(dirname(path), { recursive: true, mode: FOLDER_MODE });
  const digest = new Digest();
  const target = createWriteStream(`${path}.part`, { mode: FILE_MODE, flush: true });
  await pipeline(stored.stream, digest.of, target);
  if (!digest.result().sha256.startsWith(name.split('.')[0] ?? name))
    throw new BackupError(`The stored file ${name} in ${storage.describe} is not what its name says.`);
  await rename(`${path}.part`, path);
  return true;
}

function isThere(path: string): Promise<boolean> {
  return access(path).then(
    () => true,
    () => false,
  );
}

async function writeDurably(path: string, text: string): Promise<void> {
  const file = await open(path, 'wx', FILE_MODE);
  try {
    await file.writeFile(text);
    await file.sync();
  } finally {
    await file.close();
  }
}
