import { Refusal } from '../../refusal.ts';
import type { Db } from '../../store/index.ts';
import { missingRecords, NAMES_GONE } from './named-records.ts';
import { hasCode, lockNewPromo, type NewPromoValues, writeNewPromo } from './new-promo.store.ts';
import type { PromotionKind } from './promotion-kind.ts';

export const newPromoKind: PromotionKind<NewPromoValues> = { apply: applyNewPromo };

/** Its approver is told what happened while the edit waited. */
async function applyNewPromo(db: Db, id: number, values: NewPromoValues): Promise<void> {
  if (await hasCode(db, values.kode, id)) {
    const message = 'Another promotion has the code {code} meanwhile: send this edit back.';
    throw new Refusal('conflict', [{ message, params: { code: values.kode } }]);
  }
  const stored = (await lockNewPromo(db, id))?.items_condition;
  const missing = await missingRecords(db, values.items_condition, stored);
  if (missing.length > 0) throw new Refusal('conflict', NAMES_GONE);
  await writeNewPromo(db, id, values);
}
