import { amountText } from '../../../domain/money.ts';
import type { Tried } from '../../../domain/promotions/pricing/past.ts';
import type { Db } from '../../store/index.ts';
import { discountText } from './flashsale-kind.ts';
import {
  type DiscountedProduct,
  type HargaCoretValues,
  readDiscountedProduct,
  readDiscountUse,
  replaceDiscount,
} from './harga-coret.store.ts';
import type { PromotedProduct, PromotionKind, Reached, Said } from './promotion-kind.ts';
import { soldFor } from './words.ts';

export const hargaCoretKind: PromotionKind<HargaCoretValues> = {
  apply: replaceDiscount,
  products: hargaCoretProducts,
  offer: hargaCoretOffer,
  used: hargaCoretUsed,
  reach: hargaCoretReach,
  tried: triedHargaCoret,
};

/** The product with its discount, or with that of an edit. */
async function struckOf(
  db: Db,
  id: number,
  proposal?: HargaCoretValues,
): Promise<DiscountedProduct | undefined> {
  const row = await readDiscountedProduct(db, id);
  return row && { ...row, ...proposal };
}

async function hargaCoretProducts(
  db: Db,
  id: number,
  proposal?: HargaCoretValues,
): Promise<PromotedProduct[]> {
  const struck = await struckOf(db, id, proposal);
  if (!struck) return [];
  const { name, price, discount, discount_type } = struck;
  return [{ name, price, diskon: discountText(discount, discount_type) }];
}

async function hargaCoretOffer(db: Db, id: number, proposal?: HargaCoretValues): Promise<Said> {
  const struck = await struckOf(db, id, proposal);
  if (!struck) return { message: 'No discount stands at this product.' };
  const { name, price, discount, discount_type } = struck;
  const discountedPrice =
    discount_type === 'amount' ? price - discount : Math.round((price * (100 - discount)) / 100);
  return {
    message: 'Every shop pays Rp {now} instead of Rp {price} for {product}.',
    params: { product: name, price: amountText(price), now: amountText(Math.max(0, discountedPrice)) },
  };
}

async function hargaCoretUsed(db: Db, id: number): Promise<Said> {
  return soldFor(await readDiscountUse(db, id));
}

async function hargaCoretReach(db: Db, id: number): Promise<Reached> {
  const struck = await struckOf(db, id);
  return { shops: null, products: struck ? [struck.product_id] : [] };
}

async function triedHargaCoret(db: Db, id: number, proposal?: HargaCoretValues): Promise<Tried | undefined> {
  const struck = await struckOf(db, id, proposal);
  if (!struck) return undefined;
  const { product_id: product, discount, discount_type: type } = struck;
  return { kind: 'coret', product, discount, type };
}
