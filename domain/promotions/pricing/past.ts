import type { Bundle, Discount, FlashPrice, Offers, Order, Product, Promotion, Shop } from './model.ts';
import { sum } from './money.ts';
import { type Priced, priceOrder } from './price-order.ts';

/** A promotion to try on past orders, whatever its period. Its quota and stock hold for all of them together. */
export type Tried =
  | Promotion
  | ({ readonly kind: 'coret'; readonly product: number } & Discount)
  | { readonly kind: 'flash'; readonly items: readonly FlashItem[] }
  | { readonly kind: 'bundle'; readonly bundle: Bundle };

/** `left` and `limit` as in FlashPrice, before the first order. */
export type FlashItem = Pick<FlashPrice, 'left' | 'limit'> & Discount & { readonly product: number };

export interface PastOrder {
  readonly shop: Shop;
  readonly rows: Order['rows'];
}

/** What a promotion gives: `off` the orders, pieces for nothing and their worth, and `credit` after them; rupiah. */
export interface Gives {
  readonly off: number;
  readonly pieces: number;
  readonly worth: number;
  readonly credit: number;
}

export interface PastResult extends Gives {
  readonly orders: number;
  readonly shops: number;
}

interface World extends Pick<Offers, 'moment' | 'products'> {
  /** Keys of the products that the promotion gives away. */
  readonly gifts?: readonly number[];
}
type Give = (order: PastOrder) => Gives | undefined;

/** Tries a promotion, as the only one, on one past order after the other. */
export function pastTrial(tried: Tried, { moment, products, gifts = [] }: World) {
  const known = new Map(products.map((product) => [product.id, product]));
  const price: Pricing = ({ shop, rows }, changed, more = {}) => {
    const sold = rows.filter(({ product }) => known.has(product));
    const needed = new Set([...sold.map(({ product }) => product), ...gifts]);
    return priceOrder(
      { rows: more.rows ?? sold, bundles: more.ordered ?? [] },
      {
        moment,
        shop,
        promotions: more.promotions ?? [],
        bundles: more.bundles ?? [],
        voucher: null,
        products: [...needed].flatMap((id) => {
          const product = known.get(id);
          return product ? [changed(product)] : [];
        }),
      },
    );
  };
  const give = giverOf(tried, price, known);
  const all = { orders: 0, off: 0, pieces: 0, worth: 0, credit: 0 };
  const shops = new Set<number>();
  return {
    take(order: PastOrder): void {
      const gives = give(order);
      if (!gives) return;
      shops.add(order.shop.id);
      all.orders += 1;
      for (const key of ['off', 'pieces', 'worth', 'credit'] as const) all[key] += gives[key];
    },
    result: (): PastResult => ({ ...all, shops: shops.size }),
  };
}

interface More {
  readonly rows?: Order['rows'];
  readonly ordered?: Order['bundles'];
  readonly bundles?: readonly Bundle[];
  readonly promotions?: readonly Promotion[];
}
type Pricing = (order: PastOrder, changed: (product: Product) => Product, more?: More) => Priced;

const asIs = (product: Product) => product;

function giverOf(tried: Tried, price: Pricing, known: ReadonlyMap<number, Product>): Give {
  if (tried.kind === 'coret') return coretGiver(tried, price);
  if (tried.kind === 'flash') return flashGiver(tried.items, price);
  if (tried.kind === 'bundle') return bundleGiver(tried.bundle, price);
  return promotionGiver(tried, price, known);
}

function promotionGiver(promotion: Promotion, price: Pricing, known: ReadonlyMap<number, Product>): Give {
  let { left } = promotion;
  let leftAmount = promotion.kind === 'new' ? (promotion.leftAmount ?? null) : null;
  return (order) => {
    const open = {
      ...promotion,
      from: null,
      to: null,
      left,
      ...(promotion.kind === 'new' && { leftAmount }),
    };
    const { lines, gifts, credits, uses } = price(order, asIs, { promotions: [open] });
    const pieces = sum(gifts.map((gift) => gift.pieces));
    if (uses.promotions.length === 0 && pieces === 0) return undefined;
    left -= promotion.kind === 'new' ? 1 : pieces;
    const off = sum(lines.flatMap(({ cuts }) => cuts.map(({ amount }) => amount)));
    const credit = sum(credits.map(({ amount }) => amount));
    if (leftAmount !== null) leftAmount = Math.max(0, leftAmount - off - credit);
    return {
      off,
      pieces,
      credit,
      worth: sum(gifts.map((gift) => gift.pieces * ((gift.product && known.get(gift.product)?.price) || 0))),
    };
  };
}

const lessOf = (without: Priced, priced: Priced): Gives | undefined => {
  const off = without.total - priced.total;
  return off > 0 ? { off, pieces: 0, worth: 0, credit: 0 } : undefined;
};

function coretGiver(tried: Discount & { readonly product: number }, price: Pricing): Give {
  const { discount, type } = tried;
  const struck = (coret: Product['coret']) => (product: Product) =>
    product.id === tried.product ? { ...product, coret: coret ?? [] } : product;
  return (order) =>
    order.rows.some(({ product }) => product === tried.product)
      ? lessOf(price(order, struck([])), price(order, struck([{ discount, type, from: null, to: null }])))
      : undefined;
}

function flashGiver(items: readonly FlashItem[], price: Pricing): Give {
  const byProduct = new Map(items.map((item) => [item.product, item]));
  const left = new Map(items.map((item) => [item.product, item.left]));
  const bought = new Map<string, number>();
  return (order) => {
    if (!order.rows.some(({ product }) => byProduct.has(product))) return undefined;
    const flashed = (product: Product): Product => {
      const item = byProduct.get(product.id);
      if (!item) return product;
      const { discount, type, limit } = item;
      const had = bought.get(`${order.shop.id} ${product.id}`) ?? 0;
      const flash = {
        id: product.id,
        discount,
        type,
        startsAt: 0,
        endsAt: Number.MAX_SAFE_INTEGER,
        left: left.get(product.id) ?? 0,
        limit: limit === null ? null : Math.max(0, limit - had),
      };
      return { ...product, flash: [flash] };
    };
    const priced = price(order, flashed);
    for (const { id, pieces } of priced.uses.flash) {
      const place = `${order.shop.id} ${id}`;
      left.set(id, (left.get(id) ?? 0) - pieces);
      bought.set(place, (bought.get(place) ?? 0) + pieces);
    }
    return lessOf(price(order, asIs), priced);
  };
}

/** As often as an order has all of its products, as if the shop had ordered the bundle. */
function bundleGiver(stored: Bundle, price: Pricing): Give {
  const bundle = { ...stored, from: null, to: null };
  return (order) => {
    const pieces = new Map<number, number>();
    for (const row of order.rows) pieces.set(row.product, (pieces.get(row.product) ?? 0) + row.pieces);
    const counts = bundle.products.map((part) => Math.floor((pieces.get(part.product) ?? 0) / part.pieces));
    const count = Math.min(...counts);
    if (!Number.isFinite(count) || count < 1) return undefined;
    const rows = [...pieces].map(([product, ordered]) => {
      const part = bundle.products.find((bundled) => bundled.product === product);
      return { product, pieces: ordered - (part?.pieces ?? 0) * count };
    });
    const ordered = [{ id: bundle.id, count }];
    return lessOf(price(order, asIs), price(order, asIs, { rows, ordered, bundles: [bundle] }));
  };
}
