import { constants } from 'node:fs';
import { access, copyFile, mkdir, open, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Db } from '../store/index.ts';
import { placeOf } from './file-name.ts';
import { readFiles } from './files.store.ts';
import type { FileStorage } from './storage.ts';

/** Files in a local folder: <first two characters>/<name>. */
export function diskStorage(folder: string): FileStorage {
  const pathOf = (name: string) => join(folder, placeOf(name));
  return {
    describe: folder,
    has: (name) => isThere(pathOf(name)),
    async put(name, path) {
      const place = pathOf(name);
      await mkdir(dirname(place), { recursive: true });
      await move(path, place);
    },
    async open(name, range) {
      const fileStats = await stat(pathOf(name)).catch(() => null);
      if (!fileStats?.isFile()) return null;
      const file = await open(pathOf(name), 'r');
      return { size: fileStats.size, stream: file.createReadStream({ ...range }) };
    },
    remove: (name) => rm(pathOf(name), { force: true }),
  };
}

function isThere(path: string): Promise<boolean> {
  return access(path).then(
    () => true,
    () => false,
  );
}

/** A rename when both are on one disk, which is normal. */
async function move(from: string, to: string): Promise<void> {
  try {
    await rename(from, to);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EXDEV') throw error;
    await copyFile(from, `${to}.part`, constants.COPYFILE_FICLONE);
    await rename(`${to}.part`, to);
    await rm(from, { force: true });
  }
}

/** Moves files from the data folder to another storage: demo files, and those from before S3 was configured. */
export async function moveFromDisk(db: Db, storage: FileStorage, dataDir: string): Promise<void> {
  for (const { name, mime } of await readFiles(db)) {
    const path = join(dataDir, 'files', placeOf(name));
    if (!(await isThere(path))) continue;
    if (!(await storage.has(name))) await storage.put(name, path, mime);
    await rm(path, { force: true });
  }
}
