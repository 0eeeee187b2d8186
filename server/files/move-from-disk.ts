import { access, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import type { Db } from '../store/index.ts';
import { placeOf } from './file-name.ts';
import type { FileStorage } from './storage.ts';

/** Brings files that lie in the data folder into another storage: those of the demo, and of the time before it. */
export async function moveFromDisk(db: Db, storage: FileStorage, dataDir: string): Promise<void> {
  const { rows } = await sql<{
    name: string;
    mime: string;
  }>`select name, mime from files order by name`.execute(db);
  for (const { name, mime } of rows) {
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
