import { once } from 'node:events';
import type { Readable } from 'node:stream';
import { promisify } from 'node:util';
import yauzl from 'yauzl';
import { ImportError } from './import-error.ts';

/** Limits of an archive; sizes are those of the unpacked files, as declared and as read. */
export interface ZipLimits {
  readonly files: number;
  readonly bytesInAll: number;
}

/** One file of an archive. Folders are removed from its name. */
export interface ZipEntry {
  readonly name: string;
  readonly bytes: number;
  /** The unpacked bytes; reading fails when the file is longer than declared. */
  open(): Promise<Readable>;
}

export interface Zip {
  readonly entries: readonly ZipEntry[];
  close(): void;
}

const openFile = promisify<string, yauzl.Options, yauzl.ZipFile>(yauzl.open);

/**
 * The entries of a zip archive, streamed and never unpacked to disk. Folders and what systems add are skipped. Throws an
 * ImportError when the file is no archive, contains invalid paths or exceeds the limits. Close it when done.
 */
export async function openZip(path: string, limits: ZipLimits): Promise<Zip> {
  const options = { lazyEntries: true, autoClose: false, validateEntrySize: true };
  const zip = await openFile(path, options).catch((cause: unknown) => {
    throw new ImportError('The file is not a ZIP archive that can be read.', { cause });
  });
  try {
    return { entries: await listEntries(zip, limits), close: () => zip.close() };
  } catch (error) {
    zip.close();
    throw error;
  }
}

async function listEntries(zip: yauzl.ZipFile, limits: ZipLimits): Promise<ZipEntry[]> {
  const entries: ZipEntry[] = [];
  let bytes = 0;
  for (let entry = await next(zip); entry; entry = await next(zip)) {
    const currentEntry = entry;
    const name = fileName(currentEntry.fileName);
    if (name === null) continue;
    bytes += currentEntry.uncompressedSize;
    if (entries.length >= limits.files) {
      throw new ImportError('The archive holds more than {most} files.', { params: { most: limits.files } });
    }
    if (bytes > limits.bytesInAll) throw new ImportError('The archive is too large when it is unpacked.');
    entries.push({ name, bytes: currentEntry.uncompressedSize, open: () => openEntry(zip, currentEntry) });
  }
  return entries;
}

/** The next entry; null at the end. */
async function next(zip: yauzl.ZipFile): Promise<yauzl.Entry | null> {
  const stop = new AbortController();
  const { signal } = stop;
  const entry = once(zip, 'entry', { signal }).then(([zipEntry]) => zipEntry as yauzl.Entry);
  const end = once(zip, 'end', { signal }).then(() => null);
  zip.readEntry();
  try {
    return await Promise.race([entry, end]);
  } catch (cause) {
    throw new ImportError('The archive is damaged, or has paths that lead outside of it.', { cause });
  } finally {
    stop.abort();
    await Promise.allSettled([entry, end]);
  }
}

function openEntry(zip: yauzl.ZipFile, entry: yauzl.Entry): Promise<Readable> {
  return new Promise((resolve, reject) => {
    zip.openReadStream(entry, (error, stream) => (error ? reject(error) : resolve(stream)));
  });
}

/** What Windows and macOS put into folders by themselves. */
const OF_SYSTEM = /(?:^|\/)(?:__MACOSX\/|\$RECYCLE\.BIN\/|\.[^/]*$|(?:eh)?thumbs\.db$|desktop\.ini$)/i;

/** In normal form, as macOS does not write it; null for folders and what systems add. */
function fileName(path: string): string | null {
  const name = path.split('/').at(-1) ?? '';
  return name === '' || OF_SYSTEM.test(path) ? null : name.normalize('NFC');
}
