import { sql } from 'kysely';
import { keptOf } from '../../../domain/promotions/pricing/kept.ts';
import { portion, sum } from '../../../domain/promotions/pricing/money.ts';
import type { LifecycleEffects } from '../../generated/lifecycles.ts';
import type { Work } from '../../resources/work.ts';
import type { Db } from '../../store/index.ts';
import { type Due, writeCredits } from './credits.store.ts';
import { type OrderPricing, readPricing } from './order-pricing.ts';
import { lockShop } from './order-vouchers.store.ts';
import { addTo } from './points.ts';
import { lockFlash, writePurchases, writeUses } from './quotas.store.ts';

/**
 * What an order earns its shop after returns: points, level, credits, gifts and quotas. All of it is recalculated from the stored
 * rows, so it is idempotent.
 */
export const settle: LifecycleEffects['transaction.settle'] = ({ row: { id } }, context) =>
  settleOrder(id, context);

/** The same for an order by its number. */
export async function settleOrder(id: number, work: Pick<Work, 'db' | 'audit'>): Promise<void> {
  const { db } = work;
  const order = await db
    .selectFrom('transactions')
    .select(['id', 'user_id', 'invoice_no', 'state', 'points'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirstOrThrow();
  const shop = await lockShop(db, order.user_id);
  const items = await itemsOf(db, id);
  const pricing = await readPricing(db, id);
  const due = pricing ? await settlePromotions(db, id, items, pricing) : [];
  if (order.state !== 3 || !shop) return;
  await writeCredits(db, order, due);
  const orderTotal = sum(items.map((item) => item.final));
  const returnedTotal = sum(items.map((item) => portion(item.final, item.back, Math.max(1, item.ordered))));
  const points = order.points ?? 0;
  await settlePoints(
    id,
    shop.id,
    orderTotal === 0 ? points : portion(points, orderTotal - returnedTotal, orderTotal),
    work,
  );
  await settleLevel(shop, work);
}

interface Item {
  readonly id: number;
  readonly product: number;
  readonly bundle: number | null;
  readonly ordered: number;
  readonly delivered: number;
  /** Returned pieces, of SROs that did not fail. */
  readonly back: number;
  readonly final: number;
}

async function itemsOf(db: Db, order: number): Promise<Item[]> {
  const { rows } = await sql<Item>`
    select i.id, i.product_id as product, i.bundle_id as bundle, i.quantity as ordered,
      least(i.deliver_qty, i.quantity) as delivered, i.final_price as final,
      least(i.quantity, (
        select coalesce(sum(l.qty), 0)::int from transaction_sro_lines as l
        join transaction_sros as s on s.id = l.sro_id and s.status <> 'Failed'
        where l.transaction_item_id = i.id)) as back
    from transaction_items as i where i.transaction_id = ${order} order by i.id`.execute(db);
  return rows;
}

/** Updates quotas, flash stock and gifts; returns the amounts due. */
async function settlePromotions(
  db: Db,
  order: number,
  items: readonly Item[],
  { offers, priced }: OrderPricing,
): Promise<Due[]> {
  const unbundledItems = items.filter(({ bundle }) => bundle === null);
  const rows = unbundledItems.map(({ product, ordered, delivered, back }) => ({
    ...{ product, ordered, kept: ordered - back, delivered: Math.max(0, delivered - back) },
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
  const used = (kind: 'new' | 'free' | 'bundle', id: number, quantity: number) =>
    quantity > 0 ? [{ kind, id, quantity }] : [];
  await writeUses(db, order, [
    ...kept.promotions.flatMap((id) => used('new', id, 1)),
    ...kept.free.flatMap(({ id, pieces }) => used('free', id, pieces)),
    ...(priced.uses.bundles ?? []).flatMap(({ id, count }) => used('bundle', id, count)),
  ]);
  const gifts = db.selectFrom('transaction_gifts').select('id').where('transaction_id', '=', order);
  for (const [giftIndex, { id }] of (await gifts.orderBy('id').execute()).entries())
    await db
      .updateTable('transaction_gifts')
      .set({ back: kept.giftsBack[giftIndex] ?? 0 })
      .where('id', '=', id)
      .execute();
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
  const settlements = work.db.selectFrom('transaction_settlements').select('points');
  const settled = await settlements.where('transaction_id', '=', order).executeTakeFirst();
  await sql`
    insert into transaction_settlements (transaction_id, points) values (${order}, ${points})
    on conflict (transaction_id) do update set points = excluded.points`.execute(work.db);
  await addTo('point_balance', shop, points - (settled?.points ?? 0), work);
}

/** By what the shop bought in Done orders of this calendar year, less what came back. Without levels nothing changes. */
async function settleLevel(
  { id, level_id }: { readonly id: number; readonly level_id: number | null },
  { db, audit }: Pick<Work, 'db' | 'audit'>,
): Promise<void> {
  const { rows } = await sql<{ level: number | null }>`
    with turnover as (
      select coalesce(sum(i.final_price - round(i.final_price * b.pieces / greatest(i.quantity, 1))), 0) as rupiah
      from transactions as t join transaction_items as i on i.transaction_id = t.id
      cross join lateral (
        select least(coalesce(sum(l.qty), 0), i.quantity) as pieces
        from transaction_sro_lines as l join transaction_sros as s on s.id = l.sro_id and s.status <> 'Failed'
        where l.transaction_item_id = i.id
      ) as b
      where t.user_id = ${id} and t.state = 3 and t.created_at >= date_trunc('year', now())
    )
    select (select l.id from loyalty_levels as l, turnover
      where l.active = 'Y' and turnover.rupiah between l.start_xp and l.end_xp
      order by l.start_xp desc, l.id limit 1) as level
    where exists (select from loyalty_levels where active = 'Y')`.execute(db);
  const [row] = rows;
  if (!row || row.level === level_id) return;
  await db.updateTable('users').set({ level_id: row.level }).where('id', '=', id).execute();
  await audit({ entity: 'user', id, before: { level_id }, after: { level_id: row.level } });
}
