import type { ItemsCondition } from '../conditions/conditions.ts';
import { meansProduct, meansShop } from './evaluate.ts';
import type { Product, Shop } from './model.ts';
import { blockTakes } from './tree.ts';

export interface Reach {
  readonly shops: number;
  readonly products: number;
}

type Sold = Pick<Product, 'id' | 'brand' | 'category'>;

/** How many of these shops and products the conditions include, regardless of quantities. Each filter is evaluated once. */
export function reachOf({ data }: ItemsCondition, shops: readonly Shop[], products: readonly Sold[]): Reach {
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
  return { shops: shopSelection.taken.size, products: productSelection.taken.size };
}

const idsOf = (records: readonly { readonly id: number }[]): ReadonlySet<number> =>
  new Set(records.map(({ id }) => id));
