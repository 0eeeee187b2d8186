import type { Db } from '../store/index.ts';
import { lockFile, mayRemoveFiles, removeOldFile } from './files.store.ts';
import type { FileStorage } from './storage.ts';

/** Deletes a file and its bytes, unless it was stored again meanwhile. Returns whether it did. */
export async function forgetFile(
  db: Db,
  storage: FileStorage,
  name: string,
  hours: number,
): Promise<boolean> {
  if (!(await mayRemoveFiles(db))) return false;
  // A concurrent writer of the same bytes waits for this transaction, or has committed before the read.
  await lockFile(db, name);
  if (!(await removeOldFile(db, name, hours))) return false;
  await storage.remove(name);
  return true;
}
