// Whom and what a promotion takes: the two blocks, and what the groups of sku say of a line.
import type {
  Block,
  Conditions,
  Facts,
  Filter,
  Group,
  Id,
  Line,
  Part,
  PlainFilter,
  Row,
  Shop,
  SkuFilter,
  SkuItem,
  TakenLine,
} from './testing-oracle-case.ts';
import { sum } from './testing-oracle-prices.ts';

type Sum = Pick<Line, 'pieces' | 'amount'>;
interface Listed {
  line: Line;
  item: SkuItem;
}
type FactsOfLines = Map<number, Facts>;

/** Whether something is among what is listed; what is not there never is. */
function isListed(thing: Id | null | undefined, items: Id[]): boolean {
  return thing !== null && thing !== undefined && items.some((item) => String(item) === String(thing));
}

/** A filter's answer from whether the thing is listed. */
function chosen(filter: Filter, listed: boolean): boolean {
  if (filter.value === 'all') return true;
  return filter.value === 'choose' ? listed : !listed;
}

/** Whether a filter of customers takes the shop. */
function takesShop(filter: Filter, shop: Shop): boolean {
  const items = (filter as PlainFilter).items ?? [];
  if (filter.type === 'sales')
    return chosen(
      filter,
      shop.sales.some((person) => isListed(person, items)),
    );
  const things: Record<string, Id | null> = {
    customers: shop.id,
    wl_area: shop.area,
    jenis_customer: shop.level,
  };
  return chosen(filter, isListed(things[filter.type], items));
}

/** A line's measure: pieces for "qty", else the amount. */
export function measureOf(line: Sum, measure: string): number {
  return measure === 'qty' ? line.pieces : line.amount;
}

/** The lines of a filter of brands or categories, after its own least. */
function brandOrCategoryLines(filter: PlainFilter, lines: Line[]): Line[] {
  const field = filter.type === 'manufactur' ? 'brand' : 'category';
  const taken = lines.filter((line) => chosen(filter, isListed(line[field], filter.items ?? [])));
  const least = filter.items_campuran;
  if (!least || !(least.minimal_pembelian > 0)) return taken;
  const measure = least.type_minimal_pembelian ?? 'qty';
  const reached = sum(taken.map((line) => measureOf(line, measure)));
  return reached >= least.minimal_pembelian ? taken : [];
}

/** The rows of a listed product without the deleted ones. */
function rowsOf(item: SkuItem | undefined): Row[] {
  return (item?.data ?? []).filter((row) => row.is_deleted !== true);
}

function canBeReached(row: Row): boolean {
  return Number(row.is_active) === 1 && row.value > 0;
}

/** The highest number of a row that is reached; 0 is none. */
function tierOf(rows: Row[], measured: Sum): number {
  let tier = 0;
  rows.forEach((row, index) => {
    if (canBeReached(row) && measureOf(measured, row.type) >= row.value) tier = index + 1;
  });
  return tier;
}

/** The super tier that the pieces reach; 0 is none. */
function superTierOf(quantities: number[] | undefined, pieces: number): number {
  let tier = 0;
  (quantities ?? []).forEach((quantity, index) => {
    if (quantity > 0 && pieces >= quantity) tier = index + 1;
  });
  return tier;
}

/** tiering: each product by its own rows; the super tier by the pieces of all. */
function tieringFacts(filter: SkuFilter, listed: Listed[]): FactsOfLines {
  const superTier = superTierOf(filter.super_tier, sum(listed.map((one) => one.line.pieces)));
  const facts: FactsOfLines = new Map();
  for (const { line, item } of listed) {
    const tier = tierOf(rowsOf(item), line);
    if (tier > 0) facts.set(line.product, { tier, multiples: 0, row: null, superTier });
  }
  return facts;
}

/** kelipatan: each product by its first row. */
function kelipatanFacts(listed: Listed[]): FactsOfLines {
  const facts: FactsOfLines = new Map();
  for (const { line, item } of listed) {
    const row = rowsOf(item)[0];
    if (!row || !canBeReached(row)) continue;
    const multiples = Math.floor(measureOf(line, row.type) / row.value);
    if (multiples > 0) facts.set(line.product, { tier: 1, multiples, row, superTier: 0 });
  }
  return facts;
}

/** Whether every product listed reaches its own least. */
function reachesOwnLeasts(items: SkuItem[], lines: Line[]): boolean {
  return items.every((item) => {
    const least = item.minimal_pembelian ?? 0;
    if (!(least > 0)) return true;
    const measure = item.type_minimal_pembelian ?? item.type_pembelian ?? 'qty';
    const line = lines.find((one) => String(one.product) === String(item.relation_id));
    return (line ? measureOf(line, measure) : 0) >= least;
  });
}

