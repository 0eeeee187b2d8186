import type { ProductFreeCreateBody } from '../../../domain/generated/types/product-free.ts';
import { amountText } from '../../../domain/money.ts';
import type { Tried } from '../../../domain/promotions/pricing/past.ts';
import type { RefuseStep } from '../../resources/lifecycle-parts.ts';
import type { Db } from '../../store/index.ts';
import { readFreeItemRule, readFreeItemUse, writeFreeItem } from './free-item.store.ts';
import { refuseGone } from './named-records.ts';
import { readProducts } from './products.store.ts';
import type { PromotionKind, Reached, Said } from './promotion-kind.ts';

export const freeItemKind: PromotionKind<ProductFreeCreateBody> = {
  parts: async (db, id) => {
    const { gifts } = await readFreeItemRule(db, id);
    return { product_free: gifts.map((product_id_free) => ({ product_id_free })) };
  },
  apply: applyFreeItem,
  offer: freeItemOffer,
  used: freeItemUsed,
  reach: freeItemReach,
  tried: triedFreeItem,
};

async function applyFreeItem(
  db: Db,
  id: number,
  values: ProductFreeCreateBody,
  refuse: RefuseStep,
): Promise<void> {
  const gifts = values.product_free.map((gift) => gift.product_id_free);
  await refuseGone(db, [values.product_id, ...gifts], refuse);
  await writeFreeItem(db, id, values);
}

const ruleOf = async (db: Db, id: number, proposal?: ProductFreeCreateBody) =>
  proposal
    ? { ...proposal, gifts: proposal.product_free.map((gift) => gift.product_id_free) }
    : readFreeItemRule(db, id);

async function freeItemReach(db: Db, id: number, proposal?: ProductFreeCreateBody): Promise<Reached> {
  return { shops: null, products: [(await ruleOf(db, id, proposal)).product_id] };
}

async function triedFreeItem(db: Db, id: number, proposal?: ProductFreeCreateBody): Promise<Tried> {
  const rule = await ruleOf(db, id, proposal);
  const { product_id: product, type, value, qty_free: left, berlaku_kelipatan, gifts } = rule;
  const period = { from: null, to: null, title: '' };
  return {
    kind: 'free',
    id,
    ...period,
    product,
    type,
    value,
    left,
    multiples: berlaku_kelipatan === 1,
    gifts,
  };
}

async function freeItemOffer(db: Db, id: number, proposal?: ProductFreeCreateBody): Promise<Said> {
  const { product_id, type, value, berlaku_kelipatan, gifts } = await ruleOf(db, id, proposal);
  const products = await readProducts(db, [product_id, ...gifts]);
  const nameOf = (product: number) => products.get(product)?.name ?? '';
  return {
    message: SAID[type][berlaku_kelipatan],
    params: {
      product: nameOf(product_id),
      least: amountText(value),
      goods: gifts.map((gift) => `1 x ${nameOf(gift)}`).join(', '),
    },
  };
}

/** Once, and for each multiple. */
const SAID = {
  qty: [
    'Every shop that orders at least {least} pcs of {product} gets {goods} for nothing.',
    'Every shop gets {goods} for nothing for each {least} pcs of {product} that it orders.',
  ],
  amount: [
    'Every shop that orders {product} for at least Rp {least} gets {goods} for nothing.',
    'Every shop gets {goods} for nothing for each Rp {least} of {product} that it orders.',
  ],
} as const;

async function freeItemUsed(db: Db, id: number): Promise<Said> {
  const { orders, pieces, most } = await readFreeItemUse(db, id);
  if (orders === 0) return { message: 'No order has used it yet.' };
  return {
    message: 'Orders that used it: {orders}. Given for nothing: {given} of {most} pcs.',
    params: { orders, given: pieces, most },
  };
}
