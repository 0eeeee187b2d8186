import { sql } from 'kysely';
import type { ProductFreeCreateBody } from '../../../domain/generated/types/product-free.ts';
import type { Db } from '../../store/index.ts';
import { applyFreeItem } from './free-item-store.ts';
import { readProducts } from './products.store.ts';
import type { PromotionKind, Said } from './promotion-kind.ts';

export const freeItemKind: PromotionKind<ProductFreeCreateBody> = {
  table: 'product_frees',
  active: 'active',
  apply: applyFreeItem,
  offer: freeItemOffer,
  used: freeItemUsed,
};

type Rule = Pick<ProductFreeCreateBody, 'product_id' | 'type' | 'value' | 'berlaku_kelipatan'> & {
  readonly gifts: readonly number[];
};

async function freeItemOffer(db: Db, id: number, proposal?: ProductFreeCreateBody): Promise<Said> {
  const { product_id, type, value, berlaku_kelipatan, gifts } = proposal
    ? { ...proposal, gifts: proposal.product_free.map((gift) => gift.product_id_free) }
    : await ruleOf(db, id);
  const products = await readProducts(db, [product_id, ...gifts]);
  const nameOf = (product: number) => products.get(product)?.name ?? '';
  return {
    message: SAID[type][berlaku_kelipatan],
    params: {
      product: nameOf(product_id),
      least: value.toLocaleString('id-ID'),
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

async function ruleOf(db: Db, id: number): Promise<Rule> {
  const { rows } = await sql<Rule>`
    select product_id, type, value, berlaku_kelipatan, array(
      select product_id from product_free_items where product_free_id = f.id order by place, id) as gifts
    from product_frees as f where id = ${id}`.execute(db);
  return rows[0] ?? { product_id: 0, type: 'qty', value: 0, berlaku_kelipatan: 0, gifts: [] };
}

async function freeItemUsed(db: Db, id: number): Promise<Said> {
  const { rows } = await sql<{ orders: number; given: number; most: number }>`
    select count(u.id)::int as orders, coalesce(sum(u.quantity), 0)::int as given, f.qty_free as most
    from product_frees as f left join promotion_uses as u on u.kind = 'free' and u.promotion_id = f.id
    where f.id = ${id} group by f.id`.execute(db);
  const { orders, given: givenPieces, most } = rows[0] ?? { orders: 0, given: 0, most: 0 };
  if (orders === 0) return { message: 'No order has used it yet.' };
  return {
    message: 'Orders that used it: {orders}. Given for nothing: {given} of {most} pcs.',
    params: { orders, given: givenPieces, most },
  };
}
