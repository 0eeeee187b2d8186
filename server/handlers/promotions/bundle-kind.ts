import { sql } from 'kysely';
import type { BundleUpdateBody } from '../../../domain/generated/types/bundle.ts';
import type { Db } from '../../store/index.ts';
import { readProducts } from './products.store.ts';
import type { PromotedProduct, PromotionKind, Said } from './promotion-kind.ts';

/** What a bundle is made of, once its pictures are kept. */
export interface BundleValues
  extends Pick<BundleUpdateBody, 'name' | 'start_date' | 'end_date' | 'price' | 'deskripsi' | 'detail'> {
  /** Names of kept files that are added. */
  readonly thumbnails: readonly string[];
}

export const bundleKind: PromotionKind<BundleValues> = {
  table: 'bundles',
  active: 'active',
  apply: writeBundle,
  products: bundleProducts,
  offer: bundleOffer,
  used: bundleUsed,
};

/** Writes an edit: its products are these now, its pictures are added. */
export async function writeBundle(db: Db, id: number, values: BundleValues): Promise<void> {
  const { detail, thumbnails, ...columns } = values;
  await db.updateTable('bundles').set(columns).where('id', '=', id).execute();
  await db.deleteFrom('bundle_details').where('bundle_id', '=', id).execute();
  await writeParts(db, id, values);
}

export async function writeParts(
  db: Db,
  bundle_id: number,
  { detail, thumbnails }: Pick<BundleValues, 'detail' | 'thumbnails'>,
): Promise<void> {
  const rows = detail.map(({ product_id, qty, discount }, place) => ({
    ...{ bundle_id, place, product_id, qty },
    discount: discount ?? 0,
  }));
  await db.insertInto('bundle_details').values(rows).execute();
  if (thumbnails.length === 0) return;
  const pictures = thumbnails.map((thumbnail) => ({ bundle_id, thumbnail }));
  await db.insertInto('bundle_thumbnails').values(pictures).execute();
}

interface Good {
  readonly name: string;
  readonly price: number;
  readonly qty: number;
  readonly discount: number;
}

/** The price and the products of a bundle, or of an edit of it. */
async function contentOf(db: Db, id: number, proposal?: BundleValues) {
  const { rows: stored } = await sql<Pick<BundleValues, 'price' | 'detail'>>`
    select b.price, coalesce((select json_agg(json_build_object('product_id', d.product_id, 'qty', d.qty,
      'discount', d.discount) order by d.place, d.id) from bundle_details as d where d.bundle_id = b.id), '[]') as detail
    from bundles as b where b.id = ${id}`.execute(db);
  const { price, detail } = proposal ?? stored[0] ?? { price: 0, detail: [] };
  const productsById = await readProducts(
    db,
    detail.map(({ product_id }) => product_id),
  );
  const goods = detail.flatMap(({ product_id, qty, discount }): Good[] => {
    const product = productsById.get(product_id);
    return product ? [{ name: product.name, price: product.price, qty, discount: discount ?? 0 }] : [];
  });
  return { price, goods };
}

async function bundleProducts(db: Db, id: number, proposal?: BundleValues): Promise<PromotedProduct[]> {
  const { goods } = await contentOf(db, id, proposal);
  return goods.map(({ name, qty, price, discount }) => ({
    name: `${name} x ${qty}`,
    price,
    diskon: `${discount}%`,
  }));
}

async function bundleOffer(db: Db, id: number, proposal?: BundleValues): Promise<Said> {
  const { price, goods } = await contentOf(db, id, proposal);
  const list = goods.reduce((sum, good) => sum + good.price * good.qty, 0);
  return {
    message:
      list > price
        ? 'Every shop that orders it gets {goods} for Rp {price} instead of Rp {list}.'
        : 'Every shop that orders it gets {goods} for Rp {price}.',
    params: {
      goods: goods.map(({ qty, name }) => `${qty} x ${name}`).join(', '),
      price: price.toLocaleString('id-ID'),
      list: list.toLocaleString('id-ID'),
    },
  };
}

/** From the orders as they are now: an edit of one may have given bundles back. */
async function bundleUsed(db: Db, id: number): Promise<Said> {
  const { rows } = await sql<{ orders: number; bundles: number; off: number }>`
    select count(*)::int as orders, coalesce(sum(u.quantity), 0)::int as bundles,
      coalesce(sum((select sum(i.price * i.quantity - i.final_price) from transaction_items as i
        where i.transaction_id = u.transaction_id and i.bundle_id = u.promotion_id)), 0) as off
    from promotion_uses as u where u.kind = 'bundle' and u.promotion_id = ${id}`.execute(db);
  const { orders, bundles, off } = rows[0] ?? { orders: 0, bundles: 0, off: 0 };
  if (orders === 0) return { message: 'No order has used it yet.' };
  return {
    message: 'Orders that used it: {orders}. Bundles: {bundles}. Cheaper by Rp {off} in all.',
    params: { orders, bundles, off: Number(off).toLocaleString('id-ID') },
  };
}
