import {
  type Filter,
  type Id,
  type ItemsCondition,
  isSku,
  type PlainFilter,
} from '../conditions/conditions.ts';
import { FILTER_LABELS } from '../conditions/words.ts';
import type { Line, Shop, Trace } from './model.ts';
import { sum } from './money.ts';
import { type Counted, countSku, measured, type SkuCount } from './sku.ts';
import { blockTakes, type Taken } from './tree.ts';

export interface EvaluatedLine extends Counted {
  readonly product: number;
  readonly superTier: number;
}

export interface Evaluation {
  readonly shop: Trace;
  readonly products: Trace;
  /** The lines that count, sorted by product; none when the conditions exclude the shop. */
  readonly lines: readonly EvaluatedLine[];
}

/** Evaluates the conditions of a promotion for a shop and the lines of its order. */
export function evaluate({ data }: ItemsCondition, shop: Shop, order: readonly Line[]): Evaluation {
  const lines = new Map(
    order.filter(({ pieces }) => pieces > 0).map((line) => [line.product, line] as const),
  );
  const shopSelection = blockTakes(data, 'customers', new Set([shop.id]), (filter) =>
    takesShop(filter, shop),
  );
  const counted: SkuCount[] = [];
  const productSelection = blockTakes(data, 'products', new Set(lines.keys()), (filter) =>
    takesLines(filter, lines, (count) => counted.push(count)),
  );
  const countedProducts =
    shopSelection.taken.size > 0 ? [...productSelection.taken].sort((a, b) => a - b) : [];
  return {
    shop: shopSelection.trace,
    products: productSelection.trace,
    lines: countedProducts.map((product) => {
      const leading = counted.find((count) => count.lines.has(product));
      const how = leading?.lines.get(product) ?? { tier: 1, times: 0, numerator: 1, denominator: 1 };
      return { product, ...how, superTier: leading?.superTier ?? 0 };
    }),
  };
}

/** The test whether a filter of customers includes a shop. */
export function meansShop(filter: Filter): (shop: Shop) => boolean {
  if (filter.value === 'all') return () => true;
  const isListed = listed(filter.type === 'sku' ? [] : filter.items);
  const among: Readonly<Record<string, (shop: Shop) => boolean>> = {
    customers: ({ id }) => isListed(id),
    sales: ({ sales }) => sales.some(isListed),
    wl_area: ({ area }) => isListed(area),
    jenis_customer: ({ level }) => isListed(level),
  };
  const isAmong = among[filter.type] ?? (() => false);
  return (shop) => isAmong(shop) === (filter.value === 'choose');
}

/** Filter type -> the property of a product that it compares. */
const SHARED: Partial<Record<Filter['type'], 'brand' | 'category' | 'product'>> = {
  manufactur: 'brand',
  kategori: 'category',
  sku: 'product',
};

/** The test whether a filter of products includes a product, regardless of quantities. */
export function meansProduct(
  filter: Filter,
): (product: Pick<Line, 'product' | 'brand' | 'category'>) => boolean {
  if (filter.value === 'all') return () => true;
  const isListed = listed(isSku(filter) ? filter.items.map(({ relation_id }) => relation_id) : filter.items);
  const key = SHARED[filter.type];
  return (product) => (key !== undefined && isListed(product[key])) === (filter.value === 'choose');
}

function takesShop(filter: Filter, shop: Shop): Taken {
  const holds = meansShop(filter)(shop);
  const text = holds ? 'The shop is meant.' : 'The shop is not meant.';
  return { taken: new Set(holds ? [shop.id] : []), trace: { holds, text } };
}

function takesLines(
  filter: Filter,
  lines: ReadonlyMap<number, Line>,
  note: (count: SkuCount) => void,
): Taken {
  const among = [...lines.values()].filter(meansProduct(filter));
  if (isSku(filter) && filter.value === 'choose') {
    const count = countSku(filter, lines);
    note(count);
    return takes(new Set(count.lines.keys()), count.parts);
  }
  const least = isSku(filter) ? undefined : leastOf(filter, among);
  const products = new Set(least?.holds === false ? [] : among.map(({ product }) => product));
  return takes(products, least ? [least] : []);
}

function takes(acceptedIds: ReadonlySet<number>, parts: readonly Trace[]): Taken {
  const trace = {
    holds: acceptedIds.size > 0,
    text: '{count} of the products count.',
    params: { count: acceptedIds.size },
    ...(parts.length > 0 ? { parts } : {}),
  };
  return { taken: acceptedIds, trace };
}

function leastOf({ items_campuran: mixed, type }: PlainFilter, lines: readonly Line[]): Trace | undefined {
  if (!mixed || mixed.minimal_pembelian <= 0) return undefined;
  const together = {
    pieces: sum(lines.map((boughtLine) => boughtLine.pieces)),
    amount: sum(lines.map((boughtLine) => boughtLine.amount)),
  };
  const { minimal_pembelian: least, type_minimal_pembelian: measure = 'qty' } = mixed;
  const holds = (measure === 'qty' ? together.pieces : together.amount) >= least;
  return measured(FILTER_LABELS[type], together, least, measure, holds);
}

/** The test whether an id is listed. Ids may be numbers or texts. */
function listed(items: readonly Id[]): (id: Id | null) => boolean {
  const ids = new Set(items.map(String));
  return (id) => id !== null && ids.has(String(id));
}
