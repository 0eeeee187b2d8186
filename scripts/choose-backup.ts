import { basename, dirname } from 'node:path';
import { BackupError, backupsIn, momentOf, openVault, type Vault } from '../server/backup/index.ts';
import { readBackupAddress } from '../server/settings.ts';

/** What a command means by FOLDER: a backup, or the latest of a folder of backups. Throws a BackupError where there is none. */
export async function chooseBackup(folder: string): Promise<{ vault: Vault; backup: string }> {
  const name = basename(folder);
  if (momentOf(name)) return { vault: await openVault(readBackupAddress(dirname(folder))), backup: name };
  const vault = await openVault(readBackupAddress(folder));
  const latest = (await backupsIn(vault)).at(-1);
  if (latest === undefined) throw new BackupError(`${vault.describe} holds no backup.`);
  return { vault, backup: latest };
}
