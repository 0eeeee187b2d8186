import { sql } from 'kysely';
import type { Offers, Promotion } from '../../../domain/promotions/pricing/model.ts';
import type { Db } from '../../store/index.ts';

interface For {
  readonly shop: number;
  /** The order whose own uses count as available; null for a new order. */
  readonly order: number | null;
}

/** Locks the flash sales of the offers, and reads what is left of them for the shop. */
export async function lockFlash(db: Db, offers: Offers, { shop, order }: For): Promise<Offers> {
  const ids = offers.products.flatMap(({ flash = [] }) => flash.map(({ id }) => id));
  if (ids.length === 0) return offers;
  const { rows } = await sql<{ id: number; left: number; limit: number }>`
    select id, stock - sold as left, limit_stock as limit from flashsale_products
    where id = any(${ids}) order by id for update`.execute(db);
  // Read after locking: another order of the shop may have waited for the same lock.
  const { rows: bought } = await sql<{ id: number; shop: number; own: number }>`
    select b.flashsale_product_id as id,
      coalesce(sum(b.quantity) filter (where t.id = ${order}), 0)::int as own,
      coalesce(sum(b.quantity) filter (where t.user_id = ${shop} and t.id is distinct from ${order}), 0)::int as shop
    from flashsale_purchases as b join transaction_items as i on i.id = b.transaction_item_id
    join transactions as t on t.id = i.transaction_id
    where b.flashsale_product_id = any(${ids}) group by 1`.execute(db);
  const purchases = new Map(bought.map((boughtRow) => [boughtRow.id, boughtRow]));
  const fresh = new Map(
    rows.map(({ id, left: remainingStock, limit }) => {
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

export type Kind = Promotion['kind'];

/** `quantity`: orders of a new promotion, pieces of a free item, or bundles; bundles have no quota. */
export interface Use {
  readonly kind: Kind | 'bundle';
  readonly id: number;
  readonly quantity: number;
}

/** Locks these promotions and reads what is left of their quotas; the others count as used up. */
export async function lockQuotas(
  db: Db,
  offers: Offers,
  lockedPromotions: readonly Promotion[],
  order: number | null,
): Promise<Offers> {
  const ids = (kind: Kind) =>
    lockedPromotions.filter((lockedPromotion) => lockedPromotion.kind === kind).map(({ id }) => id);
  const { rows: fresh } = await sql<{ id: number; left: number }>`
    select p.id, p.kuota - u.used as left from new_promos as p join new_promo_uses as u on u.new_promo_id = p.id
    where p.id = any(${ids('new')}) order by p.id for update`.execute(db);
  const { rows: free } = await sql<{ id: number; left: number }>`
    select id, qty_free - given as left from product_frees where id = any(${ids('free')}) order by id for update`.execute(
    db,
  );
  const { rows: orderUses } = await sql<Use>`
    select kind, promotion_id as id, quantity from promotion_uses where transaction_id = ${order}`.execute(
    db,
  );
  const remainingQuotas = { new: new Map(fresh.map(pair)), free: new Map(free.map(pair)) };
  const countOwnUse = (kind: Kind, id: number) =>
    orderUses.find((orderUse) => orderUse.kind === kind && orderUse.id === id)?.quantity ?? 0;
  const promotions = offers.promotions.map((offeredPromotion) => ({
    ...offeredPromotion,
    // An edit may have lowered the quota below what was already used.
    left: Math.max(
      0,
      (remainingQuotas[offeredPromotion.kind].get(offeredPromotion.id) ?? 0) +
        countOwnUse(offeredPromotion.kind, offeredPromotion.id),
    ),
  }));
  return { ...offers, promotions };
}

const pair = ({ id, left: remainingQuota }: { readonly id: number; readonly left: number }) =>
  [id, remainingQuota] as const;

/** Makes the uses of an order these; its promotions are locked. */
export async function writeUses(db: Db, order: number, uses: readonly Use[]): Promise<void> {
  const { rows: previousUses } = await sql<Use>`
    delete from promotion_uses where transaction_id = ${order}
    returning kind, promotion_id as id, quantity`.execute(db);
  for (const { kind, id, quantity } of uses)
    await db
      .insertInto('promotion_uses')
      .values({ kind, promotion_id: id, transaction_id: order, quantity })
      .execute();
  await take(db, [...previousUses.map((use) => ({ ...use, quantity: -use.quantity })), ...uses]);
}

/** Counts them at their promotions, always in the same order. */
async function take(db: Db, uses: readonly Use[]): Promise<void> {
  for (const kind of ['new', 'free'] as const) {
    const change = new Map<number, number>();
    for (const use of uses)
      if (use.kind === kind) change.set(use.id, (change.get(use.id) ?? 0) + use.quantity);
    for (const [id, quantity] of [...change].sort(([a], [b]) => a - b)) {
      if (quantity === 0) continue;
      await (kind === 'new'
        ? sql`update new_promo_uses set used = used + ${quantity} where new_promo_id = ${id}`
        : sql`update product_frees set given = given + ${quantity} where id = ${id}`
      ).execute(db);
    }
  }
}

export interface Purchase {
  readonly flash: number;
  readonly item: number;
  readonly pieces: number;
  readonly price: number;
}

/** Makes what an order bought in flash sales this; they are locked. */
export async function writePurchases(db: Db, order: number, purchases: readonly Purchase[]): Promise<void> {
  const { rows: previousPurchases } = await sql<{ flash: number; pieces: number }>`
    delete from flashsale_purchases as b using transaction_items as i
    where i.id = b.transaction_item_id and i.transaction_id = ${order}
    returning b.flashsale_product_id as flash, b.quantity as pieces`.execute(db);
  const sold = new Map<number, number>();
  const count = (flash: number, pieces: number) => sold.set(flash, (sold.get(flash) ?? 0) + pieces);
  for (const { flash, pieces } of previousPurchases) count(flash, -pieces);
  for (const { flash, item, pieces, price } of purchases) {
    count(flash, pieces);
    await db
      .insertInto('flashsale_purchases')
      .values({ flashsale_product_id: flash, transaction_item_id: item, quantity: pieces, price })
      .execute();
  }
  for (const [id, pieces] of [...sold].sort(([a], [b]) => a - b))
    if (pieces !== 0)
      await sql`update flashsale_products set sold = sold + ${pieces} where id = ${id}`.execute(db);
}
