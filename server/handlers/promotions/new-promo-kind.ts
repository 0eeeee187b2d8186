import type { NewPromotion } from '../../../domain/promotions/pricing/model.ts';
import { reachedBy } from '../../../domain/promotions/pricing/reach.ts';
import type { RefuseStep } from '../../resources/lifecycle-parts.ts';
import type { Db } from '../../store/index.ts';
import { isConditions, missingRecords, NAMES_GONE } from './named-records.ts';
import {
  hasCode,
  lockNewPromo,
  type NewPromoValues,
  readActiveShops,
  readNewPromoVersions,
  writeNewPromo,
} from './new-promo.store.ts';
import { readSoldProducts } from './products.store.ts';
import type { PromotionKind, Reached } from './promotion-kind.ts';

export const newPromoKind: PromotionKind<NewPromoValues> = {
  apply: applyNewPromo,
  reach: newPromoReach,
  tried: triedNewPromo,
};

/** The values of a promotion or of an edit of it; undefined where its conditions cannot be read. */
async function readableOf(
  db: Db,
  id: number,
  proposal?: NewPromoValues,
): Promise<NewPromoValues | undefined> {
  const values = proposal ?? (await readNewPromoVersions(db, id));
  return values && isConditions(values.items_condition) ? values : undefined;
}

async function newPromoReach(db: Db, id: number, proposal?: NewPromoValues): Promise<Reached> {
  const values = await readableOf(db, id, proposal);
  if (!values) return { shops: [], products: [] };
  const { shops, products } = reachedBy(
    values.items_condition,
    await readActiveShops(db),
    await readSoldProducts(db),
  );
  return { shops: [...shops], products: [...products] };
}

async function triedNewPromo(
  db: Db,
  id: number,
  proposal?: NewPromoValues,
): Promise<NewPromotion | undefined> {
  const values = await readableOf(db, id, proposal);
  if (!values) return undefined;
  const { nama: title, items_condition: conditions, kuota: left, maks_total: leftAmount = null } = values;
  return { kind: 'new', id, title, conditions, left, leftAmount, from: null, to: null };
}

async function applyNewPromo(db: Db, id: number, values: NewPromoValues, refuse: RefuseStep): Promise<void> {
  if (await hasCode(db, values.kode, id)) {
    const message = 'Another promotion has the code {code} meanwhile: send this edit back.';
    refuse({ message, params: { code: values.kode } });
  }
  const stored = (await lockNewPromo(db, id))?.items_condition;
  const missing = await missingRecords(db, values.items_condition, stored);
  if (missing.length > 0) refuse(NAMES_GONE);
  await writeNewPromo(db, id, values);
}
