import { sql } from 'kysely';
import type { ProductFreeCreateBody } from '../../../domain/generated/types/product-free.ts';
import type { Db } from '../../store/index.ts';
import type { BundleValues } from './bundle.store.ts';
import { bundleKind } from './bundle-kind.ts';
import type { CampaignValues } from './campaign.store.ts';
import { campaignKind } from './campaign-kind.ts';
import type { FlashsaleValues } from './flashsale.store.ts';
import { flashsaleKind } from './flashsale-kind.ts';
import { freeItemKind } from './free-item-kind.ts';
import type { HargaCoretValues } from './harga-coret.store.ts';
import { hargaCoretKind } from './harga-coret-kind.ts';
import { type NewPromoValues, writeNewPromo } from './new-promo.store.ts';
import type { Jenis, PromotionKind } from './promotion-kind.ts';

/** The values of a waiting edit, by kind. */
export interface Proposals {
  readonly FLASHALE: FlashsaleValues;
  readonly CAMPAIGN: CampaignValues;
  readonly BUNDLE: BundleValues;
  readonly 'HARGA CORET': HargaCoretValues;
  readonly 'PRODUCT FREE': ProductFreeCreateBody;
  readonly 'NEW PROMO': NewPromoValues;
  readonly other: NewPromoValues;
}

export const kinds: { readonly [J in Jenis]: PromotionKind<Proposals[J]> } = {
  FLASHALE: flashsaleKind,
  CAMPAIGN: campaignKind,
  BUNDLE: bundleKind,
  'HARGA CORET': hargaCoretKind,
  'PRODUCT FREE': freeItemKind,
  'NEW PROMO': { table: 'new_promos', active: 'is_active', apply: writeNewPromo },
  other: { table: 'new_promos', active: 'is_active', apply: writeNewPromo },
};

interface Version<J extends Jenis> {
  readonly jenis: J;
  /** Id of the approval. */
  readonly id: number;
  readonly relation_id: number;
}

/** The edit that waits with a version, as `proposeEdit` stored it; undefined when it was written at once. */
async function proposalOf<J extends Jenis>(db: Db, { id }: Version<J>): Promise<Proposals[J] | undefined> {
  const { rows } = await sql<{ proposal: Proposals[J] | null }>`
    select proposal from promotion_approvals where id = ${id}`.execute(db);
  return rows[0]?.proposal ?? undefined;
}

/** Writes the edit that waited with a version. */
export async function applyProposal<J extends Jenis>(db: Db, version: Version<J>): Promise<void> {
  const proposal = await proposalOf(db, version);
  if (proposal !== undefined) await kinds[version.jenis].apply?.(db, version.relation_id, proposal);
}

/** The offer and the products of a version. An approved version is in its table; a waiting one only in its edit. */
export async function contentOf<J extends Jenis>(db: Db, version: Version<J>, isApproved: boolean) {
  const { jenis, relation_id } = version;
  const kind: PromotionKind<Proposals[J]> = kinds[jenis];
  const proposal = isApproved ? undefined : await proposalOf(db, version);
  return {
    products: (await kind.products?.(db, relation_id, proposal)) ?? [],
    offer: (await kind.offer?.(db, relation_id, proposal)) ?? null,
  };
}
