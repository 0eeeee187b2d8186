import type { Offers, Order } from '../../../domain/promotions/pricing/model.ts';
import { amountGiven, keyOf, priceOrder } from '../../../domain/promotions/pricing/price-order.ts';
import type { Work } from '../../resources/work.ts';
import type { Db } from '../../store/index.ts';
import { replaceGifts } from './gifts.store.ts';
import { readOffers } from './offers.ts';
import { writeVoucherUse } from './order-vouchers.ts';
import { type OrderPricing, writePricing } from './pricings.store.ts';
import { lockFlash, lockQuotas, writePurchases, writeUses } from './quotas.ts';

/**
 * Prices an order with what is left of stocks and quotas, which stay locked, so that what it says can be taken. Quotas
 * are locked only of promotions that have something for the order.
 */
export async function priceLocked(
  db: Db,
  order: Order,
  currentOffers: Offers,
  id: number | null,
): Promise<OrderPricing> {
  const stocked = await lockFlash(db, currentOffers, { shop: currentOffers.shop.id, order: id });
  const promotions = stocked.promotions.map((stockedPromotion) => ({
    ...stockedPromotion,
    left: Number.MAX_SAFE_INTEGER,
    // An order that is edited keeps its offers as they were, with what was left then.
    ...(stockedPromotion.kind === 'new' && { leftAmount: null }),
  }));
  const trialVerdicts = priceOrder(order, { ...stocked, promotions }).verdicts;
  const relevantKeys = new Set(
    trialVerdicts.flatMap(({ verdict, promotion }) =>
      verdict === 'given' || verdict === 'beaten' ? [promotion] : [],
    ),
  );
  const relevantPromotions = stocked.promotions.filter((stockedPromotion) =>
    relevantKeys.has(keyOf(stockedPromotion)),
  );
  const offers = await lockQuotas(db, stocked, relevantPromotions, id);
  // Without a lock the quota is unknown, and nothing is taken from it.
  const pricedPromotions = offers.promotions.map((lockedPromotion) =>
    relevantKeys.has(keyOf(lockedPromotion)) ? lockedPromotion : { ...lockedPromotion, left: 1 },
  );
  const pricedOffers = { ...offers, promotions: pricedPromotions };
  return { offers: pricedOffers, priced: priceOrder(order, pricedOffers) };
}

/** Thrown to roll back the transaction in which an order was only priced. */
class OnlyPriced extends Error {}

/** Returns the result of `work`, and rolls back what it wrote. */
export async function onlyPriced<T>(db: Db, work: (db: Db) => Promise<T>): Promise<T> {
  let answer: { readonly is: T } | undefined;
  const asking = db.transaction().execute(async (transactionDb) => {
    answer = { is: await work(transactionDb) };
    throw new OnlyPriced();
  });
  await asking.catch((error: unknown) => {
    if (!(error instanceof OnlyPriced)) throw error;
  });
  if (!answer) throw new Error('An order was not priced.');
  return answer.is;
}

/** The current offers and stocks for an order. `more`: products to include besides its own. */
export const priceOnly = (
  db: Db,
  shop: number,
  order: Order,
  extraProducts: readonly number[],
): Promise<OrderPricing> =>
  onlyPriced(db, async (transactionDb) => {
    const offers = await readOffers(transactionDb, shop, [
      ...order.rows.map(({ product }) => product),
      ...extraProducts,
    ]);
    return priceLocked(transactionDb, order, offers, null);
  });

/** Takes the stocks and quotas of an order, and stores how it was priced. `items`: the ids of its rows. */
export async function keepPricing(
  work: Pick<Work, 'db' | 'audit'>,
  order: number,
  { offers, priced }: OrderPricing,
  items: readonly number[],
): Promise<void> {
  const { db } = work;
  await writeUses(db, order, [
    ...priced.uses.promotions.map((id) => ({
      kind: 'new' as const,
      id,
      quantity: 1,
      amount: amountGiven(id, priced),
    })),
    ...priced.uses.free.map(({ id, pieces }) => ({ kind: 'free' as const, id, quantity: pieces, amount: 0 })),
    ...priced.uses.bundles.map(({ id, count }) => ({
      kind: 'bundle' as const,
      id,
      quantity: count,
      amount: 0,
    })),
  ]);
  await writeVoucherUse(work, order, offers, priced);
  const purchases = priced.rows.flatMap(({ flash }, row) =>
    flash.map(({ id, pieces, price }) => ({ flash: id, item: items[row] ?? 0, pieces, price })),
  );
  await writePurchases(db, order, purchases);
  const gifts = priced.gifts.map(({ promotion, product, name, pieces }) => ({
    promotion,
    product_id: product,
    free_custom: name,
    qty: pieces,
  }));
  await replaceGifts(db, order, gifts);
  // A promotion that is not for the shop never applies, whatever the quantities become.
  const reachable = offers.promotions.filter((offeredPromotion) =>
    priced.verdicts.some(
      ({ promotion, verdict }) => promotion === keyOf(offeredPromotion) && verdict !== 'shop',
    ),
  );
  await writePricing(db, order, { offers: { ...offers, promotions: reachable }, priced });
}
