import type { Erp } from '../connectors/index.ts';
import type { DeclaredJobs } from '../generated/jobs.ts';
import { JobFailure } from '../jobs/index.ts';
import { failureOf } from './each-page.ts';
import { lockNavId, readInvoiceNumber, setNavId } from './orders.store.ts';

/** Imports the number under which the ERP has an order; the ERP decides it. */
export const syncTransaction = (erp: Pick<Erp, 'orders'>): DeclaredJobs['transaction.sync'] => ({
  async run(run) {
    const { id } = run.input.params;
    const order = await readInvoiceNumber(run.db, id);
    if (!order) throw new JobFailure('The order does not exist any more.');
    const { invoice_no } = order;
    const { rows, unreadable } = await erp
      .orders({ page: null, only: invoice_no, signal: run.signal })
      .catch((error: unknown) => {
        throw failureOf(error, 'ERP');
      });
    const [erpOrder] = rows;
    const [{ why } = { why: '' }] = unreadable;
    if (why) throw new JobFailure('This cannot be read: {why}.', { why });
    if (!erpOrder) throw new JobFailure('The ERP does not have order {invoice_no} yet.', { invoice_no });
    const nav_id = erpOrder.number;
    let isNew = false;
    await run.step(async ({ db, audit, advance }) => {
      const storedOrder = await lockNavId(db, id);
      isNew = storedOrder !== undefined && storedOrder.nav_id !== nav_id;
      if (isNew) {
        await setNavId(db, id, nav_id);
        await audit({ entity: 'transaction', id, before: storedOrder, after: { nav_id } });
      }
      advance({ cursor: null, done: 1, total: 1 });
    });
    const message = isNew
      ? 'Order {invoice_no} has the number {nav_id} now.'
      : 'Order {invoice_no} is up to date.';
    return { message, params: { invoice_no, nav_id } };
  },
});
