/** Which filters may stand where, and how they begin. */

import { rootOf } from '../../../../core/tree/look.ts';
import { skuOf } from '../../../../domain/promotions/conditions/benefits.ts';
import {
  CUSTOMER_FILTERS,
  type Filter,
  type Id,
  PRODUCT_FILTERS,
} from '../../../../domain/promotions/conditions/conditions.ts';
import type { PromotionNodes } from '../../../../domain/promotions/conditions/promotion-tree.ts';
import { withSkus } from '../../../../domain/promotions/conditions/sku-filter.ts';

/** The kinds that may stand there: a sku in the main group alone, and once. */
export function kindsAt(nodes: PromotionNodes, id: string, level: number): readonly Filter['type'][] {
  if (rootOf(nodes, id) === 'customers') return CUSTOMER_FILTERS;
  const skuId = skuOf(nodes)?.id ?? id;
  return PRODUCT_FILTERS.filter((kind) => kind !== 'sku' || (level === 1 && skuId === id));
}

export const begun = (type: Filter['type']): Filter =>
  type === 'sku'
    ? { type, value: 'choose', group: 'tiering', items: [] }
    : { type, value: 'choose', items: [] };

/** The same filter about these. */
export function withIds(filter: Filter, ids: readonly Id[]): Filter {
  if (filter.type === 'sku') return withSkus(filter, ids);
  const { items_campuran: mixed } = filter;
  return {
    ...filter,
    items: ids,
    ...(mixed ? { items_campuran: { ...mixed, items: ids.join(','), item_type: filter.type } } : {}),
  };
}
