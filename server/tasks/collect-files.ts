import { forgetFile } from '../files/collect.ts';
import { unusedFiles } from '../files/files.store.ts';
import type { FileStorage } from '../files/storage.ts';
import type { JobTask } from '../jobs/index.ts';

/** Hours for which an unused file is kept: the form in which it was uploaded may still be open. */
const HOURS = 24;

/** Removes the files that no row refers to any more. */
export const collectFiles = (storage: FileStorage): JobTask => ({
  async run(run) {
    const names = await unusedFiles(run.db, HOURS);
    for (const [index, name] of names.entries()) {
      await run.step(async ({ db, advance }) => {
        const removed = await forgetFile(db, storage, name, HOURS);
        advance({ done: index + 1, total: names.length, counts: { removed: removed ? 1 : 0 } });
      });
    }
    return { message: '{removed} unused files removed.', params: { removed: 0, ...run.counts } };
  },
});
