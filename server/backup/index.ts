// Public entry of the backups.
export { ageOfLatest, BackupError, backupsIn, momentOf } from './format.ts';
export { goLive, isHeld } from './held.store.ts';
export { type BackupDone, makeBackup } from './make-backup.ts';
export { pruneBackups } from './prune-backups.ts';
export { restoreBackup } from './restore-backup.ts';
export { verifyBackup } from './verify-backup.ts';
