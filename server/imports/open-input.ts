import { createReadStream } from 'node:fs';
import { open, stat } from 'node:fs/promises';
import { createGunzip } from 'node:zlib';
import { ImportError } from './import-error.ts';

/** A file of lines, packed or not, being read. */
export interface Input {
  /** The unpacked bytes. Throws an ImportError when the file is damaged or ends too early. */
  chunks: AsyncIterable<Buffer>;
  /** Bytes of the stored file, and how many of them were read so far. */
  size: number;
  bytesRead(): number;
  /** Stops reading; safe at any time. */
  close(): void;
}

/** Opens a file of lines, packed or not by its content. Throws an ImportError when it has none to read. */
export async function openInput(file: string): Promise<Input> {
  const { size, begin } = await look(file).catch((error: unknown) => {
    throw error instanceof ImportError ? error : new ImportError(explain(file, error), { cause: error });
  });
  const source = createReadStream(file);
  const close = () => source.destroy();
  const bytesRead = () => source.bytesRead;
  if (!isGzip(begin)) return { chunks: guarded(source, file), size, bytesRead, close };
  const unpacked = createGunzip();
  source.on('error', (error) => unpacked.destroy(error));
  source.pipe(unpacked);
  return { chunks: guarded(unpacked, file), size, bytesRead, close };
}

async function look(file: string): Promise<{ size: number; begin: Buffer }> {
  const status = await stat(file);
  if (status.isDirectory()) throw new ImportError(`${file} is a folder; name a CSV file.`);
  if (!status.isFile()) throw new ImportError(`${file} is not an ordinary file.`);
  if (status.size === 0) throw new ImportError(`${file} is empty.`);
  const handle = await open(file);
  try {
    const begin = Buffer.alloc(4);
    await handle.read(begin, 0, 4, 0);
    refuseOtherKinds(file, begin);
    return { size: status.size, begin };
  } finally {
    await handle.close();
  }
}

function refuseOtherKinds(file: string, begin: Buffer): void {
  if (begin.toString('latin1').startsWith('PK')) {
    throw new ImportError(`${file} is a spreadsheet or a zip archive. Save it as CSV first.`);
  }
}

function isGzip(begin: Buffer): boolean {
  return begin[0] === 0x1f && begin[1] === 0x8b;
}

async function* guarded(source: AsyncIterable<Buffer>, file: string): AsyncGenerator<Buffer> {
  try {
    yield* source;
  } catch (error) {
    throw new ImportError(explain(file, error), { cause: error });
  }
}

const EXPLANATIONS: Readonly<Record<string, string>> = {
  ENOENT: 'does not exist',
  ENOTDIR: 'does not exist',
  EACCES: 'may not be read by this user',
  Z_BUF_ERROR: 'is cut off: the packed data ends too early. Fetch the whole file again',
  Z_DATA_ERROR: 'is damaged: the packed data cannot be read. Fetch the file again',
};

function explain(file: string, error: unknown): string {
  const { code = '', message = String(error) } = error as { code?: string; message?: string };
  return `${file} ${EXPLANATIONS[code] ?? `cannot be read (${message})`}.`;
}
