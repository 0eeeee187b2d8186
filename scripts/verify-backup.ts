// npm run verify-backup -- FOLDER: reads every byte of the latest backup of the folder (or s3://BUCKET/PATH), or of the backup that FOLDER is.
import { BackupError, verifyBackup } from '../server/backup/index.ts';
import { SettingsError } from '../server/settings.ts';
import { chooseBackup } from './choose-backup.ts';
import { runCommand } from './run-command.ts';

await runCommand(async () => {
  const [folder] = process.argv.slice(2);
  if (!folder) throw new BackupError('npm run verify-backup -- FOLDER');
  const { vault, backup } = await chooseBackup(folder);
  const faults = await verifyBackup(vault, backup);
  for (const fault of faults) console.error(fault);
  console.log(`${backup}: ${faults.length === 0 ? 'whole.' : `${faults.length} faults.`}`);
  return faults.length === 0 ? 0 : 1;
}, [BackupError, SettingsError]);
