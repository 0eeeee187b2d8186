import type { TransactionCreateBody } from '../../../domain/generated/types/transaction.ts';
import type { Bundle, Order } from '../../../domain/promotions/pricing/model.ts';
import type { Limits } from '../../calls/limits.ts';
import { requireRow } from '../../refusal.ts';
import type { Db } from '../../store/index.ts';
import { readBundles } from './offers.store.ts';
import { readOffers } from './offers.ts';
import { INACTIVE, type LineLimit, refuseProducts } from './order-limits.ts';
import { priceLocked } from './order-pricing.ts';
import { refuseUnreached, voucherFor } from './order-vouchers.ts';
import type { OrderPricing } from './pricings.store.ts';
import { shareProducts } from './products.store.ts';
import { lockShop, shareShop } from './shops.store.ts';

/** What a caller states of an order; its price depends on nothing else. */
export type AskedOrder = Pick<TransactionCreateBody, 'user_id' | 'items' | 'bundles' | 'voucher_id'>;

type Asked = AskedOrder['items'];

interface PricedOrder {
  readonly shop: { readonly id: number; readonly address: string | null };
  /** The stock of each product. */
  readonly stocks: ReadonlyMap<number, number>;
  readonly pricing: OrderPricing;
}

/** What a new order is refused by. */
export type OrderLimit = LineLimit | 'voucher' | 'current_bundles' | 'some_goods';

/** Prices a requested order and locks the stocks and quotas it uses. Throws a refusal with the reasons why it cannot be made. */
export async function priceAsked(limits: Limits<OrderLimit>, db: Db, body: AskedOrder): Promise<PricedOrder> {
  const locked = body.voucher_id ? await lockShop(db, body.user_id) : undefined;
  const shop = await shopOf(limits, body.user_id, db);
  const voucher = body.voucher_id && locked ? await voucherFor(limits, db, body.voucher_id, locked) : null;
  const { orderedBundles, bundles } = await bundlesOf(limits, body.bundles ?? [], db);
  const stocks = await stocksOf(limits, body.items, orderedBundles, bundles, db);
  const rows = body.items.map(({ product_id, quantity }) => ({ product: product_id, pieces: quantity }));
  const products = rows.map(({ product }) => product);
  const currentOffers = await readOffers(db, shop.id, products, { bundles, voucher });
  const pricing = await priceLocked(db, { rows, bundles: orderedBundles }, currentOffers, null);
  refuseUnreached(limits, currentOffers, pricing.priced);
  return { shop, stocks, pricing };
}

async function shopOf(limits: Limits<'active_shop'>, id: number, db: Db) {
  const shop = await shareShop(db, id);
  const message = shop ? INACTIVE : 'This shop does not exist any more.';
  limits.active_shop(shop?.active === 1 ? [] : [{ field: 'user_id', message }]);
  return requireRow(shop);
}

/** The bundles of an order, each once; refused unless all of them apply. */
async function bundlesOf(
  limits: Limits<'current_bundles'>,
  named: NonNullable<AskedOrder['bundles']>,
  db: Db,
) {
  const counts = new Map<number, number>();
  for (const { bundle_id, quantity } of named) counts.set(bundle_id, (counts.get(bundle_id) ?? 0) + quantity);
  const bundles = await readBundles(db, [...counts.keys()]);
  const problems = named.flatMap(({ bundle_id }, bundleIndex) =>
    bundles.some(({ id }) => id === bundle_id)
      ? []
      : [{ field: `bundles.${bundleIndex}.bundle_id`, message: 'This bundle does not hold now.' }],
  );
  limits.current_bundles(problems);
  return { orderedBundles: [...counts].map(([id, count]) => ({ id, count })), bundles };
}

/** The stock of the products; refused when one cannot be ordered. */
async function stocksOf(
  limits: Limits<LineLimit | 'some_goods'>,
  items: Asked,
  orderedBundles: Order['bundles'],
  bundles: readonly Bundle[],
  db: Db,
): Promise<ReadonlyMap<number, number>> {
  const requestedGoods = [
    ...items.map(({ product_id, quantity }, itemIndex) => ({
      product_id,
      quantity,
      field: `items.${itemIndex}.product_id`,
      many: `items.${itemIndex}.quantity`,
    })),
    ...orderedBundles.flatMap(({ id, count }) =>
      (bundles.find((candidateBundle) => candidateBundle.id === id)?.products ?? []).map(
        ({ product, pieces }) => ({
          product_id: product,
          quantity: pieces * count,
          field: 'bundles',
          many: 'bundles',
        }),
      ),
    ),
  ];
  const isNothing = requestedGoods.length === 0;
  limits.some_goods(isNothing ? [{ field: 'items', message: 'Choose at least one product.' }] : []);
  const products = await shareProducts(
    db,
    requestedGoods.map(({ product_id }) => product_id),
  );
  refuseProducts(limits, requestedGoods, new Map(products.map((product) => [product.id, product])));
  return new Map(products.map(({ id, stock }) => [id, stock]));
}
