import { createHash, randomUUID } from 'node:crypto';
import { type FileHandle, mkdir, open, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { readImageSize } from './image.ts';
import { HEAD_BYTES, sniff } from './sniff.ts';
import { Upload } from './upload.ts';

const DAY = 24 * 60 * 60 * 1000;

/** The uploads of one call, in the temporary folder until they are kept. `discard` removes what is left. */
export class Inbox {
  readonly #folder: string;
  readonly #paths: string[] = [];

  /** `dataDir`/tmp is on the same disk as the kept files, so that keeping is a rename. */
  constructor(dataDir: string) {
    this.#folder = join(dataDir, 'tmp');
  }

  /**
   * Writes a stream to the temporary folder. Reads it to its end, but stores at most `maxBytes` + 1, so that a
   * file that is too large is known as such without filling the disk. An empty stream gives null.
   */
  async receive(stream: AsyncIterable<Buffer>, name: string, maxBytes: number): Promise<Upload | null> {
    await mkdir(this.#folder, { recursive: true });
    const path = join(this.#folder, randomUUID());
    this.#paths.push(path);
    const file = await open(path, 'wx', 0o640);
    try {
      const { head, bytes, sha256 } = await store(stream, file, maxBytes);
      if (bytes === 0) return null;
      // What is too large is not all there: looking into it would blame its kind.
      const mime = bytes > maxBytes ? sniff(head, name) : await trueMime(path, head, name);
      return new Upload({ name: name.slice(0, 255), mime, bytes }, path, sha256);
    } finally {
      await file.close();
    }
  }

  async discard(): Promise<void> {
    await Promise.all(this.#paths.splice(0).map((path) => rm(path, { force: true })));
  }
}

async function store(stream: AsyncIterable<Buffer>, file: FileHandle, maxBytes: number) {
  const hash = createHash('sha256');
  const head: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of stream) {
    if (bytes > maxBytes) continue;
    if (bytes < HEAD_BYTES) head.push(chunk.subarray(0, HEAD_BYTES - bytes));
    bytes += chunk.length;
    if (bytes > maxBytes) continue;
    hash.update(chunk);
    await file.write(chunk);
  }
  // The row that names the file must not outlive its bytes.
  await file.sync();
  return { head: Buffer.concat(head), bytes, sha256: hash.digest('hex') };
}

/** An image that cannot even say its size is no image, whatever its first bytes claim. */
async function trueMime(path: string, head: Buffer, name: string): Promise<string> {
  const mime = sniff(head, name);
  if (!mime.startsWith('image/') || mime === 'image/svg+xml') return mime;
  return (await readImageSize(path)) ? mime : 'application/octet-stream';
}

/** Removes what a server that was killed left in the temporary folder. */
export async function removeAbandonedUploads(dataDir: string, now = Date.now()): Promise<void> {
  const folder = join(dataDir, 'tmp');
  const names = await readdir(folder).catch(() => []);
  for (const name of names) {
    const path = join(folder, name);
    const found = await stat(path).catch(() => null);
    if (found && now - found.mtimeMs > DAY) await rm(path, { force: true });
  }
}
