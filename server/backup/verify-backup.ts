import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import { Digest } from './digest.ts';
import { contentFile, type FileCopy, readManifest, type TableCopy, tableFile } from './format.ts';
import type { Vault } from './vault.ts';

/** Reads every byte of a backup and returns what is missing or damaged, a sentence each. */
export async function verifyBackup(vault: Vault, backup: string): Promise<string[]> {
  const { tables, files } = await readManifest(vault, backup);
  const faults: (string | undefined)[] = [];
  for (const table of tables) faults.push(await faultOfTable(vault, tableFile(backup, table.name), table));
  for (const file of files) faults.push(await faultOfFile(vault, file));
  return faults.filter((fault) => fault !== undefined);
}

async function faultOfTable(
  vault: Vault,
  file: string,
  { name, bytes, sha256 }: TableCopy,
): Promise<string | undefined> {
  const packed = await vault.read(file);
  if (!packed) return `Table ${name} is missing.`;
  const digest = new Digest();
  try {
    await pipeline(packed, createGunzip(), digest.of, nowhere);
  } catch {
    return `Table ${name} cannot be read.`;
  }
  const read = digest.result();
  return read.sha256 === sha256 && read.bytes === bytes
    ? undefined
    : `Table ${name} is not what was written.`;
}

async function faultOfFile(vault: Vault, { name }: FileCopy): Promise<string | undefined> {
  const content = await vault.read(contentFile(name));
  if (!content) return `File ${name} is missing.`;
  const digest = new Digest();
  try {
    await pipeline(content, digest.of, nowhere);
  } catch {
    return `File ${name} cannot be read.`;
  }
  return digest.result().sha256.startsWith(name.split('.')[0] ?? name)
    ? undefined
    : `File ${name} is not what its name says.`;
}

const nowhere = async (source: AsyncIterable<Buffer>): Promise<void> => {
  for await (const _ of source);
};
