import { access, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Db } from '../store/index.ts';
import { placeOf } from './file-name.ts';
import { readFiles } from './files.store.ts';
import type { FileStorage } from './storage.ts';

/** Moves files from the data folder to another storage: demo files, and those from before S3 was configured. */
export async function moveFromDisk(db: Db, storage: FileStorage, dataDir: string): Promise<void> {
  for (const { name, mime } of await readFiles(db)) {
    const path = join(dataDir, 'files', placeOf(name));
    const isThere = await access(path).then(
      () => true,
      () => false,
    );
    if (!isThere) continue;
    if (!(await storage.has(name))) await storage.put(name, path, mime);
    await rm(path, { force: true });
  }
}
