import { makeBackup, pruneBackups, type Vault } from '../backup/index.ts';
import type { FileStorage } from '../files/storage.ts';
import type { JobTasks, ScheduledJob } from '../jobs/index.ts';

const KIND = 'backup.make';

/** A backup each night into `vault`, of which 7 days, 4 weeks and 12 months are kept. */
export function nightlyBackups(
  source: { readonly url: string; readonly storage: FileStorage },
  vault: Vault,
): { readonly tasks: JobTasks; readonly schedule: readonly ScheduledJob[] } {
  const task: JobTasks[string] = {
    async run() {
      const { rows, files } = await makeBackup(source, vault);
      await pruneBackups(vault);
      return { message: '{rows} rows and {files} files backed up.', params: { rows, files } };
    },
  };
  return {
    tasks: { [KIND]: task },
    schedule: [{ kind: KIND, title: 'A backup is made.', at: '0 18 * * *' }],
  };
}
