import { randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';

/** Files under names made from their content: the bytes of a name never change, and no partial file is ever seen. */
export interface FileStorage {
  /** Description for the terminal, without secrets. */
  readonly describe: string;
  has(name: string): Promise<boolean>;
  /** Stores the file at `path`, which may be moved. */
  put(name: string, path: string, mime: string): Promise<void>;
  /** The bytes, or null when there is no such file. `range`: first and last byte, inclusive. */
  open(name: string, range?: ByteRange): Promise<StoredBytes | null>;
  /** Does nothing when there is no such file. */
  remove(name: string): Promise<void>;
}

export interface ByteRange {
  readonly start: number;
  readonly end?: number;
}

/** `size` is that of the whole file, whatever the range. */
export interface StoredBytes {
  readonly stream: Readable;
  readonly size: number;
}

/** A local copy, for libraries that need a path; call `discard` when done. Null when there is no file. */
export async function copyOf(
  storage: FileStorage,
  dataDir: string,
  name: string,
): Promise<{ path: string; discard(): Promise<void> } | null> {
  const storedBytes = await storage.open(name);
  if (!storedBytes) return null;
  await mkdir(join(dataDir, 'tmp'), { recursive: true });
  const path = join(dataDir, 'tmp', randomUUID());
  const discard = () => rm(path, { force: true });
  try {
    await pipeline(storedBytes.stream, createWriteStream(path, { flags: 'wx', mode: 0o640 }));
  } catch (error) {
    await discard();
    throw error;
  }
  return { path, discard };
}

/** A download; the stream is read once. */
export interface FileAnswer {
  readonly name: string;
  readonly mime: string;
  readonly stream: Readable;
}
