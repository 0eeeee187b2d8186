import type { Erp } from '../connectors/index.ts';
import type { DeclaredJobs } from '../generated/jobs.ts';
import { JobFailure } from '../jobs/index.ts';

/** Takes over from the ERP what became of an order. */
export const syncTransaction = (_erp: Pick<Erp, 'customers'>): DeclaredJobs['transaction.sync'] => ({
  async run() {
    throw new JobFailure('The ERP does not know this order yet.');
  },
});
