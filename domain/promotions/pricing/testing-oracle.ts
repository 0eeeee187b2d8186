// What promotions do to an order, written from the page of rules alone: stages 4 to 6 and the result.
import type {
  Benefit,
  Case,
  FreeItem,
  Gift,
  Given,
  Line,
  NewPromotion,
  Offer,
  Product,
  Rupiah,
  Sort,
  TakenLine,
  Voucher,
} from './testing-oracle-case.ts';
import { measureOf, takenLines } from './testing-oracle-conditions.ts';
import {
  amountOf,
  at,
  bundleParts,
  cents,
  holds,
  measuredLines,
  rounded,
  share,
  sum,
} from './testing-oracle-prices.ts';

const SORT_OF_BENEFIT: Record<Benefit['type_benefit'], Sort> = {
  'potongan-harga': 'cut',
  'free-gift': 'gift',
  cn: 'cn',
  voucher: 'voucher',
};

/** The number of a percentage or an amount: digits; what is behind a point is left out; else 0. */
function numberOf(value: Benefit['value']): number {
  const digits = /^(\d+)(\.\d*)?$/.exec(String(value).trim());
  return digits ? Number(digits[1]) : 0;
}

/** The benefits with the lines that each has; one without lines is left out. */
function benefitsWithLines(benefits: Benefit[], taken: TakenLine[]): Given[] {
  const left = (benefits ?? []).filter((benefit) => benefit.is_deleted !== true);
  const isSuper = (benefit: Benefit) => String(benefit.is_super_tier) === '1';
  const tiers = left
    .filter((benefit) => !isSuper(benefit))
    .map((benefit, index) => ({
      benefit,
      isSuper: false,
      lines: taken.filter((one) => one.tier === index + 1),
    }));
  let superTier = 0;
  const supers = left.filter(isSuper).map((benefit) => {
    superTier = Math.max(superTier + 1, benefit.tier_id ?? 0);
    return { benefit, isSuper: true, lines: linesAt(taken, superTier) };
  });
  return [...tiers, ...supers].filter((one) => one.lines.length > 0);
}

const linesAt = (taken: TakenLine[], superTier: number) => taken.filter((one) => one.superTier === superTier);

/** How often a benefit is given. */
function timesOf(given: Given): number {
  if (given.isSuper) return 1;
  return sum(given.lines.map((one) => one.multiples)) || 1;
}

/** Whether a benefit is words: only cn and voucher of type custom, with anything but digits. */
function isWords(benefit: Benefit): boolean {
  return benefit.type === 'custom' && !/^\d+$/.test(String(benefit.value).trim());
}

/** The rupiah of a percentage of each line. `left` is what earlier tiers left of each line. */
function percentageCuts(given: Given, base: Rupiah, left: Rupiah): Rupiah {
  const percentage = Math.min(100, numberOf(given.benefit.value));
  const maximum = given.benefit.maks_benefit;
  const parts = given.lines.map((one) => {
    const amount = at(base, one.line.product);
    const full = one.row
      ? rounded([amount, percentage, one.multiples, one.row.value], [100, measureOf(one.line, one.row.type)])
      : rounded([amount, percentage], [100]);
    return { product: one.line.product, weight: Math.min(full, at(left, one.line.product)) };
  });
  const whole = sum(parts.map((part) => part.weight));
  if (maximum > 0 && whole > maximum) return share(maximum, parts);
  return new Map(parts.map((part) => [part.product, part.weight]));
}

/** The rupiah of a fixed amount on each line. */
function amountCuts(given: Given, left: Rupiah): Rupiah {
  const parts = given.lines.map((one) => ({ product: one.line.product, weight: at(left, one.line.product) }));
  const most = sum(parts.map((part) => part.weight));
  return share(Math.min(numberOf(given.benefit.value) * timesOf(given), most), parts);
}

/** The rupiah of all benefits of one sort on each line, counted on the amounts of `base`; tiers stand first. */
function countCuts(givens: Given[], base: Rupiah): Rupiah {
  const cuts = new Map([...base.keys()].map((product) => [product, 0]));
  const left = new Map(base);
  for (const given of givens) {
    if (isWords(given.benefit)) continue;
    const own =
      given.benefit.type === 'percentage' ? percentageCuts(given, base, left) : amountCuts(given, left);
    for (const [product, rupiah] of own) {
      cuts.set(product, at(cuts, product) + rupiah);
      left.set(product, at(left, product) - rupiah);
    }
  }
  return cuts;
}

function findProduct(theCase: Case, id: number | string): Product | undefined {
  return theCase.products.find((product) => String(product.id) === String(id));
}

