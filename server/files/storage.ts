import { randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';

/**
 * Where the bytes of kept files are. A name is made of the content's hash, so that the bytes behind a name never
 * change. A partial file is never visible. All calls throw the error of the disk or the store.
 */
export interface FileStorage {
  /** For the terminal; without secrets. */
  readonly describe: string;
  has(name: string): Promise<boolean>;
  /** Takes over the file at `path`, whole; `path` may be gone afterwards. */
  put(name: string, path: string, mime: string): Promise<void>;
  /** The bytes, or null when there are none of that name. `range`: first and last byte, the last one included. */
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

/** A copy on this machine, for libraries that need a path; call `discard` when done. Null when there is no file. */
export async function copyOf(
  storage: FileStorage,
  dataDir: string,
  name: string,
): Promise<{ path: string; discard(): Promise<void> } | null> {
  const found = await storage.open(name);
  if (!found) return null;
  await mkdir(join(dataDir, 'tmp'), { recursive: true });
  const path = join(dataDir, 'tmp', randomUUID());
  const discard = () => rm(path, { force: true });
  try {
    await pipeline(found.stream, createWriteStream(path, { flags: 'wx', mode: 0o640 }));
  } catch (error) {
    await discard();
    throw error;
  }
  return { path, discard };
}
