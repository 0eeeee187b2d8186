// What docs/promotion-rules.md says, done the slow way and written from that page alone. It imports nothing of
// the module that it judges, so that it shares no mistake with it.

import {
  type Benefit,
  type Filter,
  type Given,
  type Group,
  half,
  type Line,
  type Offer,
  type OracleInput,
  on,
  type Period,
  type Product,
  type Promotion,
  plus,
  type Reach,
  type Row,
  type SkuItem,
  sharing,
} from './testing-oracle-basics.ts';

export function oracle(given: OracleInput) {
  const { moment, shop, order } = given;
  const product = (id: number) => given.products.find((one) => one.id === id) as Product;
  const listWorth = (id: number) => half(Math.round(product(id).price * 100), 100);

  // 1. Bundles.
  const bundles = order.bundles.flatMap(({ id, count }) => {
    const bundle = given.bundles.find((one) => one.id === id);
    const goods = [...(bundle?.products ?? [])].sort((a, b) => a.product - b.product);
    const weights = goods.map((one) =>
      half(Math.round(product(one.product).price * 100) * one.pieces * count, 100),
    );
    const shares = sharing(half(Math.round((bundle?.price ?? 0) * 100) * count, 100), weights);
    return goods.map((one, at) => ({
      ...{ bundle: id, product: one.product, pieces: one.pieces * count, amount: shares[at] as number },
    }));
  });

  // 2. Price, piece by piece.
  const ids = [...new Set(order.rows.map((row) => row.product))].sort((a, b) => a - b);
  const flashUsed: Record<number, number> = {};
  const lines: Line[] = ids.flatMap((id) => {
    const pieces = plus(order.rows.filter((row) => row.product === id).map((row) => row.pieces));
    if (pieces === 0) return [];
    const { price, brand, category, wholesale, discounts, coret = [], flash = [] } = product(id);
    const cut = (by: { type: string; discount: number }) =>
      by.type === 'amount'
        ? Math.max(0, Math.round(price * 100) - Math.round(by.discount * 100)) / 100
        : half(Math.round(price * 100) * (10_000 - Math.round(by.discount * 100)), 1_000_000);
    const others = [
      price,
      ...wholesale.filter((one) => on(one, moment.day) && one.minQty <= pieces).map((one) => one.price),
      ...discounts.filter((one) => on(one, moment.day)).map((one) => one.price),
      ...coret.filter((one) => on(one, moment.day)).map(cut),
    ];
    const other = Math.min(...others);
    const sales = flash
      .filter((one) => moment.at >= one.startsAt && moment.at < one.endsAt && cut(one) < other)
      .sort((a, b) => cut(a) - cut(b) || a.endsAt - b.endsAt || a.id - b.id);
    const count = new Map<string, { price: number; pieces: number }>();
    const used = new Map<number, number>();
    for (let piece = 0; piece < pieces; piece++) {
      const sale = sales.find((one) => {
        const already = used.get(one.id) ?? 0;
        return already < one.left && (one.limit === null || already < one.limit);
      });
      if (sale) {
        used.set(sale.id, (used.get(sale.id) ?? 0) + 1);
        flashUsed[sale.id] = (flashUsed[sale.id] ?? 0) + 1;
      }
      const name = sale ? `flash ${sale.id}` : 'other';
      const sofar = count.get(name) ?? { price: sale ? cut(sale) : other, pieces: 0 };
      count.set(name, { ...sofar, pieces: sofar.pieces + 1 });
    }
    const parts = [...count.values()].map((one) => half(Math.round(one.price * 100) * one.pieces, 100));
    return [{ product: id, brand, category, pieces, amount: plus(parts) }];
  });
  const lineOf = (id: number) => lines.find((line) => line.product === id);
  const measureOf = (line: Line | undefined, type: string) =>
    line ? (type === 'qty' ? line.pieces : line.amount) : 0;

  // 4. Conditions.
  const has = (list: unknown[], id: unknown) => id !== null && list.map(String).includes(String(id));
  function shopTaken(filter: Filter): boolean {
    if (filter.value === 'all') return true;
    const inside =
      filter.type === 'customers'
        ? has(filter.items, shop.id)
        : filter.type === 'sales'
          ? shop.sales.some((one) => has(filter.items, one))
          : filter.type === 'wl_area'
            ? has(filter.items, shop.area)
            : has(filter.items, shop.level);
    return filter.value === 'choose' ? inside : !inside;
  }
  const hasFilter = (part: Filter | Group): boolean => !('level' in part) || part.data.some(hasFilter);
  /** Whether one shop or line is taken, asked of each by itself. */
  function tree(condition: string, parts: (Filter | Group)[], taken: (filter: Filter) => boolean): boolean {
    const answers = parts
      .filter(hasFilter)
      .map((part) => ('level' in part ? tree(part.condition, part.data, taken) : taken(part)));
    return condition === 'and' ? answers.every(Boolean) : answers.some(Boolean);
  }
  function block(
    one: { is_active: number; condition: string; data: Group[] } | undefined,
    taken: (filter: Filter) => boolean,
  ): boolean {
    if (one?.is_active !== 1) return true;
    const parts = one.data.flatMap((group): (Filter | Group)[] => (group.level === 1 ? group.data : [group]));
    return parts.some(hasFilter) ? tree(one.condition, parts, taken) : true;
  }
  function allFilters(parts: (Filter | Group)[]): Filter[] {
    return parts.flatMap((part) => ('level' in part ? allFilters(part.data) : [part]));
  }

  const alive = (row: Row) => row.is_active === 1 && row.value > 0;
  /** How a choosing sku filter counts a product; undefined: it is not taken. */
  function reach(filter: Filter, id: number): Reach | undefined {
    const items = filter.items as SkuItem[];
    const item = items.find((one) => String(one.relation_id) === String(id));
    const line = lineOf(id);
    if (!item || !line) return undefined;
    const whole = { times: 0, top: 1, bottom: 1, above: 0 };
    const rowsOf = (one: SkuItem | undefined) => (one?.data ?? []).filter((row) => row.is_deleted !== true);
    const all = items.map((one) => lineOf(Number(one.relation_id)));
    if (filter.group === 'kelipatan') {
      const row = rowsOf(item)[0];
      if (!row || !alive(row)) return undefined;
      const times = Math.floor(measureOf(line, row.type) / row.value);
      return times < 1
        ? undefined
        : { tier: 1, times, top: times * row.value, bottom: measureOf(line, row.type), above: 0 };
    }
    const highestOf = (rows: Row[], measure: (type: string) => number) => {
      let tier = 0;
      for (let at = 0; at < rows.length; at++) {
        const row = rows[at] as Row;
        if (alive(row) && measure(row.type) >= row.value) tier = at + 1;
      }
      return tier;
    };
    if (filter.group === 'tiering') {
      const tier = highestOf(rowsOf(item), (type) => measureOf(line, type));
      let above = 0;
      const pieces = plus(all.map((one) => one?.pieces ?? 0));
      for (const [at, least] of (filter.super_tier ?? []).entries())
        if (least > 0 && pieces >= least) above = at + 1;
      return tier === 0 ? undefined : { ...whole, tier, above };
    }
    const rows = rowsOf(items[0]);
    const tier = rows.some(alive)
      ? highestOf(rows, (type) => plus(all.map((one) => measureOf(one, type))))
      : 1;
    if (tier === 0) return undefined;
    if (filter.group === 'itemCampurSpesifik') {
      const short = items.some((one) => {
        const type = one.type_minimal_pembelian ?? one.type_pembelian ?? 'qty';
        const least = one.minimal_pembelian ?? 0;
        return least > 0 && measureOf(lineOf(Number(one.relation_id)), type) < least;
      });
      if (short) return undefined;
    }
    return { ...whole, tier };
  }
  function lineTaken(filter: Filter, line: Line): boolean {
    if (filter.type === 'sku') {
      if (filter.value === 'all') return true;
      if (filter.value === 'choose') return reach(filter, line.product) !== undefined;
      return !has(
        filter.items.map((one) => (one as SkuItem).relation_id),
        line.product,
      );
    }
    const selects = (one: Line) => {
      const inside = has(filter.items, filter.type === 'manufactur' ? one.brand : one.category);
      return filter.value === 'all' || (filter.value === 'choose' ? inside : !inside);
    };
    const least = filter.items_campuran;
    const measure = least?.type_minimal_pembelian === 'qty' ? 'qty' : 'nominal';
    const together = plus(lines.filter(selects).map((one) => measureOf(one, measure)));
    return selects(line) && !(least && together < least.minimal_pembelian);
  }

  // What is given.
  const isWords = ({ type, value }: Benefit) => type === 'custom' && !/^\d+$/.test(String(value).trim());
  const percentOf = ({ value }: Benefit) => Math.min(100, amountOf(value));
  const amountOf = (value: string | number) => Number(/^(\d+)(\.\d*)?$/.exec(String(value).trim())?.[1] ?? 0);
  function cuts(
    all: Given[],
    reached: Map<number, Reach>,
    base: (id: number) => number,
  ): Map<number, number> {
    const off = new Map<number, number>();
    for (const { benefit, times, lines: own } of all) {
      const left = own.map((id) => base(id) - (off.get(id) ?? 0));
      let shares: number[];
      if (benefit.type === 'percentage') {
        shares = own.map((id, at) => {
          const how = reached.get(id) as Reach;
          const top = BigInt(base(id)) * BigInt(percentOf(benefit)) * BigInt(how.top);
          const bottom = 100n * BigInt(how.bottom);
          return Math.min(left[at] as number, Number((top * 2n + bottom) / (2n * bottom)));
        });
        if (benefit.maks_benefit > 0 && plus(shares) > benefit.maks_benefit)
          shares = sharing(benefit.maks_benefit, shares);
      } else {
        const number = isWords(benefit) ? 0 : amountOf(benefit.value);
        let total = Math.min(number * times, plus(left));
        if (benefit.maks_benefit > 0) total = Math.min(total, benefit.maks_benefit);
        shares = sharing(total, left);
      }
      for (const [at, id] of own.entries()) off.set(id, (off.get(id) ?? 0) + (shares[at] as number));
    }
    return off;
  }

  const kinds: Record<string, string> = {
    'potongan-harga': 'cut',
    'free-gift': 'gift',
    cn: 'cn',
    voucher: 'voucher',
  };
  const reachedBy = new Map<Promotion, Map<number, Reach>>();
  function offersOf(promotion: Promotion): (Offer & { sort: string })[] {
    if (!on(promotion, moment.day) || promotion.left < 1) return [];
    const key = `${promotion.kind}:${promotion.id}`;
    if (promotion.kind === 'free') {
      const measure = measureOf(lineOf(promotion.product), promotion.type);
      if (measure < promotion.value || measure === 0) return [];
      const times = promotion.multiples && promotion.value > 0 ? Math.floor(measure / promotion.value) : 1;
      const set = promotion.gifts.filter((id) => product(id));
      let sets = 0;
      while (sets < times && (sets + 1) * set.length <= promotion.left) sets++;
      if (sets === 0 || set.length === 0) return [];
      const gifts = set.map((id) => ({ product: id, name: product(id).name, pieces: sets }));
      const worth = plus(set.map((id) => listWorth(id) * sets));
      return [{ key, promotion, sort: 'gift', lines: [promotion.product], worth, given: [], gifts }];
    }
    const { data, benefit } = promotion.conditions;
    if (
      !block(
        data.find((one) => one.type === 'customers'),
        shopTaken,
      )
    )
      return [];
    const goods = data.find((one) => one.type === 'products');
    const filters = goods && goods.is_active === 1 ? allFilters(goods.data) : [];
    const reached = new Map<number, Reach>();
    for (const line of lines) {
      if (!block(goods, (filter) => lineTaken(filter, line))) continue;
      const leading = filters
        .filter((filter) => filter.type === 'sku' && filter.value === 'choose')
        .map((filter) => reach(filter, line.product))
        .find((one) => one !== undefined);
      reached.set(line.product, leading ?? { tier: 1, times: 0, top: 1, bottom: 1, above: 0 });
    }
    reachedBy.set(promotion, reached);
    const kept = benefit.filter((one) => one.is_deleted !== true);
    const all: Given[] = [];
    for (const [at, one] of kept.filter((other) => other.is_super_tier === '0').entries()) {
      const own = [...reached].filter(([, how]) => how.tier === at + 1);
      const times = plus(own.map(([, how]) => how.times));
      all.push({ benefit: one, times: times === 0 ? 1 : times, lines: own.map(([id]) => id) });
    }
    for (const [at, one] of kept.filter((other) => other.is_super_tier === '1').entries()) {
      const own = [...reached].filter(([, how]) => how.above === at + 1);
      all.push({ benefit: one, times: 1, lines: own.map(([id]) => id) });
    }
    return ['cut', 'gift', 'cn', 'voucher'].flatMap((sort) => {
      const own = all.filter((one) => one.lines.length > 0 && kinds[one.benefit.type_benefit] === sort);
      const gifts =
        sort !== 'gift'
          ? []
          : own.flatMap(({ benefit: one, times }): Offer['gifts'] => {
              const pieces = (one.maks_benefit === 0 ? 1 : one.maks_benefit) * times;
              if (one.type === 'custom') return [{ product: null, name: String(one.value), pieces }];
              const listed = [...new Set(String(one.value).split(',').map(Number))];
              return listed
                .filter((id) => product(id))
                .map((id) => ({ product: id, name: product(id).name, pieces }));
            });
      const worth =
        sort === 'gift'
          ? plus(gifts.map((one) => (one.product === null ? 0 : listWorth(one.product) * one.pieces)))
          : plus([...cuts(own, reached, (id) => lineOf(id)?.amount ?? 0).values()]);
      const words =
        sort === 'gift' ? gifts.length > 0 : sort !== 'cut' && own.some((one) => isWords(one.benefit));
      if (worth === 0 && !words) return [];
      const taken = [...new Set(own.flatMap((one) => one.lines))];
      return [{ key, promotion, sort, lines: taken, worth, given: own, gifts }];
    });
  }

  // What wins: every set of offers is looked at.
  const end = ({ to }: Period) => to ?? '9999-99-99';
  const goesBefore = (a: Offer, b: Offer) =>
    end(a.promotion) < end(b.promotion)
      ? -1
      : end(a.promotion) > end(b.promotion)
        ? 1
        : a.promotion.kind === b.promotion.kind
          ? a.promotion.id - b.promotion.id
          : a.promotion.kind === 'free'
            ? -1
            : 1;
  function best(offers: Offer[]): Offer[] {
    const sorted = [...offers].sort(goesBefore);
    let winner: { worth: number; bits: string; set: Offer[] } = { worth: -1, bits: '', set: [] };
    for (let mask = 0; mask < 2 ** sorted.length; mask++) {
      const set = sorted.filter((_, at) => Math.floor(mask / 2 ** at) % 2 === 1);
      const used = set.flatMap((one) => one.lines);
      if (new Set(used).size < used.length) continue;
      const worth = plus(set.map((one) => one.worth));
      const bits = sorted.map((one) => (set.includes(one) ? '1' : '0')).join('');
      if (worth > winner.worth || (worth === winner.worth && bits > winner.bits))
        winner = { worth, bits, set };
    }
    return winner.set;
  }
  const offers = given.promotions.flatMap(offersOf);
  const bySort = (sort: string) => best(offers.filter((offer) => offer.sort === sort));
  const amount = (id: number) => lineOf(id)?.amount ?? 0;
  const reachOf = ({ promotion }: Offer) => reachedBy.get(promotion) as Map<number, Reach>;

  const off = new Map<number, number>();
  for (const offer of bySort('cut'))
    for (const [id, cut] of cuts(offer.given, reachOf(offer), amount)) off.set(id, (off.get(id) ?? 0) + cut);
  const left = lines.map((line) => line.amount - (off.get(line.product) ?? 0));

  // 5. Voucher.
  const voucher = given.voucher;
  const meant = lines.map(
    (line) =>
      voucher && (voucher.by === 'all' || voucher.ids.includes(line[voucher.by as 'brand'] as number)),
  );
  const least = plus(lines.map((line, at) => (meant[at] ? line.amount : 0)));
  let taken = lines.map(() => 0);
  const counts = voucher !== null && meant.some(Boolean) && least >= voucher.least;
  if (counts) {
    const weights = left.map((one, at) => (meant[at] ? one : 0));
    let total = 0;
    if (voucher.type === 'amount') total = Math.floor(voucher.value);
    if (voucher.type === 'percentage') total = half(plus(weights) * Math.round(voucher.value * 100), 10_000);
    if (voucher.type === 'percentage' && voucher.most > 0) total = Math.min(total, voucher.most);
    total = Math.min(total, plus(weights));
    if (total > 0) taken = sharing(total, weights);
  }
  const finals = new Map(
    lines.map((line, at) => [line.product, (left[at] as number) - (taken[at] as number)]),
  );

  // 6. What is due when the order is done.
  const due = (sort: string) =>
    bySort(sort).map((offer) => ({
      promotion: offer.key,
      amount: plus([...cuts(offer.given, reachOf(offer), (id) => finals.get(id) ?? 0).values()]),
      words: offer.given.filter((one) => isWords(one.benefit)).map((one) => String(one.benefit.value)),
    }));
  const gifts = bySort('gift');
  const chosen = ['cut', 'gift', 'cn', 'voucher'].flatMap(bySort);
  return {
    lines: lines.map((line) => ({
      product: line.product,
      pieces: line.pieces,
      amount: line.amount,
      final: finals.get(line.product) as number,
    })),
    bundles,
    gifts: gifts.flatMap((offer) => offer.gifts.map((gift) => ({ promotion: offer.key, ...gift }))),
    cn: due('cn'),
    vouchers: due('voucher'),
    promotions: [...new Set(chosen.map((one) => one.key))],
    flash: Object.entries(flashUsed).map(([id, pieces]) => ({ id: Number(id), pieces })),
    voucher: counts ? plus(taken) : null,
    total: plus([...finals.values()]) + plus(bundles.map((one) => one.amount)),
  };
}
