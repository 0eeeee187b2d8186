import type { LifecycleEffects } from '../../generated/lifecycles.ts';
import { settleOrder } from './settle.ts';

/** Marks an SRO as failed: logged at its order, and the goods that did not come back count again. */
export const tellOrder: LifecycleEffects['transaction-sro.failed'] = async ({ row }, context) => {
  const { audit } = context;
  const { id, no: sro_no } = row;
  const describeSro = (status: string) => ({ sros: [{ id, sro_no, status }] });
  await audit({
    entity: 'transaction',
    id: row.transaction_id,
    before: describeSro('On Process'),
    after: describeSro(row.status),
  });
  await settleOrder(row.transaction_id, context);
};
