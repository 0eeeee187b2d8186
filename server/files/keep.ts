import { createHash, randomUUID } from 'node:crypto';
import { access, mkdir, open, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { sql } from 'kysely';
import type { Db } from '../store/index.ts';
import { readImageSize } from './image.ts';
import { extensions } from './sniff.ts';
import type { Upload } from './upload.ts';

/** What a stored file's name looks like: the beginning of its SHA-256 and an extension. */
export const FILE_NAME = /^[0-9a-f]{32}\.[a-z0-9]{2,5}$/;

/** Where the bytes of a stored file lie below the folder of files. */
export function placeOf(name: string): string {
  return `${name.slice(0, 2)}/${name}`;
}

export function filesFolder(dataDir: string): string {
  return join(dataDir, 'files');
}

/** The address in an answer; an absolute address passes through. */
export function fileAddress(name: unknown): string | null {
  if (typeof name !== 'string' || name === '') return null;
  return FILE_NAME.test(name) ? `/files/${name}` : name;
}

interface Source {
  readonly sha256: string;
  readonly mime: string;
  readonly bytes: number;
  readonly name: string | null;
  moveTo(path: string): Promise<void>;
}

/**
 * Keeps files in step with one transaction: bytes move into place and their row is written with `db`; when the
 * transaction fails, call `undo` before it ends, while its lock still keeps others from relying on the bytes.
 */
export class FileKeeper {
  readonly #dataDir: string;
  readonly #db: Db;
  readonly #by: number | null;
  readonly #added: string[] = [];

  constructor(dataDir: string, db: Db, by: number | null) {
    this.#dataDir = dataDir;
    this.#db = db;
    this.#by = by;
  }

  /** Stores an upload and answers the name it is kept by. The same bytes are stored once. */
  keep(upload: Upload): Promise<string> {
    return this.#store({
      sha256: upload.sha256,
      mime: upload.mime,
      bytes: upload.bytes,
      name: upload.name,
      moveTo: (path) => rename(upload.path, path),
    });
  }

  /** The same for bytes made here, such as a thumbnail. */
  keepBytes(content: Buffer, mime: string): Promise<string> {
    return this.#store({
      sha256: createHash('sha256').update(content).digest('hex'),
      mime,
      bytes: content.length,
      name: null,
      moveTo: (path) => writeWhole(path, content),
    });
  }

  async undo(): Promise<void> {
    await Promise.all(this.#added.splice(0).map((path) => rm(path, { force: true })));
  }

  async #store(source: Source): Promise<string> {
    const name = `${source.sha256.slice(0, 32)}.${extensions[source.mime] ?? 'bin'}`;
    const path = join(filesFolder(this.#dataDir), placeOf(name));
    await sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`.execute(this.#db);
    if (!(await exists(path))) {
      await mkdir(dirname(path), { recursive: true });
      this.#added.push(path);
      await source.moveTo(path);
    }
    const size = source.mime.startsWith('image/') ? await readImageSize(path) : null;
    await sql`
      insert into files (name, mime, bytes, original_name, width, height, created_by)
      values (${name}, ${source.mime}, ${source.bytes}, ${source.name}, ${size?.width ?? null},
        ${size?.height ?? null}, ${this.#by})
      on conflict (name) do nothing`.execute(this.#db);
    return name;
  }
}

async function exists(path: string): Promise<boolean> {
  return access(path).then(
    () => true,
    () => false,
  );
}

/** Nobody ever sees half a file: it gets its name when it is complete. */
async function writeWhole(path: string, content: Buffer): Promise<void> {
  const temporary = `${path}.${randomUUID()}`;
  const file = await open(temporary, 'wx', 0o644);
  try {
    await file.writeFile(content);
    await file.sync();
  } finally {
    await file.close();
  }
  await rename(temporary, path);
}
