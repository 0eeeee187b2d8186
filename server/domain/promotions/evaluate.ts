import {
  type Filter,
  type Id,
  type ItemsCondition,
  isSku,
  type PlainFilter,
} from '../../../src/custom-widgets/promotion-conditions/model/conditions.ts';
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
  /** The lines that count, by product; none where the shop is not meant. */
  readonly lines: readonly EvaluatedLine[];
}

/** For whom and for which lines of an order the conditions of a promotion hold, and how. */
export function evaluate({ data }: ItemsCondition, shop: Shop, order: readonly Line[]): Evaluation {
  const lines = new Map(
    order.filter(({ pieces }) => pieces > 0).map((line) => [line.product, line] as const),
  );
  const customers = data.find(({ type }) => type === 'customers');
  const whom = blockTakes(customers, new Set([shop.id]), (filter) => takesShop(filter, shop), {
    text: 'It is for every shop.',
  });
  const counted: SkuCount[] = [];
  const products = data.find(({ type }) => type === 'products');
  const what = blockTakes(
    products,
    new Set(lines.keys()),
    (filter) => takesLines(filter, lines, (count) => counted.push(count)),
    { text: 'It is for every product.' },
  );
  const taken = whom.taken.size > 0 ? [...what.taken].sort((a, b) => a - b) : [];
  return {
    shop: whom.trace,
    products: what.trace,
    lines: taken.map((product) => {
      const leading = counted.find((count) => count.lines.has(product));
      const how = leading?.lines.get(product) ?? { tier: 1, times: 0, numerator: 1, denominator: 1 };
      return { product, ...how, superTier: leading?.superTier ?? 0 };
    }),
  };
}

const LABELS: Readonly<Record<Filter['type'], string>> = {
  customers: 'Customer',
  sales: 'Sales',
  wl_area: 'WL Area',
  jenis_customer: 'Jenis Customer',
  manufactur: 'Manufaktur',
  kategori: 'Kategori',
  sku: 'SKU',
};

function takesShop(filter: Filter, shop: Shop): Taken {
  const is = listed(filter.type === 'sku' ? [] : filter.items);
  const among =
    filter.type === 'sales'
      ? shop.sales.some(is)
      : is(
          { customers: shop.id, wl_area: shop.area, jenis_customer: shop.level }[filter.type as 'customers'],
        );
  const holds = filter.value === 'all' || among === (filter.value === 'choose');
  const text = holds ? '{filter}: the shop is meant.' : '{filter}: the shop is not meant.';
  const params = { filter: LABELS[filter.type] };
  return { taken: new Set(holds ? [shop.id] : []), trace: { holds, text, params } };
}

function takesLines(
  filter: Filter,
  lines: ReadonlyMap<number, Line>,
  note: (count: SkuCount) => void,
): Taken {
  const plain = isSku(filter) ? filter.items.map(({ relation_id }) => relation_id) : filter.items;
  const of = { manufactur: 'brand', kategori: 'category', sku: 'product' } as const;
  const key = of[filter.type as keyof typeof of];
  const is = listed(plain);
  const among = [...lines.values()].filter(
    (line) => filter.value === 'all' || is(line[key]) === (filter.value === 'choose'),
  );
  if (isSku(filter) && filter.value === 'choose') {
    const count = countSku(filter, lines);
    note(count);
    return takes(filter, new Set(count.lines.keys()), count.parts);
  }
  const least = isSku(filter) ? undefined : leastOf(filter, among);
  const products = new Set(least?.holds === false ? [] : among.map(({ product }) => product));
  return takes(filter, products, least ? [least] : []);
}

function takes({ type }: Filter, taken: ReadonlySet<number>, parts: readonly Trace[]): Taken {
  const trace = {
    ...{ holds: taken.size > 0, text: '{filter}: {count} of the products count.' },
    params: { filter: LABELS[type], count: taken.size },
    ...(parts.length > 0 ? { parts } : {}),
  };
  return { taken, trace };
}

function leastOf({ items_campuran: mixed, type }: PlainFilter, lines: readonly Line[]): Trace | undefined {
  if (!mixed || mixed.minimal_pembelian <= 0) return undefined;
  const together = {
    pieces: sum(lines.map((one) => one.pieces)),
    amount: sum(lines.map((one) => one.amount)),
  };
  const { minimal_pembelian: least, type_minimal_pembelian: measure } = mixed;
  const holds = (measure === 'qty' ? together.pieces : together.amount) >= least;
  return measured(LABELS[type], together, least, measure, holds);
}

/** Numbers may have come as texts. */
function listed(items: readonly Id[]): (id: Id | null) => boolean {
  const ids = new Set(items.map(String));
  return (id) => id !== null && ids.has(String(id));
}