/** The gifts of one benefit. */
function giftsOf(given: Given, theCase: Case): Gift[] {
  const pieces = Math.min(1_000_000, (given.benefit.maks_benefit || 1) * timesOf(given));
  if (given.benefit.type === 'custom') {
    return [{ product: null, name: String(given.benefit.value), pieces }];
  }
  const ids = String(given.benefit.value)
    .split(',')
    .map((id) => id.trim());
  return [...new Set(ids)]
    .map((id) => findProduct(theCase, id))
    .filter((product) => product !== undefined)
    .map((product) => ({ product: product.id, name: product.name, pieces }));
}

/** What gifts are worth for comparing. */
function worthOfGifts(gifts: Gift[], theCase: Case): number {
  return sum(
    gifts.map((gift) =>
      gift.product === null
        ? 0
        : amountOf(cents(findProduct(theCase, gift.product)?.price ?? 0), 1) * gift.pieces,
    ),
  );
}

/** What is left of the most that a promotion gives over all of its orders. */
function leftOver(promotion: NewPromotion | FreeItem): number {
  const most = promotion.kind === 'new' ? promotion.leftAmount : null;
  return most === undefined || most === null ? Infinity : most;
}

/** The rupiah of an offer on each line, of which at most so many may be given. */
function atMost(most: number, cuts: Rupiah): Rupiah {
  const parts = [...cuts].map(([product, weight]) => ({ product, weight }));
  return sum(parts.map((part) => part.weight)) > most ? share(most, parts) : cuts;
}

/** One offer of one sort of a new promotion, from the benefits of that sort that have lines. */
function offerOf(sort: Sort, givens: Given[], promotion: NewPromotion, lines: Line[], theCase: Case): Offer {
  const offer: Offer = {
    sort,
    promotion,
    key: `new:${promotion.id}`,
    products: new Set(givens.flatMap((given) => given.lines.map((one) => one.line.product))),
    givens,
    gifts: [],
    words: [],
    worth: 0,
  };
  if (sort === 'gift') {
    offer.gifts = givens.flatMap((given) => giftsOf(given, theCase));
    offer.worth = worthOfGifts(offer.gifts, theCase);
    return offer;
  }
  const base = new Map(lines.map((line) => [line.product, line.amount]));
  offer.worth = Math.min(leftOver(promotion), sum([...countCuts(givens, base).values()]));
  offer.words = givens.filter((given) => isWords(given.benefit)).map((given) => String(given.benefit.value));
  return offer;
}

/** The offers of a new promotion. */
function offersOfNew(promotion: NewPromotion, lines: Line[], theCase: Case): Offer[] {
  const taken = takenLines(promotion.conditions, theCase.shop, lines);
  const givens = benefitsWithLines(promotion.conditions.benefit, taken);
  const sorts: Sort[] = ['cut', 'gift', 'cn', 'voucher'];
  return sorts.map((sort) => {
    const own = givens.filter((given) => SORT_OF_BENEFIT[given.benefit.type_benefit] === sort);
    return offerOf(sort, own, promotion, lines, theCase);
  });
}

/** The offer of a free item, as a list of none or one. */
function offersOfFree(promotion: FreeItem, lines: Line[], theCase: Case): Offer[] {
  const line = lines.find((one) => String(one.product) === String(promotion.product));
  if (!line) return [];
  const measure = measureOf(line, promotion.type);
  if (measure < promotion.value || measure <= 0) return [];
  const products = promotion.gifts
    .map((id) => findProduct(theCase, id))
    .filter((product) => product !== undefined);
  if (products.length === 0) return [];
  const times = promotion.multiples && promotion.value > 0 ? Math.floor(measure / promotion.value) : 1;
  const sets = Math.min(times, Math.floor(promotion.left / products.length));
  if (sets <= 0) return [];
  const gifts = products.map((product) => ({ product: product.id, name: product.name, pieces: sets }));
  return [
    {
      sort: 'gift',
      promotion,
      key: `free:${promotion.id}`,
      products: new Set([line.product]),
      givens: [],
      gifts,
      words: [],
      worth: worthOfGifts(gifts, theCase),
    },
  ];
}

/** All offers of the order, without those that are worth nothing. */
function allOffers(lines: Line[], theCase: Case): Offer[] {
  const offers: Offer[] = [];
  for (const promotion of theCase.promotions ?? []) {
    if (!holds(promotion, theCase.moment.day) || promotion.left <= 0 || leftOver(promotion) <= 0) continue;
    offers.push(
      ...(promotion.kind === 'free'
        ? offersOfFree(promotion, lines, theCase)
        : offersOfNew(promotion, lines, theCase)),
    );
  }
  return offers.filter((offer) => offer.worth > 0 || offer.gifts.length > 0 || offer.words.length > 0);
}

/** The order in which promotions are asked where sets are of equal worth. */
function earlier(a: Offer, b: Offer): number {
  const lastDay = (offer: Offer) => offer.promotion.to ?? '9999-99-99';
  if (lastDay(a) !== lastDay(b)) return lastDay(a) < lastDay(b) ? -1 : 1;
  if (a.promotion.kind !== b.promotion.kind) return a.promotion.kind === 'free' ? -1 : 1;
  return a.promotion.id - b.promotion.id;
}

