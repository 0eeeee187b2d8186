// npm run backup -- FOLDER: adds a backup of database and files to the folder, or to s3://BUCKET/PATH, while the product runs or not.
import { BackupError, makeBackup, openVault } from '../server/backup/index.ts';
import { openStorage } from '../server/files/open-storage.ts';
import { readBackupAddress, readSettings, SettingsError } from '../server/settings.ts';
import { joinStore, StoreError } from '../server/store/index.ts';
import { runCommand } from './run-command.ts';

await runCommand(async () => {
  const [folder] = process.argv.slice(2);
  if (!folder) throw new BackupError('npm run backup -- FOLDER');
  const settings = readSettings();
  const vault = await openVault(readBackupAddress(folder));
  const storage = await openStorage(settings);
  const store = await joinStore(settings);
  try {
    const { name, tables, rows, files, newFiles } = await makeBackup({ url: store.url, storage }, vault);
    console.log(
      `${vault.describe}/${name}\n${tables} tables with ${rows} rows, ${files} files, ${newFiles} of them new.`,
    );
    return 0;
  } finally {
    await store.close();
  }
}, [BackupError, SettingsError, StoreError]);
