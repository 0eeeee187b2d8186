import type { Bundle, Moment, Order, Product } from './model.ts';
import { share } from './money.ts';
import { amountOf, holds } from './prices.ts';

/** A product of an ordered bundle, with its share of the bundle's price. */
export interface PricedBundle {
  readonly bundle: number;
  /** Title of the bundle. */
  readonly title: string;
  readonly product: number;
  readonly name: string;
  readonly pieces: number;
  /** Rupiah per piece outside of the bundle. */
  readonly price: number;
  readonly final: number;
}

/** Shares the price of each ordered bundle among its products. Throws for a bundle that does not apply: orders are checked before. */
export function priceBundles(
  orderedBundles: Order['bundles'],
  bundles: readonly Bundle[],
  products: ReadonlyMap<number, Product>,
  { day }: Moment,
): PricedBundle[] {
  return orderedBundles.flatMap(({ id, count }) => {
    const bundle = bundles.find((candidateBundle) => candidateBundle.id === id);
    if (count === 0) return [];
    if (!bundle || !holds(bundle, day)) throw new Error(`Bundle ${id} does not hold.`);
    const goods = [...bundle.products]
      .sort((a, b) => a.product - b.product)
      .map(({ product, pieces }) => ({
        bundle: id,
        title: bundle.title,
        product,
        pieces: pieces * count,
        name: products.get(product)?.name ?? '',
        price: products.get(product)?.price ?? 0,
      }));
    const weights = goods.map(({ price, pieces }) => amountOf(price, pieces));
    const finals = share(amountOf(bundle.price, count), weights);
    return goods.map((bundledProduct, productIndex) => ({
      ...bundledProduct,
      final: finals[productIndex] ?? 0,
    }));
  });
}
