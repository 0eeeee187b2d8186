import { type RawBuilder, sql } from 'kysely';
import type { Bundle, FreeItem, NewPromotion, Offers } from '../../../domain/promotions/pricing/model.ts';
import type { Db } from '../../store/index.ts';

/** Of these bundles, those that are approved, active and running. */
export async function readBundles(db: Db, ids: readonly number[]): Promise<Bundle[]> {
  const { rows } = await sql<Bundle>`
    select b.id, b.name as title, b.start_date::text as "from", b.end_date::text as "to", b.price,
      (select json_agg(json_build_object('product', d.product_id, 'pieces', d.qty) order by d.product_id) from (
        select product_id, sum(qty) as qty from bundle_details where bundle_id = b.id group by 1) as d) as products
    from bundles as b join applying_promotions as a on a.jenis = 'BUNDLE' and a.id_relation = b.id
    where b.id = any(${ids}) and now()::date between b.start_date and b.end_date
      and exists (select from bundle_details as d where d.bundle_id = b.id)
    order by b.id`.execute(db);
  return rows;
}

/** The fields of shops that conditions use. */
export async function readShops(db: Db, which: RawBuilder<unknown>): Promise<Offers['shop'][]> {
  const { rows } = await sql<Offers['shop']>`
    select u.id, nullif(u.kota, '') as area, u.level_id as level, coalesce(s.sales, '[]') as sales
    from users as u left join (select user_id, json_agg(sales_person_id order by sales_person_id) as sales
      from user_sales group by user_id) as s on s.user_id = u.id
    where ${which}`.execute(db);
  return rows;
}

/** The same of one shop. */
export async function readOfferedShop(db: Db, id: number): Promise<Offers['shop'] | undefined> {
  const [shop] = await readShops(db, sql`u.id = ${id}`);
  return shop;
}

/**
 * The approved and running promotions with conditions; `lockQuotas` reads what is left of their quotas. One whose conditions
 * cannot be read stops no order: it is left out, and said in the log and on Today.
 */
export async function readNewPromotions(db: Db): Promise<NewPromotion[]> {
  const { rows } = await sql<Omit<NewPromotion, 'kind' | 'left'> & { readable: 0 | 1 }>`
    select p.id, p.readable, p.nama as title, p.start_at::text as "from", p.end_at::text as "to", p.items_condition as conditions
    from new_promos as p
    join applying_promotions as a on a.jenis in ('NEW PROMO', 'other') and a.id_relation = p.id
    where now()::date between p.start_at and p.end_at order by p.id`.execute(db);
  return rows.flatMap(({ readable, ...row }): NewPromotion[] => {
    if (readable === 1) return [{ ...row, kind: 'new', left: 0 }];
    sayUnread(row.id);
    return [];
  });
}

const said = new Set<number>();

/** Once for each promotion, while this process runs. */
function sayUnread(id: number): void {
  if (said.has(id)) return;
  said.add(id);
  process.emitWarning(`The conditions of promotion ${id} cannot be read: it prices no order.`, {
    code: 'PROMOTION_UNREAD',
  });
}

/** The approved and running free items of these products; `lockQuotas` reads what is left of them. */
export async function readFreeItems(db: Db, products: readonly number[]): Promise<FreeItem[]> {
  const { rows } = await sql<Omit<FreeItem, 'kind' | 'left'>>`
    select f.id, a.title, f.start_date::text as "from", f.end_date::text as "to", f.product_id as product, f.type, f.value,
      f.berlaku_kelipatan = 1 as multiples, (select json_agg(i.product_id order by i.place)
        from product_free_items as i where i.product_free_id = f.id) as gifts
    from product_frees as f
    join applying_promotions as a on a.jenis = 'PRODUCT FREE' and a.id_relation = f.id
    where f.product_id = any(${products}) and now()::date between f.start_date and f.end_date
      and exists (select from product_free_items as i where i.product_free_id = f.id)
    order by f.id`.execute(db);
  return rows.map((row) => ({ ...row, kind: 'free', left: 0 }));
}

/** The approved promotions with conditions of the day of an order. */
export async function readPromotionsThen(db: Db, order: number) {
  const { rows } = await sql<{ promotion_id: number; rule: string }>`
    select p.id as promotion_id, p.nama as rule from new_promos as p
    join applying_promotions as a on a.jenis in ('NEW PROMO', 'other') and a.id_relation = p.id
    join transactions as t on t.created_at::date between p.start_at and p.end_at
    where t.id = ${order} order by p.id`.execute(db);
  return rows;
}
