import { type RawBuilder, sql } from 'kysely';
import type { Bundle, FreeItem, NewPromotion, Offers } from '../../../domain/promotions/pricing/model.ts';
import type { Db } from '../../store/index.ts';
import { readCoret, readFlash, readPriceRules } from './price-rules.store.ts';

/** What an order refers to besides products. */
type Named = Pick<Offers, 'bundles' | 'voucher'>;

/** Everything that prices a new order of a shop: promotions only if approved, active and running. */
export async function readOffers(
  db: Db,
  shop: number,
  products: readonly number[],
  { bundles, voucher }: Named = { bundles: [], voucher: null },
): Promise<Offers> {
  const promotions = await newPromotions(db);
  const gifts = promotions.flatMap(({ conditions }) => giftsOf(conditions));
  const free = await freeItems(db, products);
  const bundled = bundles.flatMap((namedBundle) => namedBundle.products.map(({ product }) => product));
  const addedProducts = [...gifts, ...free.flatMap((freeItem) => freeItem.gifts), ...bundled];
  const rules = await readPriceRules(db, [...new Set([...products, ...addedProducts])], null);
  const flash = await readFlash(db, products);
  const coret = await readCoret(db, products);
  return {
    moment: rules.moment,
    shop: await shopOf(db, shop),
    products: rules.products.map((product) => ({
      ...product,
      flash: flash(product.id),
      coret: coret(product.id),
    })),
    promotions: [...free, ...promotions],
    ...{ bundles, voucher },
  };
}

/** The products that a promotion gives away. */
export const giftsOf = ({ benefit }: NewPromotion['conditions']): number[] =>
  benefit
    .filter(({ type_benefit, type }) => type_benefit === 'free-gift' && type === 'instock')
    .flatMap(({ value }) => `${value}`.split(',').map(Number).filter(Number.isInteger));

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

/** The prices at another time, without promotions: for orders that were made without them. */
export async function readPrices(
  db: Db,
  shop: number,
  products: readonly number[],
  priceTime: string,
): Promise<Offers> {
  const rules = await readPriceRules(db, products, priceTime);
  return { ...rules, shop: await shopOf(db, shop), promotions: [], bundles: [], voucher: null };
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

async function shopOf(db: Db, id: number): Promise<Offers['shop']> {
  const [shop] = await readShops(db, sql`u.id = ${id}`);
  if (!shop) throw new Error(`There is no shop ${id}.`);
  return shop;
}

/** `lockQuotas` reads what is left of their quotas. */
async function newPromotions(db: Db): Promise<NewPromotion[]> {
  const { rows } = await sql<Omit<NewPromotion, 'kind' | 'left'>>`
    select p.id, p.nama as title, p.start_at::text as "from", p.end_at::text as "to", p.items_condition as conditions
    from new_promos as p
    join applying_promotions as a on a.jenis in ('NEW PROMO', 'other') and a.id_relation = p.id
    where now()::date between p.start_at and p.end_at order by p.id`.execute(db);
  return rows.map((row) => ({ ...row, kind: 'new', left: 0 }));
}

/** Those whose main product is ordered. `lockQuotas` reads what is left of them. */
async function freeItems(db: Db, products: readonly number[]): Promise<FreeItem[]> {
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
