import { basename, dirname, join, resolve } from 'node:path';
import { BackupError, backupsIn, momentOf } from '../server/backup/index.ts';

/** What a command means by FOLDER: a backup, or the latest of a folder of backups. Throws a BackupError where there is none. */
export async function chooseBackup(given: string): Promise<{ folder: string; backup: string }> {
  const path = resolve(given);
  if (momentOf(basename(path))) return { folder: dirname(path), backup: path };
  const latest = (await backupsIn(path)).at(-1);
  if (latest === undefined) throw new BackupError(`${path} holds no backup.`);
  return { folder: path, backup: join(path, latest) };
}
