// npm run backup -- FOLDER: adds a backup of database and files to the folder, while the product runs or not.
import { resolve } from 'node:path';
import { BackupError, makeBackup } from '../server/backup/index.ts';
import { openStorage } from '../server/files/open-storage.ts';
import { readSettings, SettingsError } from '../server/settings.ts';
import { joinStore, StoreError } from '../server/store/index.ts';
import { runCommand } from './run-command.ts';

await runCommand(async () => {
  const [folder] = process.argv.slice(2);
  if (!folder) throw new BackupError('npm run backup -- FOLDER');
  const settings = readSettings();
  const storage = await openStorage(settings);
  const store = await joinStore(settings);
  try {
    const { path, tables, rows, files, newFiles } = await makeBackup(
      { url: store.url, storage },
      resolve(folder),
    );
    console.log(`${path}\n${tables} tables with ${rows} rows, ${files} files, ${newFiles} of them new.`);
    return 0;
  } finally {
    await store.close();
  }
}, [BackupError, SettingsError, StoreError]);
