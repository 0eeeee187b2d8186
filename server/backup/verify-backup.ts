import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import { Digest } from './digest.ts';
import { contentFile, type FileCopy, readManifest, type TableCopy, tableFile } from './format.ts';

/** Reads every byte of a backup and returns what is missing or damaged, a sentence each. `folder` holds the backups. */
export async function verifyBackup(folder: string, backup: string): Promise<string[]> {
  const { tables, files } = await readManifest(backup);
  const faults: (string | undefined)[] = [];
  for (const table of tables) faults.push(await faultOfTable(backup, table));
  for (const file of files) faults.push(await faultOfFile(folder, file));
  return faults.filter((fault) => fault !== undefined);
}

async function faultOfTable(backup: string, { name, bytes, sha256 }: TableCopy): Promise<string | undefined> {
  const digest = new Digest();
  const path = tableFile(backup, name);
  try {
    await pipeline(createReadStream(path), createGunzip(), digest.of, nowhere);
  } catch (error) {
    return isMissing(error) ? `Table ${name} is missing.` : `Table ${name} cannot be read.`;
  }
  const read = digest.result();
  return read.sha256 === sha256 && read.bytes === bytes
    ? undefined
    : `Table ${name} is not what was written.`;
}

async function faultOfFile(folder: string, { name }: FileCopy): Promise<string | undefined> {
  const digest = new Digest();
  try {
    await pipeline(createReadStream(contentFile(folder, name)), digest.of, nowhere);
  } catch (error) {
    return isMissing(error) ? `File ${name} is missing.` : `File ${name} cannot be read.`;
  }
  return digest.result().sha256.startsWith(name.split('.')[0] ?? name)
    ? undefined
    : `File ${name} is not what its name says.`;
}

const nowhere = async (source: AsyncIterable<Buffer>): Promise<void> => {
  for await (const _ of source);
};

function isMissing(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ENOENT';
}
