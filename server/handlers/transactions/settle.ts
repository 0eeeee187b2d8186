import { keptOf } from '../../../domain/promotions/pricing/kept.ts';
import { portion, sum } from '../../../domain/promotions/pricing/money.ts';
import type { LifecycleEffects } from '../../generated/lifecycles.ts';
import { requireRow } from '../../refusal.ts';
import type { Work } from '../../resources/work.ts';
import type { Db } from '../../store/index.ts';
import type { Due } from './credits.store.ts';
import { writeCredits } from './credits.ts';
import { readGiftIds, setGiftBack } from './gifts.store.ts';
import { readSettledItems, type SettledItem } from './items.store.ts';
import { lockOrder, setReturnedAmount } from './orders.store.ts';
import { readSettledPoints, writeSettledPoints } from './points.store.ts';
import { addTo } from './points.ts';
import { type OrderPricing, readPricing } from './pricings.store.ts';
import { lockFlash, writePurchases, writeUses } from './quotas.ts';
import { lockShop, readEarnedLevel, setShopLevel } from './shops.store.ts';

/**
 * What an order earns its shop after returns: points, level, credits, gifts and quotas. All of it is recalculated from the stored
 * rows, so it is idempotent.
 */
export const settle: LifecycleEffects['transaction.settle'] = ({ row: { id } }, context) =>
  settleOrder(id, context);

/** The same for an order by its number. */
export async function settleOrder(id: number, work: Pick<Work, 'db' | 'audit'>): Promise<void> {
  const { db } = work;
  const order = requireRow(await lockOrder(db, id));
  const shop = await lockShop(db, order.user_id);
  const items = await readSettledItems(db, id);
  const pricing = await readPricing(db, id);
  const due = pricing ? await settlePromotions(db, id, items, pricing) : [];
  const orderTotal = sum(items.map((item) => item.final));
  const returnedTotal = sum(items.map((item) => portion(item.final, item.back, Math.max(1, item.ordered))));
  await setReturnedAmount(db, id, returnedTotal);
  if (order.state !== 3 || !shop) return;
  await writeCredits(db, order, due);
  const points = order.points ?? 0;
  await settlePoints(
    id,
    shop.id,
    orderTotal === 0 ? points : portion(points, orderTotal - returnedTotal, orderTotal),
    work,
  );
  await settleLevel(shop, work);
}

/** Updates quotas, flash stock and gifts; returns the amounts due. */
async function settlePromotions(
  db: Db,
  order: number,
  items: readonly SettledItem[],
  { offers, priced }: OrderPricing,
): Promise<Due[]> {
  const unbundledItems = items.filter(({ bundle }) => bundle === null);
  const rows = unbundledItems.map(({ product, ordered, delivered, back }) => ({
    product,
    ordered,
    kept: ordered - back,
    delivered: Math.max(0, delivered - back),
  }));
  const kept = keptOf(rows, offers, priced);
  // Returned stock may have been sold since: a failed SRO takes back what is left of it.
  const stocked = await lockFlash(db, offers, { shop: offers.shop.id, order });
  const open = new Map(
    stocked.products.flatMap(({ flash = [] }) =>
      flash.map(({ id, left: remainingPieces }) => [id, remainingPieces] as const),
    ),
  );
  const purchases = kept.flash.flatMap((row, rowIndex) =>
    row.flatMap(({ id, pieces: keptPieces, price }) => {
      const pieces = Math.min(keptPieces, Math.max(0, open.get(id) ?? 0));
      open.set(id, (open.get(id) ?? 0) - pieces);
      return pieces > 0 ? [{ flash: id, item: unbundledItems[rowIndex]?.id ?? 0, pieces, price }] : [];
    }),
  );
  await writePurchases(db, order, purchases);
  const used = (kind: 'new' | 'free' | 'bundle', id: number, quantity: number, amount = 0) =>
    quantity > 0 ? [{ kind, id, quantity, amount }] : [];
  await writeUses(db, order, [
    ...kept.promotions.flatMap(({ id, amount }) => used('new', id, 1, amount)),
    ...kept.free.flatMap(({ id, pieces }) => used('free', id, pieces)),
    ...(priced.uses.bundles ?? []).flatMap(({ id, count }) => used('bundle', id, count)),
  ]);
  for (const [giftIndex, { id }] of (await readGiftIds(db, order)).entries())
    await setGiftBack(db, id, kept.giftsBack[giftIndex] ?? 0);
  const titles = new Map(priced.verdicts.map(({ promotion, title }) => [promotion, title]));
  return priced.credits.flatMap(({ promotion, sort, amount, words }, creditIndex) => {
    const { amount: due = 0, holds = false } = kept.due[creditIndex] ?? {};
    const common = { kind: sort, promotion, title: titles.get(promotion) ?? '', holds };
    return [
      ...(amount > 0 ? [{ ...common, words: '', amount, due }] : []),
      ...words.map((benefitText) => ({ ...common, words: benefitText, amount: 0, due: 0 })),
    ];
  });
}

/** Only the difference to what the balance already includes for this order. */
async function settlePoints(
  order: number,
  shop: number,
  points: number,
  work: Pick<Work, 'db' | 'audit'>,
): Promise<void> {
  const settledPoints = await readSettledPoints(work.db, order);
  await writeSettledPoints(work.db, order, points);
  await addTo('point_balance', shop, points - settledPoints, work);
}

/** By what the shop bought in Done orders of this calendar year, less what came back. Without levels nothing changes. */
async function settleLevel(
  { id, level_id }: { readonly id: number; readonly level_id: number | null },
  { db, audit }: Pick<Work, 'db' | 'audit'>,
): Promise<void> {
  const earned = await readEarnedLevel(db, id);
  if (!earned || earned.level === level_id) return;
  await setShopLevel(db, id, earned.level);
  await audit({ entity: 'user', id, before: { level_id }, after: { level_id: earned.level } });
}
