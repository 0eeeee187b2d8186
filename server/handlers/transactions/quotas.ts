import type { Offers, Promotion } from '../../../domain/promotions/pricing/model.ts';
import type { Db } from '../../store/index.ts';
import {
  type Buyer,
  type Kind,
  lockFlashPrices,
  lockPromotions,
  type Purchase,
  readBoughtPieces,
  readUses,
  replacePurchases,
  replaceUses,
  takeFlashStock,
  takeQuota,
  type Use,
} from './quotas.store.ts';

/** Locks the flash sales of the offers, and reads what is left of them for the shop. */
export async function lockFlash(db: Db, offers: Offers, buyer: Buyer): Promise<Offers> {
  const ids = offers.products.flatMap(({ flash = [] }) => flash.map(({ id }) => id));
  if (ids.length === 0) return offers;
  const flashPrices = await lockFlashPrices(db, ids);
  // Read after locking: another order of the shop may have waited for the same lock.
  const boughtPieces = await readBoughtPieces(db, ids, buyer);
  const purchases = new Map(boughtPieces.map((boughtRow) => [boughtRow.id, boughtRow]));
  const fresh = new Map(
    flashPrices.map(({ id, left: remainingStock, limit }) => {
      const { own: orderPieces = 0, shop: shopPieces = 0 } = purchases.get(id) ?? {};
      return [
        id,
        { left: remainingStock + orderPieces, limit: limit === 0 ? null : Math.max(0, limit - shopPieces) },
      ] as const;
    }),
  );
  const products = offers.products.map((product) => ({
    ...product,
    flash: (product.flash ?? []).map((flashPrice) => ({
      ...flashPrice,
      left: 0,
      ...fresh.get(flashPrice.id),
    })),
  }));
  return { ...offers, products };
}

/** Locks these promotions and reads what is left of their quotas; the others count as used up. */
export async function lockQuotas(
  db: Db,
  offers: Offers,
  lockedPromotions: readonly Promotion[],
  order: number | null,
): Promise<Offers> {
  const lockKind = async (kind: Kind) => {
    const ids = lockedPromotions.flatMap((promotion) => (promotion.kind === kind ? [promotion.id] : []));
    return new Map((await lockPromotions(db, kind, ids)).map((quota) => [quota.id, quota]));
  };
  const remainingQuotas = { new: await lockKind('new'), free: await lockKind('free') };
  const orderUses = await readUses(db, order);
  const promotions = offers.promotions.map((offeredPromotion) => {
    const { kind, id } = offeredPromotion;
    const quota = remainingQuotas[kind].get(id);
    const own = orderUses.find((orderUse) => orderUse.kind === kind && orderUse.id === id);
    // An edit may have lowered the quota below what was already used.
    const left = Math.max(0, (quota?.left ?? 0) + (own?.quantity ?? 0));
    const leftAmount = quota?.leftAmount == null ? null : Math.max(0, quota.leftAmount + (own?.amount ?? 0));
    return { ...offeredPromotion, left, ...(kind === 'new' && { leftAmount }) };
  });
  return { ...offers, promotions };
}

/** Makes the uses of an order these, and counts them at their promotions, which are locked. */
export async function writeUses(db: Db, order: number, uses: readonly Use[]): Promise<void> {
  const previousUses = await replaceUses(db, order, uses);
  const returnedUses = previousUses.map((use) => ({ ...use, quantity: -use.quantity, amount: -use.amount }));
  for (const kind of ['new', 'free'] as const) {
    const kindUses = [...returnedUses, ...uses].filter((use) => use.kind === kind);
    const quantities = new Map(changesOf(kindUses.map(({ id, quantity }) => [id, quantity])));
    const amounts = new Map(changesOf(kindUses.map(({ id, amount }) => [id, amount])));
    const changedIds = [...new Set([...quantities.keys(), ...amounts.keys()])].sort((a, b) => a - b);
    for (const id of changedIds)
      await takeQuota(db, kind, id, { quantity: quantities.get(id) ?? 0, amount: amounts.get(id) ?? 0 });
  }
}

/** Makes what an order bought in flash sales this; they are locked. */
export async function writePurchases(db: Db, order: number, purchases: readonly Purchase[]): Promise<void> {
  const previousPurchases = await replacePurchases(db, order, purchases);
  const changes = changesOf([
    ...previousPurchases.map(({ flash, pieces }) => [flash, -pieces] as const),
    ...purchases.map(({ flash, pieces }) => [flash, pieces] as const),
  ]);
  for (const [id, pieces] of changes) await takeFlashStock(db, id, pieces);
}

/** The sum of each id, without those that stay; always in the same order, so that two orders do not lock each other out. */
function changesOf(quantities: readonly (readonly [id: number, quantity: number])[]) {
  const sums = new Map<number, number>();
  for (const [id, quantity] of quantities) sums.set(id, (sums.get(id) ?? 0) + quantity);
  return [...sums].filter(([, quantity]) => quantity !== 0).sort(([a], [b]) => a - b);
}
