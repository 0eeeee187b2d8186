// npm run restore -- FOLDER [--overwrite]: makes this place what the latest backup of the folder shows, or the backup that FOLDER
// is. It is held then, and sends nothing until `npm run restore -- --live`.
import { parseArgs } from 'node:util';
import { BackupError, goLive, restoreBackup } from '../server/backup/index.ts';
import { openStorage } from '../server/files/open-storage.ts';
import { readSettings, SettingsError } from '../server/settings.ts';
import { checkFigures, joinStore, openEmpty, StoreError } from '../server/store/index.ts';
import { chooseBackup } from './choose-backup.ts';
import { runCommand } from './run-command.ts';

const USAGE = 'npm run restore -- FOLDER [--overwrite]\nnpm run restore -- --live';

async function restore(folder: string, overwrite: boolean): Promise<number> {
  const settings = readSettings();
  const { vault, backup } = await chooseBackup(folder);
  const storage = await openStorage(settings);
  const place = await openEmpty(settings);
  try {
    const { tables, files } = await restoreBackup(
      { url: place.url, storage, dataDir: settings.dataDir },
      vault,
      backup,
      overwrite,
    );
    console.log(`Restored ${backup}: ${tables.length} tables, ${files.length} files.`);
  } finally {
    await place.close();
  }
  return compareFigures();
}

/** The exit code: 1 when a kept figure is not what it is counted from. */
async function compareFigures(): Promise<number> {
  const store = await joinStore(readSettings());
  try {
    const differences = await checkFigures(store.db);
    if (differences.length > 0)
      console.error(`${differences.length} figures differ from what they count: npm run check-figures`);
    console.log('The place is held: it sends nothing until npm run restore -- --live');
    return differences.length === 0 ? 0 : 1;
  } finally {
    await store.close();
  }
}

async function live(): Promise<number> {
  const store = await joinStore(readSettings());
  try {
    console.log(
      (await goLive(store.db))
        ? 'Live: start the servers anew, and they send again.'
        : 'It was live already.',
    );
    return 0;
  } finally {
    await store.close();
  }
}

await runCommand(async () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { overwrite: { type: 'boolean' }, live: { type: 'boolean' } },
  });
  const [folder] = positionals;
  if (values.live) return live();
  if (!folder) throw new BackupError(USAGE);
  return restore(folder, values.overwrite === true);
}, [BackupError, SettingsError, StoreError]);
