import { createHash, randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdir, open, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import type { Db } from '../store/index.ts';
import { readImageSize } from './image.ts';
import { extensions } from './sniff.ts';
import type { FileStorage } from './storage.ts';
import type { Upload } from './upload.ts';

/** Where files go, and the data folder, whose `tmp` holds what is on its way. */
export interface FilePlaces {
  readonly storage: FileStorage;
  readonly dataDir: string;
}

interface Source {
  readonly sha256: string;
  readonly mime: string;
  readonly bytes: number;
  readonly name: string | null;
  readonly path: string;
}

/**
 * Keeps files in step with one transaction: bytes move into place and their row is written with `db`; when the
 * transaction fails, call `undo` before it ends, while its lock still keeps others from relying on the bytes.
 */
export class FileKeeper {
  readonly #places: FilePlaces;
  readonly #db: Db;
  readonly #by: number | null;
  readonly #added: string[] = [];

  constructor(places: FilePlaces, db: Db, by: number | null) {
    this.#places = places;
    this.#db = db;
    this.#by = by;
  }

  /** Stores an upload and answers the name it is kept by. The same bytes are stored once. */
  keep(upload: Upload): Promise<string> {
    const { sha256, mime, bytes, name, path } = upload;
    return this.#store({ sha256, mime, bytes, name, path });
  }

  /** The same for bytes made here, such as a thumbnail. */
  async keepBytes(content: Buffer, mime: string, name: string | null = null): Promise<string> {
    const path = await writeTemporary(this.#places.dataDir, content);
    try {
      const sha256 = createHash('sha256').update(content).digest('hex');
      return await this.#store({ sha256, mime, bytes: content.length, name, path });
    } finally {
      await rm(path, { force: true });
    }
  }

  /** The same for a file made here, which may be large; it may be gone afterwards. */
  async keepFile(path: string, mime: string, name: string | null = null): Promise<string> {
    const hash = createHash('sha256');
    let bytes = 0;
    for await (const chunk of createReadStream(path) as AsyncIterable<Buffer>) {
      hash.update(chunk);
      bytes += chunk.length;
    }
    return this.#store({ sha256: hash.digest('hex'), mime, bytes, name, path });
  }

  async undo(): Promise<void> {
    await Promise.all(this.#added.splice(0).map((name) => this.#places.storage.remove(name)));
  }

  async #store(source: Source): Promise<string> {
    const { storage } = this.#places;
    const { mime, path } = source;
    const name = `${source.sha256.slice(0, 32)}.${extensions[mime] ?? 'bin'}`;
    await sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`.execute(this.#db);
    const size = mime.startsWith('image/') ? await readImageSize(path) : null;
    if (!(await storage.has(name))) {
      this.#added.push(name);
      await storage.put(name, path, mime);
    }
    // Bytes that were unused are used again: they must not be collected before this commits.
    await sql`
      insert into files (name, mime, bytes, original_name, width, height, created_by)
      values (${name}, ${mime}, ${source.bytes}, ${source.name}, ${size?.width ?? null},
        ${size?.height ?? null}, ${this.#by})
      on conflict (name) do update set kept_at = now()`.execute(this.#db);
    return name;
  }
}

async function writeTemporary(dataDir: string, content: Buffer): Promise<string> {
  await mkdir(join(dataDir, 'tmp'), { recursive: true });
  const path = join(dataDir, 'tmp', randomUUID());
  const file = await open(path, 'wx', 0o640);
  try {
    await file.writeFile(content);
    await file.sync();
  } finally {
    await file.close();
  }
  return path;
}
