import type { LifecycleEffects } from '../../generated/lifecycles.ts';
import { requireRow } from '../../refusal.ts';
import { countCampaignsOf } from './campaign-progress.ts';
import { readOrder } from './orders.store.ts';
import { settleOrder } from './settle.ts';

/** Marks an SRO as failed: logged at its order, and the goods that did not come back count again. */
export const tellOrder: LifecycleEffects['transaction-sro.failed'] = async ({ row }, context) => {
  const { db, audit } = context;
  const order = requireRow(await readOrder(db, row.transaction_id));
  const { id, no: sro_no } = row;
  const describeSro = (status: string) => ({ sros: [{ id, sro_no, status }] });
  await audit({
    entity: 'transaction',
    id: row.transaction_id,
    before: describeSro('On Process'),
    after: describeSro(row.status),
  });
  await settleOrder(row.transaction_id, context);
  await countCampaignsOf(order.user_id, order.created_at, db);
};
