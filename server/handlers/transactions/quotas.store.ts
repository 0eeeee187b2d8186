import { sql } from 'kysely';
import type { Promotion } from '../../../domain/promotions/pricing/model.ts';
import type { Db } from '../../store/index.ts';

/** Locks flash prices, and reads their remaining pieces and the limit of a shop, 0 for none. */
export async function lockFlashPrices(db: Db, ids: readonly number[]) {
  const { rows } = await sql<{ id: number; left: number; limit: number }>`
    select id, stock - sold as left, limit_stock as limit from flashsale_products
    where id = any(${ids}) order by id for update`.execute(db);
  return rows;
}

export interface Buyer {
  readonly shop: number;
  /** The order whose own uses count as available; null for a new order. */
  readonly order: number | null;
}

/** The pieces that an order bought of flash prices (`own`), and the shop in its other orders. */
export async function readBoughtPieces(db: Db, ids: readonly number[], { shop, order }: Buyer) {
  const { rows } = await sql<{ id: number; shop: number; own: number }>`
    select b.flashsale_product_id as id,
      coalesce(sum(b.quantity) filter (where t.id = ${order}), 0)::int as own,
      coalesce(sum(b.quantity) filter (where t.user_id = ${shop} and t.id is distinct from ${order}), 0)::int as shop
    from flashsale_purchases as b join transaction_items as i on i.id = b.transaction_item_id
    join transactions as t on t.id = i.transaction_id
    where b.flashsale_product_id = any(${ids}) group by 1`.execute(db);
  return rows;
}

export type Kind = Promotion['kind'];

/**
 * What is left of the quota of a promotion: orders of a new promotion, pieces of a free item. `leftAmount`: rupiah of its maximum
 * over all orders, null for none.
 */
interface Quota {
  readonly id: number;
  readonly left: number;
  readonly leftAmount: number | null;
}

/** Locks promotions, and reads what is left of their quotas. */
export async function lockPromotions(db: Db, kind: Kind, ids: readonly number[]): Promise<Quota[]> {
  const quotas = {
    new: sql<Quota>`
      select p.id, p.kuota - u.used as left, p.maks_total - u.amount as "leftAmount" from new_promos as p join new_promo_uses as u on u.new_promo_id = p.id
      where p.id = any(${ids}) order by p.id for update`,
    free: sql<Quota>`
      select id, qty_free - given as left, null as "leftAmount" from product_frees where id = any(${ids}) order by id for update`,
  };
  return (await quotas[kind].execute(db)).rows;
}

/**
 * `quantity`: orders of a new promotion, pieces of a free item, or bundles; bundles have no quota. `amount`: the rupiah that a new
 * promotion gives.
 */
export interface Use {
  readonly kind: Kind | 'bundle';
  readonly id: number;
  readonly quantity: number;
  readonly amount: number;
}

/** What an order uses of promotions. */
export async function readUses(db: Db, order: number | null): Promise<Use[]> {
  const { rows } = await sql<Use>`
    select kind, promotion_id as id, quantity, amount from promotion_uses where transaction_id = ${order}`.execute(
    db,
  );
  return rows;
}

/** Replaces what an order uses of promotions; answers what it used before. */
export async function replaceUses(db: Db, order: number, uses: readonly Use[]): Promise<Use[]> {
  const { rows } = await sql<Use>`
    delete from promotion_uses where transaction_id = ${order}
    returning kind, promotion_id as id, quantity, amount`.execute(db);
  for (const { kind, id, quantity, amount } of uses)
    await db
      .insertInto('promotion_uses')
      .values({ kind, promotion_id: id, transaction_id: order, quantity, amount })
      .execute();
  return rows;
}

/** Takes so much more of the quota and the maximum of a promotion; less than 0 gives back. */
export async function takeQuota(
  db: Db,
  kind: Kind,
  id: number,
  { quantity, amount }: Pick<Use, 'quantity' | 'amount'>,
): Promise<void> {
  await (kind === 'new'
    ? sql`update new_promo_uses set used = used + ${quantity}, amount = amount + ${amount} where new_promo_id = ${id}`
    : sql`update product_frees set given = given + ${quantity} where id = ${id}`
  ).execute(db);
}

/** Pieces of an item bought by a flash price, each for `price` rupiah. */
export interface Purchase {
  readonly flash: number;
  readonly item: number;
  readonly pieces: number;
  readonly price: number;
}

/** Replaces what an order bought in flash sales; answers what it bought before. */
export async function replacePurchases(
  db: Db,
  order: number,
  purchases: readonly Purchase[],
): Promise<Pick<Purchase, 'flash' | 'pieces'>[]> {
  const { rows } = await sql<Pick<Purchase, 'flash' | 'pieces'>>`
    delete from flashsale_purchases as b using transaction_items as i
    where i.id = b.transaction_item_id and i.transaction_id = ${order}
    returning b.flashsale_product_id as flash, b.quantity as pieces`.execute(db);
  for (const { flash, item, pieces, price } of purchases)
    await db
      .insertInto('flashsale_purchases')
      .values({ flashsale_product_id: flash, transaction_item_id: item, quantity: pieces, price })
      .execute();
  return rows;
}

/** Takes so many more pieces from the stock of a flash price; less than 0 gives back. */
export async function takeFlashStock(db: Db, id: number, pieces: number): Promise<void> {
  await sql`update flashsale_products set sold = sold + ${pieces} where id = ${id}`.execute(db);
}
