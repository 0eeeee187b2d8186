// Public entry of the backups.
export { ageOfLatest, watchAge } from './age.ts';
export { BackupError, backupsIn, momentOf } from './format.ts';
export { goLive, isHeld } from './held.store.ts';
export { type BackupDone, makeBackup } from './make-backup.ts';
export { openVault } from './open-vault.ts';
export { pruneBackups } from './prune-backups.ts';
export { restoreBackup } from './restore-backup.ts';
export type { Vault } from './vault.ts';
export { verifyBackup } from './verify-backup.ts';
