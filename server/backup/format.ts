import { text } from 'node:stream/consumers';
import { placeOf } from '../files/file-name.ts';
import type { Vault } from './vault.ts';

/**
 * A vault has `files/` with the content of stored files, which all backups share, and one folder per backup, called by its moment,
 * with `tables/<table>.gz` (PostgreSQL's COPY as text) and `manifest.json`, which comes last: without it a backup is not whole.
 */
export interface Manifest {
  readonly format: 1;
  /** Of the product, and of PostgreSQL. */
  readonly release: string;
  readonly postgres: string;
  /** ISO 8601: the moment that the tables show. */
  readonly takenAt: string;
  /** Names of the migrations that made the tables, in their order. */
  readonly migrations: readonly string[];
  readonly tables: readonly TableCopy[];
  readonly sequences: readonly SequenceValue[];
  readonly files: readonly FileCopy[];
}

/** `bytes` and `sha256` are of the text, not of the packed file. */
export interface TableCopy {
  readonly name: string;
  readonly columns: readonly string[];
  readonly rows: number;
  readonly bytes: number;
  readonly sha256: string;
}

export interface SequenceValue {
  readonly name: string;
  readonly value: string;
  /** Whether `value` was given out already. */
  readonly isCalled: boolean;
}

export interface FileCopy {
  readonly name: string;
  readonly mime: string;
}

/** What cannot be backed up, restored or verified; the message is for the person at the terminal. */
export class BackupError extends Error {
  override readonly name = 'BackupError';
}

/** Folder of the content of stored files. */
export const CONTENT = 'files';

export const manifestFile = (backup: string) => `${backup}/manifest.json`;
export const tableFile = (backup: string, table: string) => `${backup}/tables/${table}.gz`;
export const contentFile = (name: string) => `${CONTENT}/${placeOf(name)}`;

/** Folder name of a backup: its moment in UTC, which sorts by time. */
export const nameOf = (takenAt: Date) => takenAt.toISOString().replaceAll(':', '-');
const NAME = /^(\d{4}-\d\d-\d\dT\d\d)-(\d\d)-(\d\d\.\d{3}Z)$/;

/** The moment that a folder name says; undefined for another folder. */
export function momentOf(name: string): Date | undefined {
  const [, hour, minute, second] = NAME.exec(name) ?? [];
  return hour && minute && second ? new Date(`${hour}:${minute}:${second}`) : undefined;
}

/** Names of the whole backups of a vault, the latest last. */
export async function backupsIn(vault: Vault): Promise<string[]> {
  const names = (await vault.folders()).filter((name) => momentOf(name)).sort();
  const areWhole = await Promise.all(names.map((name) => vault.has(manifestFile(name))));
  return names.filter((_, index) => areWhole[index]);
}

/** Throws a BackupError where there is no such backup. */
export async function readManifest(vault: Vault, backup: string): Promise<Manifest> {
  const content = await vault.read(manifestFile(backup));
  if (!content)
    throw new BackupError(`${backup} in ${vault.describe} is no backup: it has no manifest.json.`);
  const manifest = JSON.parse(await text(content)) as Manifest;
  if (manifest.format === 1) return manifest;
  throw new BackupError(`${backup} has the format ${manifest.format}, which this release does not know.`);
}
