import { pipeline } from 'node:stream/promises';
import type { FileStorage } from '../files/storage.ts';
import { type Client, release, withClient } from '../store/index.ts';
import { Digest } from './digest.ts';
import {
  BackupError,
  CONTENT,
  contentFile,
  type FileCopy,
  type Manifest,
  manifestFile,
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
import type { Vault } from './vault.ts';

interface Source {
  /** Address of the database. */
  readonly url: string;
  readonly storage: FileStorage;
}

export interface BackupDone {
  /** Name of the backup in its vault. */
  readonly name: string;
  readonly tables: number;
  readonly rows: number;
  readonly files: number;
  /** Files whose content no earlier backup had. */
  readonly newFiles: number;
}

/** Adds a backup to a vault while the product runs. What cannot be made whole is removed. */
export async function makeBackup({ url, storage }: Source, vault: Vault): Promise<BackupDone> {
  return withClient(url, CLIENT, (client) => inSnapshot(client, () => writeBackup(client, storage, vault)));
}

async function writeBackup(client: Client, storage: FileStorage, vault: Vault): Promise<BackupDone> {
  const { takenAt, postgres } = await readMoment(client);
  const name = nameOf(takenAt);
  try {
    const tables: TableCopy[] = [];
    for (const table of await readKeptTables(client))
      tables.push(await copyOut(client, table, vault, tableFile(name, table.name)));
    const files = await readStoredFiles(client);
    const newFiles = await copyContents(storage, vault, files);
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
    await vault.write(manifestFile(name), bytesOf(JSON.stringify(manifest, null, 2)));
    const rows = tables.reduce((sum, table) => sum + table.rows, 0);
    return { name, tables: tables.length, rows, files: files.length, newFiles };
  } catch (error) {
    // Why it failed is told, also where its rest cannot be removed.
    await vault.remove(name).catch(() => undefined);
    throw error;
  }
}

/** Copies the content of stored files that the vault lacks, and answers how many. */
async function copyContents(storage: FileStorage, vault: Vault, files: readonly FileCopy[]): Promise<number> {
  const kept = new Set(await vault.filesBelow(CONTENT));
  const lacking = files.filter(({ name }) => !kept.has(contentFile(name)));
  for (const { name } of lacking) {
    const stored = await storage.open(name);
    if (!stored) throw new BackupError(`The stored file ${name} is missing in ${storage.describe}.`);
    const check = checked(name, storage.describe);
    await pipeline(stored.stream, check, (content) => vault.write(contentFile(name), content));
  }
  return lacking.length;
}

/** Passes the content of a stored file on, and fails at its end when it is not what the name says. */
function checked(name: string, where: string) {
  return async function* (content: AsyncIterable<Buffer>) {
    const digest = new Digest();
    yield* digest.of(content);
    if (!digest.result().sha256.startsWith(name.split('.')[0] ?? name))
      throw new BackupError(`The stored file ${name} in ${where} is not what its name says.`);
  };
}

async function* bytesOf(text: string): AsyncGenerator<Buffer> {
  yield Buffer.from(text);
}
