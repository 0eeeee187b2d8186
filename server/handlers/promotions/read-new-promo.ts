import type {
  NewPromoGetItem,
  NewPromoGetParams,
  NewPromoWlQuery,
} from '../../../domain/generated/types/new-promo.ts';
import { amountText } from '../../../domain/money.ts';
import { sentBenefits } from '../../../domain/promotions/conditions/benefit-lines.ts';
import {
  type Group,
  type ItemsCondition,
  isGroup,
} from '../../../domain/promotions/conditions/conditions.ts';
import { readOfConditions } from '../../../domain/promotions/conditions/read-of-conditions.ts';
import type { Context } from '../../calls/handler.ts';
import { fileAddress } from '../../files/file-name.ts';
import { requireRow } from '../../refusal.ts';
import { namesIn } from './named-records.ts';
import { countUses, type NewPromoValues, readCities, readNewPromoVersions } from './new-promo.store.ts';
import { approvalOf } from './read-approval.ts';
import { readEditVersion } from './registry.store.ts';

/** A promotion in its latest version: approvers have to see the edit that waits for them. */
export async function readNewPromo(
  { params }: { params: NewPromoGetParams },
  context: Context,
): Promise<NewPromoGetItem> {
  const { db } = context;
  const { proposal, is_active, ...approved } = requireRow(await readNewPromoVersions(db, params.id));
  const latest: NewPromoValues = { ...approved, ...proposal };
  const { banner, maks_total = null } = latest;
  const used = (await countUses(db, params.id)).amount;
  const items_condition = numbered(latest.items_condition, params.id);
  const read = readOfConditions(items_condition, await namesIn(items_condition, db));
  return {
    ...latest,
    maks_total,
    maks_said: maks_total === null ? null : 'Rp {used} of Rp {most} used.',
    maks_params: maks_total === null ? null : { used: amountText(used), most: amountText(maks_total) },
    ...(await approvalOf(context, 'NEW PROMO', params.id)),
    id: params.id,
    version: await readEditVersion(db, 'NEW PROMO', params.id),
    banner: fileAddress(banner ?? null),
    is_active,
    tipe_promo: { jenis: 'other', title: 'Other' },
    // These objects have the types of the conditions' model.
    ...read,
    items_condition,
  };
}

/** Conditions are stored as one document: where the specification has an id, the place in the document is used. */
function numbered({ data, benefit }: ItemsCondition, new_promo_id: number): ItemsCondition {
  let groups = 0;
  let filters = 0;
  const numberedGroup = (group: Group, promo_condition_id: number): Group => {
    const id = ++groups;
    const parts = group.data.map((part) =>
      isGroup(part)
        ? numberedGroup(part, promo_condition_id)
        : { ...part, id: ++filters, promo_condition_id },
    );
    const ids = { id, promo_condition_id };
    return { ...group, ...ids, data: parts };
  };
  return {
    data: data.map((block, blockIndex) => ({
      ...block,
      id: blockIndex + 1,
      new_promo_id,
      data: block.data.map((group) => numberedGroup(group, blockIndex + 1)),
    })),
    benefit: sentBenefits(benefit).map((promoBenefit, benefitIndex) => ({
      ...promoBenefit,
      id: benefitIndex + 1,
      new_promo_id,
    })),
  };
}

/** The cities of the shops. */
export async function listWlAreas({ query }: { query: NewPromoWlQuery }, { db }: Context) {
  const { search = '', perPage = 100 } = query;
  return readCities(db, search, perPage);
}