function shareALine(a: Offer, b: Offer): boolean {
  return [...a.products].some((product) => b.products.has(product));
}

/** All sets of offers of which no two share a line; of two sets the one that has the earlier promotion comes first. */
function allSets(offers: Offer[]): Offer[][] {
  const [first, ...rest] = offers;
  if (first === undefined) return [[]];
  const withFirst = allSets(rest.filter((other) => !shareALine(first, other))).map((set) => [first, ...set]);
  return [...withFirst, ...allSets(rest)];
}

/** The offers of one sort that are given. */
function winners(sort: Sort, offers: Offer[]): Offer[] {
  const sorted = offers.filter((offer) => offer.sort === sort).sort(earlier);
  const worthOf = (set: Offer[]) => sum(set.map((offer) => offer.worth));
  return allSets(sorted).reduce((best, set) => (worthOf(set) > worthOf(best) ? set : best));
}

/** The lines that the voucher is for. */
function voucherLines(voucher: Voucher, lines: Line[]): Line[] {
  const field = voucher.by;
  if (field === 'all') return lines;
  const ids = voucher.ids.map(String);
  return lines.filter(
    (line) => line[field] !== null && line[field] !== undefined && ids.includes(String(line[field])),
  );
}

/** What the voucher takes off: null where it does not count, else the rupiah and each line's share. */
function cutOfVoucher(
  voucher: Voucher | null,
  lines: Line[],
  left: Rupiah,
): { amount: number; shares: Rupiah } | null {
  if (!voucher) return null;
  const own = voucherLines(voucher, lines);
  if (own.length === 0 || sum(own.map((line) => line.amount)) < voucher.least) return null;
  if (voucher.type === 'words') return { amount: 0, shares: new Map() };
  const parts = own.map((line) => ({ product: line.product, weight: at(left, line.product) }));
  const whole = sum(parts.map((part) => part.weight));
  let amount = Math.floor(voucher.value);
  if (voucher.type === 'percentage') {
    amount = rounded([whole, cents(voucher.value)], [100, 100]);
    if (voucher.most > 0) amount = Math.min(amount, voucher.most);
  }
  amount = Math.min(amount, whole);
  return { amount, shares: share(amount, parts) };
}

/** The credit notes or the voucher benefits, counted on the final amounts; `before`: what the promotion gave already. */
function counted(
  offers: Offer[],
  finals: Rupiah,
  before: Map<string, number>,
): { promotion: string; amount: number; words: string[] }[] {
  return offers.map((offer) => {
    const already = before.get(offer.key) ?? 0;
    const rupiah = sum([...countCuts(offer.givens, finals).values()]);
    const amount = Math.min(leftOver(offer.promotion) - already, rupiah);
    before.set(offer.key, already + amount);
    return { promotion: offer.key, amount, words: offer.words };
  });
}

/** The result of a case. */
export function oracle(theCase: Case): Record<string, unknown> {
  const { lines, flash } = measuredLines(theCase);
  const bundles = bundleParts(theCase);
  const offers = allOffers(lines, theCase);
  const won = {
    cut: winners('cut', offers),
    gift: winners('gift', offers),
    cn: winners('cn', offers),
    voucher: winners('voucher', offers),
  };
  const measured = new Map(lines.map((line) => [line.product, line.amount]));
  const left = new Map(measured);
  const before = new Map<string, number>();
  for (const offer of won.cut) {
    const own = atMost(leftOver(offer.promotion), countCuts(offer.givens, measured));
    before.set(offer.key, sum([...own.values()]));
    for (const [product, rupiah] of own) left.set(product, at(left, product) - rupiah);
  }
  const voucher = cutOfVoucher(theCase.voucher, lines, left);
  const finals: Rupiah = new Map(
    lines.map((line) => [line.product, at(left, line.product) - (voucher?.shares.get(line.product) ?? 0)]),
  );
  const given = [...won.cut, ...won.gift, ...won.cn, ...won.voucher];
  return {
    lines: lines.map((line) => ({
      product: line.product,
      pieces: line.pieces,
      amount: line.amount,
      final: finals.get(line.product),
    })),
    bundles,
    flash,
    gifts: won.gift.flatMap((offer) => offer.gifts.map((gift) => ({ promotion: offer.key, ...gift }))),
    cn: counted(won.cn, finals, before),
    vouchers: counted(won.voucher, finals, before),
    voucher: voucher === null ? null : voucher.amount,
    promotions: [...new Set(given.map((offer) => offer.key))],
    total: sum([...finals.values()]) + sum(bundles.map((part) => part.amount)),
  };
}
