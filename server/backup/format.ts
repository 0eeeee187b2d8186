import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { placeOf } from '../files/file-name.ts';

/**
 * A folder of backups: `files/` with the content of stored files, which all backups share, and one folder per backup, called by
 * its moment, with `manifest.json` and `tables/<table>.gz` (PostgreSQL's COPY as text).
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

export const MANIFEST = 'manifest.json';
/** Readable by their owner alone. */
export const FOLDER_MODE = 0o700;
export const FILE_MODE = 0o600;

export const tableFile = (backup: string, table: string) => join(backup, 'tables', `${table}.gz`);
export const contentFile = (folder: string, name: string) => join(folder, 'files', placeOf(name));

/** Folder name of a backup: its moment in UTC, which sorts by time. */
export const nameOf = (takenAt: Date) => takenAt.toISOString().replaceAll(':', '-');
const NAME = /^(\d{4}-\d\d-\d\dT\d\d)-(\d\d)-(\d\d\.\d{3}Z)$/;

/** The moment that a folder name says; undefined for another folder. */
export function momentOf(name: string): Date | undefined {
  const [, hour, minute, second] = NAME.exec(name) ?? [];
  return hour && minute && second ? new Date(`${hour}:${minute}:${second}`) : undefined;
}

/** Names of the whole backups of a folder, the latest last; none when there is no such folder. */
export async function backupsIn(folder: string): Promise<string[]> {
  const names = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return [];
    throw error;
  });
  return names.filter((name) => momentOf(name)).sort();
}

/** Seconds since the latest backup of a folder; endless when it has none. */
export async function ageOfLatest(folder: string): Promise<number> {
  const moment = momentOf((await backupsIn(folder)).at(-1) ?? '');
  return moment ? (Date.now() - moment.getTime()) / 1000 : Number.POSITIVE_INFINITY;
}

/** Throws a BackupError for a folder that is no backup. */
export async function readManifest(backup: string): Promise<Manifest> {
  const text = await readFile(join(backup, MANIFEST), 'utf8').catch(() => {
    throw new BackupError(`${backup} is no backup: it has no ${MANIFEST}.`);
  });
  const manifest = JSON.parse(text) as Manifest;
  if (manifest.format === 1) return manifest;
  throw new BackupError(`${backup} has the format ${manifest.format}, which this release does not know.`);
}
