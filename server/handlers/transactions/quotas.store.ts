import { sql } from 'kysely';
import type { Offers } from '../../domain/promotions/model.ts';
import type { Db } from '../../store/index.ts';

interface For {
  readonly shop: number;
  /** Whose own uses are still to have; null for one that is not there yet. */
  readonly order: number | null;
}

/** The flash sales of the offers, locked, with what is left of them for the shop. */
export async function lockFlash(db: Db, offers: Offers, { shop, order }: For): Promise<Offers> {
  const ids = offers.products.flatMap(({ flash = [] }) => flash.map(({ id }) => id));
  if (ids.length === 0) return offers;
  const { rows } = await sql<{ id: number; left: number; limit: number }>`
    select id, stock - sold as left, limit_stock as limit from flashsale_products
    where id = any(${ids}) order by id for update`.execute(db);
  // Asked once they are locked: the shop's other orders may have waited for the same.
  const { rows: bought } = await sql<{ id: number; shop: number; own: number }>`
    select b.flashsale_product_id as id,
      coalesce(sum(b.quantity) filter (where t.id = ${order}), 0)::int as own,
      coalesce(sum(b.quantity) filter (where t.user_id = ${shop} and t.id is distinct from ${order}), 0)::int as shop
    from flashsale_purchases as b join transaction_items as i on i.id = b.transaction_item_id
    join transactions as t on t.id = i.transaction_id
    where b.flashsale_product_id = any(${ids}) group by 1`.execute(db);
  const purchases = new Map(bought.map((one) => [one.id, one]));
  const fresh = new Map(
    rows.map(({ id, left, limit }) => {
      const { own = 0, shop: had = 0 } = purchases.get(id) ?? {};
      return [id, { left: left + own, limit: limit === 0 ? null : Math.max(0, limit - had) }] as const;
    }),
  );
  const products = offers.products.map((product) => ({
    ...product,
    flash: (product.flash ?? []).map((one) => ({ ...one, left: 0, ...fresh.get(one.id) })),
  }));
  return { ...offers, products };
}

/** These promotions locked, with what is left of their quotas; of the others nothing is. */
export async function lockQuotas(
  db: Db,
  offers: Offers,
  ids: readonly number[],
  order: number | null,
): Promise<Offers> {
  const { rows: locked } = await sql<{ id: number; left: number }>`
    select id, kuota - used as left from new_promos where id = any(${ids}) order by id for update`.execute(
    db,
  );
  const { rows: own } = await sql<{ id: number; quantity: number }>`
    select promotion_id as id, quantity from promotion_uses
    where kind = 'new' and transaction_id = ${order}`.execute(db);
  const left = new Map(locked.map((one) => [one.id, one.left]));
  const mine = new Map(own.map(({ id, quantity }) => [id, quantity]));
  const promotions = offers.promotions.map((one) =>
    one.kind === 'new' ? { ...one, left: (left.get(one.id) ?? 0) + (mine.get(one.id) ?? 0) } : one,
  );
  return { ...offers, promotions };
}

/** Makes the uses of an order these; its promotions are locked. */
export async function writeUses(db: Db, order: number, ids: readonly number[]): Promise<void> {
  const { rows: gone } = await sql<{ id: number }>`
    delete from promotion_uses where kind = 'new' and transaction_id = ${order} and promotion_id <> all(${ids})
    returning promotion_id as id`.execute(db);
  const { rows: made } = await sql<{ id: number }>`
    insert into promotion_uses (kind, promotion_id, transaction_id, quantity)
    select 'new', id, ${order}, 1 from unnest(${ids}::int[]) as id
    on conflict (kind, promotion_id, transaction_id) do nothing returning promotion_id as id`.execute(db);
  const change = (used: 1 | -1, rows: readonly { readonly id: number }[]) =>
    sql`update new_promos set used = used + ${used} where id = any(${rows.map(({ id }) => id)})`.execute(db);
  if (gone.length > 0) await change(-1, gone);
  if (made.length > 0) await change(1, made);
}

export interface Purchase {
  readonly flash: number;
  readonly item: number;
  readonly pieces: number;
  readonly price: number;
}

/** Makes what an order bought in flash sales this; they are locked. */
export async function writePurchases(db: Db, order: number, purchases: readonly Purchase[]): Promise<void> {
  const { rows: before } = await sql<{ flash: number; pieces: number }>`
    delete from flashsale_purchases as b using transaction_items as i
    where i.id = b.transaction_item_id and i.transaction_id = ${order}
    returning b.flashsale_product_id as flash, b.quantity as pieces`.execute(db);
  const sold = new Map<number, number>();
  const count = (flash: number, pieces: number) => sold.set(flash, (sold.get(flash) ?? 0) + pieces);
  for (const { flash, pieces } of before) count(flash, -pieces);
  for (const { flash, item, pieces, price } of purchases) {
    count(flash, pieces);
    await db
      .insertInto('flashsale_purchases')
      .values({ flashsale_product_id: flash, transaction_item_id: item, quantity: pieces, price })
      .execute();
  }
  for (const [id, pieces] of sold)
    if (pieces !== 0)
      await sql`update flashsale_products set sold = sold + ${pieces} where id = ${id}`.execute(db);
}
