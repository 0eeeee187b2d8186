import type { ItemsCondition } from '../conditions/conditions.ts';
import { meansProduct, meansShop } from './evaluate.ts';
import type { Product, Shop } from './model.ts';
import { blockTakes } from './tree.ts';

export interface Reach {
  readonly shops: number;
  readonly products: number;
}

type Sold = Pick<Product, 'id' | 'brand' | 'category'>;

/** How many of these shops and products the conditions include, regardless of quantities. */
export function reachOf(...conditionsOver: Parameters<typeof reachedBy>): Reach {
  const reached = reachedBy(...conditionsOver);
  return { shops: reached.shops.size, products: reached.products.size };
}

/** Which of them. Each filter is evaluated once. */
export function reachedBy({ data }: ItemsCondition, shops: readonly Shop[], products: readonly Sold[]) {
  const trace = { holds: true, text: '' };
  const shopSelection = blockTakes(data, 'customers', idsOf(shops), (filter) => ({
    taken: idsOf(shops.filter(meansShop(filter))),
    trace,
  }));
  const productSelection = blockTakes(data, 'products', idsOf(products), (filter) => {
    const isMeant = meansProduct(filter);
    const includedProducts = products.filter(({ id, brand, category }) =>
      isMeant({ product: id, brand, category }),
    );
    return { taken: idsOf(includedProducts), trace };
  });
  return { shops: shopSelection.taken, products: productSelection.taken };
}

const idsOf = (records: readonly { readonly id: number }[]): ReadonlySet<number> =>
  new Set(records.map(({ id }) => id));
