import { amountText } from '../../../domain/money.ts';
import type { Tried } from '../../../domain/promotions/pricing/past.ts';
import type { RefuseStep } from '../../resources/lifecycle-parts.ts';
import type { Db } from '../../store/index.ts';
import { type BundleValues, readBundleContent, readBundleUse, writeBundle } from './bundle.store.ts';
import { refuseGone } from './named-records.ts';
import { readProducts } from './products.store.ts';
import type { PromotedProduct, PromotionKind, Reached, Said } from './promotion-kind.ts';

export const bundleKind: PromotionKind<BundleValues> = {
  apply: applyBundle,
  parts: async (db, id) => ({ detail: (await storedOf(db, id)).detail }),
  products: bundleProducts,
  offer: bundleOffer,
  used: bundleUsed,
  reach: bundleReach,
  tried: triedBundle,
};

async function applyBundle(db: Db, id: number, values: BundleValues, refuse: RefuseStep): Promise<void> {
  await refuseGone(
    db,
    values.detail.map(({ product_id }) => product_id),
    refuse,
  );
  await writeBundle(db, id, values);
}

interface Good {
  readonly name: string;
  readonly price: number;
  readonly qty: number;
  readonly discount: number;
}

/** The price and the products of a bundle, or of an edit of it. */
async function contentOf(db: Db, id: number, proposal?: BundleValues) {
  const { price, detail } = await storedOf(db, id, proposal);
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
      price: amountText(price),
      list: amountText(list),
    },
  };
}

async function bundleUsed(db: Db, id: number): Promise<Said> {
  const { orders, bundles, off } = await readBundleUse(db, id);
  if (orders === 0) return { message: 'No order has used it yet.' };
  return {
    message: 'Orders that used it: {orders}. Bundles: {bundles}. Cheaper by Rp {off} in all.',
    params: { orders, bundles, off: amountText(off) },
  };
}

const storedOf = async (db: Db, id: number, proposal?: BundleValues) =>
  proposal ?? (await readBundleContent(db, id)) ?? { price: 0, detail: [] };

async function bundleReach(db: Db, id: number, proposal?: BundleValues): Promise<Reached> {
  const { detail } = await storedOf(db, id, proposal);
  return { shops: null, products: detail.map(({ product_id }) => product_id) };
}

async function triedBundle(db: Db, id: number, proposal?: BundleValues): Promise<Tried> {
  const { price, detail } = await storedOf(db, id, proposal);
  const pieces = new Map<number, number>();
  for (const { product_id, qty } of detail) pieces.set(product_id, (pieces.get(product_id) ?? 0) + qty);
  const products = [...pieces].map(([product, needed]) => ({ product, pieces: needed }));
  return { kind: 'bundle', bundle: { id, title: '', from: null, to: null, price, products } };
}
