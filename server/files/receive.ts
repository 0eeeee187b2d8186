import { createHash, randomUUID } from 'node:crypto';
import { type FileHandle, mkdir, open, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { decodeImage } from './image.ts';
import { HEAD_BYTES, sniff } from './sniff.ts';
import { Upload } from './upload.ts';

const DAY = 24 * 60 * 60 * 1000;

/** The uploads of one call, in the temporary folder until they are stored. `discard` deletes the rest. */
export class Inbox {
  readonly #folder: string;
  readonly #paths: string[] = [];

  /** `dataDir`/tmp is on the same disk as the stored files, so that storing is a rename. */
  constructor(dataDir: string) {
    this.#folder = join(dataDir, 'tmp');
  }

  /**
   * Writes a stream to the temporary folder. Reads it to its end but stores at most `maxBytes` + 1, so that a too large file is
   * detected without filling the disk. An empty stream without a name gives null.
   */
  async receive(stream: AsyncIterable<Buffer>, name: string, maxBytes: number): Promise<Upload | null> {
    await mkdir(this.#folder, { recursive: true });
    const path = join(this.#folder, randomUUID());
    this.#paths.push(path);
    const file = await open(path, 'wx', 0o640);
    try {
      const { head, bytes, sha256, hasNul } = await store(stream, file, maxBytes);
      // Browsers send a file without name and bytes when none was chosen.
      if (bytes === 0 && name === '') return null;
      // A too large file is truncated: checking its content would report a wrong type.
      const sniffed = sniff(head, name, hasNul);
      const isPicture = bytes <= maxBytes && sniffed.startsWith('image/') && sniffed !== 'image/svg+xml';
      const size = isPicture ? await decodeImage(path) : null;
      // An image that cannot be decoded to its end is not an image, whatever its first bytes are.
      const mime = isPicture && !size ? 'application/octet-stream' : sniffed;
      return new Upload({ name: name.slice(0, 255), mime, bytes }, path, sha256, size);
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
  let hasNul = false;
  for await (const chunk of stream) {
    if (bytes > maxBytes) continue;
    if (bytes < HEAD_BYTES) head.push(chunk.subarray(0, HEAD_BYTES - bytes));
    bytes += chunk.length;
    hasNul ||= chunk.includes(0);
    if (bytes > maxBytes) continue;
    hash.update(chunk);
    await file.write(chunk);
  }
  // Flushes to disk: the row that names the file must not outlive its bytes.
  await file.sync();
  return { head: Buffer.concat(head), bytes, sha256: hash.digest('hex'), hasNul };
}

/** Deletes temporary files of a killed server. */
export async function removeAbandonedUploads(dataDir: string, now = Date.now()): Promise<void> {
  const folder = join(dataDir, 'tmp');
  const names = await readdir(folder).catch(() => []);
  for (const name of names) {
    const path = join(folder, name);
    const fileStats = await stat(path).catch(() => null);
    if (fileStats && now - fileStats.mtimeMs > DAY) await rm(path, { force: true });
  }
}
