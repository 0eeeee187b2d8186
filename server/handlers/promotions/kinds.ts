import type { RefuseStep } from '../../resources/lifecycle-parts.ts';
import type { Db } from '../../store/index.ts';
import { readProposal } from './approval.store.ts';
import { bundleKind } from './bundle-kind.ts';
import { campaignKind } from './campaign-kind.ts';
import { flashsaleKind } from './flashsale-kind.ts';
import { freeItemKind } from './free-item-kind.ts';
import { hargaCoretKind } from './harga-coret-kind.ts';
import { newPromoKind } from './new-promo-kind.ts';
import type { PromotionKind, Said } from './promotion-kind.ts';
import type { Jenis, Proposals } from './proposals.ts';

export const kinds: { readonly [J in Jenis]: PromotionKind<Proposals[J]> } = {
  FLASHALE: flashsaleKind,
  CAMPAIGN: campaignKind,
  BUNDLE: bundleKind,
  'HARGA CORET': hargaCoretKind,
  'PRODUCT FREE': freeItemKind,
  'NEW PROMO': newPromoKind,
  other: newPromoKind,
};

interface Version<J extends Jenis> {
  readonly jenis: J;
  /** Id of the approval. */
  readonly id: number;
  readonly relation_id: number;
}

/** Writes the edit that waited with a version, or refuses what cannot be written any more. */
export async function applyProposal<J extends Jenis>(
  db: Db,
  version: Version<J>,
  refuse: RefuseStep,
): Promise<void> {
  const proposal = await readProposal(db, version);
  if (proposal !== undefined) await kinds[version.jenis].apply?.(db, version.relation_id, proposal, refuse);
}

/** Who gets what by the edit that waits with a version; null where none waits, or its kind has no words for it. */
export async function offerOfEdit<J extends Jenis>(db: Db, version: Version<J>): Promise<Said | null> {
  const kind: PromotionKind<Proposals[J]> = kinds[version.jenis];
  const proposal = await readProposal(db, version);
  return proposal === undefined ? null : ((await kind.offer?.(db, version.relation_id, proposal)) ?? null);
}

/** The products of a promotion as it is, and by the edit that waits. */
export async function productsBesides<J extends Jenis>(db: Db, version: Version<J>) {
  const { products }: PromotionKind<Proposals[J]> = kinds[version.jenis];
  const proposal = await readProposal(db, version);
  return Promise.all([
    products?.(db, version.relation_id) ?? [],
    products?.(db, version.relation_id, proposal) ?? [],
  ]);
}

/**
 * The offer and the products of a version, null where its kind has none. An approved version is in its table; a waiting one only
 * in its edit.
 */
export async function contentOf<J extends Jenis>(db: Db, version: Version<J>, isApproved: boolean) {
  const { jenis, relation_id } = version;
  const kind: PromotionKind<Proposals[J]> = kinds[jenis];
  const proposal = isApproved ? undefined : await readProposal(db, version);
  return {
    products: (await kind.products?.(db, relation_id, proposal)) ?? null,
    offer: (await kind.offer?.(db, relation_id, proposal)) ?? null,
  };
}

/** What a version reaches, and how it is tried on past orders. */
export async function reachOfVersion<J extends Jenis>(db: Db, version: Version<J>, isApproved: boolean) {
  const { reach }: PromotionKind<Proposals[J]> = kinds[version.jenis];
  return reach(db, version.relation_id, isApproved ? undefined : await readProposal(db, version));
}

export async function triedOfVersion<J extends Jenis>(db: Db, version: Version<J>, isApproved: boolean) {
  const { tried }: PromotionKind<Proposals[J]> = kinds[version.jenis];
  return tried?.(db, version.relation_id, isApproved ? undefined : await readProposal(db, version));
}
