import type { Connectors } from './connectors/index.ts';
import type { FileStorage } from './files/storage.ts';
import type { DeclaredJobs } from './generated/jobs.ts';
import { SEND_BROADCAST, SEND_LATER } from './handlers/job-kinds.ts';
import type { JobTasks, ScheduledJob } from './jobs/index.ts';
import { inbox } from './messaging/inbox.ts';
import { bulkProducts, bulkUsers } from './tasks/bulk-action.ts';
import { collectFiles } from './tasks/collect-files.ts';
import { FILL_ROWS, fillRows } from './tasks/fill-rows.ts';
import { REMIND_PARTICIPANTS, remindParticipants } from './tasks/remind-participants.ts';
import { sendBroadcast } from './tasks/send-broadcast.ts';
import { sendLater } from './tasks/send-later.ts';
import { syncDrivers } from './tasks/sync-drivers.ts';
import { syncLocations } from './tasks/sync-locations.ts';
import { syncMutations } from './tasks/sync-mutations.ts';
import { syncPrices } from './tasks/sync-prices.ts';
import { syncProducts } from './tasks/sync-products.ts';
import { syncStock } from './tasks/sync-stock.ts';
import { syncTransaction } from './tasks/sync-transaction.ts';
import { syncUsers } from './tasks/sync-users.ts';
import { uploadImages } from './tasks/upload-images.ts';
import { uploadMaxQty } from './tasks/upload-max-qty.ts';

/** What tasks work with beside the database. */
export interface TaskMeans {
  readonly storage: FileStorage;
  readonly connectors: Connectors;
}

/** Every kind of long work: those that calls start (the compiler lists what is missing), and those of our own. */
export const jobTasks = ({ storage, connectors: { erp, bank } }: TaskMeans) =>
  ({
    'product.sync': syncProducts(erp),
    'product.sync-price': syncPrices(erp),
    'product.sync-stock': syncStock(erp),
    'user.sync': syncUsers(erp),
    'driver.sync': syncDrivers(erp),
    'location.sync': syncLocations(erp),
    'transaction.sync': syncTransaction(erp),
    'bca-mutation.sync': syncMutations(bank),
    'product.bulk-action': bulkProducts,
    'product.upload-qty': uploadMaxQty,
    'product.upload-images': uploadImages,
    'user.bulk-action': bulkUsers,
    [SEND_BROADCAST]: sendBroadcast(inbox),
    [SEND_LATER]: sendLater,
    [REMIND_PARTICIPANTS]: remindParticipants(inbox),
    'file.collect': collectFiles(storage),
    [FILL_ROWS]: fillRows,
  }) satisfies DeclaredJobs & JobTasks;

/** Work that begins by itself, in UTC: the business sleeps from 17 to 22. */
export const schedule: readonly ScheduledJob[] = [
  { kind: REMIND_PARTICIPANTS, title: 'Participants of campaigns are reminded.', at: '0 1,5,9 * * *' },
  { kind: 'file.collect', title: 'Unused files are removed.', at: '30 19 * * *' },
];