/** itemCampur and itemCampurSpesifik: all products listed together. */
function campurFacts(filter: SkuFilter, listed: Listed[], lines: Line[]): FactsOfLines {
  const facts: FactsOfLines = new Map();
  if (filter.group === 'itemCampurSpesifik' && !reachesOwnLeasts(filter.items, lines)) return facts;
  const together = {
    pieces: sum(listed.map((one) => one.line.pieces)),
    amount: sum(listed.map((one) => one.line.amount)),
  };
  const rows = rowsOf(filter.items[0]);
  const tier = rows.some(canBeReached) ? tierOf(rows, together) : 1;
  if (tier === 0) return facts;
  for (const { line } of listed) facts.set(line.product, { tier, multiples: 0, row: null, superTier: 0 });
  return facts;
}

/** What a choose filter of sku says of each line that it takes by itself. */
function skuFacts(filter: SkuFilter, lines: Line[]): FactsOfLines {
  const items = filter.items ?? [];
  const listed: Listed[] = [];
  for (const line of lines) {
    const item = items.find((one) => String(one.relation_id) === String(line.product));
    if (item) listed.push({ line, item });
  }
  if (filter.group === 'tiering') return tieringFacts(filter, listed);
  if (filter.group === 'kelipatan') return kelipatanFacts(listed);
  return campurFacts(filter, listed, lines);
}

/** The products that a filter of products takes by itself. */
function productsTaken(filter: Filter, lines: Line[]): Set<number> {
  if (filter.type !== 'sku') return new Set(brandOrCategoryLines(filter, lines).map((line) => line.product));
  if (filter.value === 'choose') return new Set(skuFacts(filter, lines).keys());
  const ids = (filter.items ?? []).map((item) => item.relation_id);
  return new Set(
    lines.filter((line) => chosen(filter, isListed(line.product, ids))).map((line) => line.product),
  );
}

function isGroup(part: Part): part is Group {
  return 'level' in part;
}

/** All filters of these parts in reading order. */
function filtersIn(parts: Part[]): Filter[] {
  return parts.flatMap((part) => (isGroup(part) ? filtersIn(part.data ?? []) : [part]));
}

/** The parts of a block that counts, or none where the block takes everything. */
function partsOf(block: Block | undefined): Part[] {
  if (!block || Number(block.is_active) !== 1) return [];
  const parts = (block.data ?? []).flatMap((part) =>
    isGroup(part) && part.level === 1 ? (part.data ?? []) : [part],
  );
  return filtersIn(parts).length === 0 ? [] : parts;
}

/** Whether parts that a condition joins take something; `takes` answers for one filter. */
function joined(condition: string | undefined, parts: Part[], takes: (filter: Filter) => boolean): boolean {
  const written = parts.filter((part) => !isGroup(part) || filtersIn([part]).length > 0);
  const answer = (part: Part): boolean =>
    isGroup(part) ? joined(part.condition, part.data, takes) : takes(part);
  return condition === 'or' ? written.some(answer) : written.every(answer);
}

/** The lines that a promotion takes, each with its tier, multiples and super tier. */
export function takenLines(conditions: Conditions, shop: Shop, lines: Line[]): TakenLine[] {
  const blockOf = (type: string) => (conditions.data ?? []).find((block) => block.type === type);
  const customers = blockOf('customers');
  const customerParts = partsOf(customers);
  if (
    customerParts.length > 0 &&
    !joined(customers?.condition, customerParts, (filter) => takesShop(filter, shop))
  ) {
    return [];
  }
  const products = blockOf('products');
  const parts = partsOf(products);
  const taken = new Map(filtersIn(parts).map((filter) => [filter, productsTaken(filter, lines)]));
  const speaking = filtersIn(parts)
    .filter((filter): filter is SkuFilter => filter.type === 'sku' && filter.value === 'choose')
    .map((filter) => skuFacts(filter, lines));
  return lines
    .filter(
      (line) =>
        parts.length === 0 ||
        joined(products?.condition, parts, (filter) => taken.get(filter)?.has(line.product) === true),
    )
    .map((line) => {
      const facts = speaking.find((one) => one.has(line.product))?.get(line.product);
      return { line, ...(facts ?? { tier: 1, multiples: 0, row: null, superTier: 0 }) };
    });
}
