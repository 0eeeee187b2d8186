import { isWords } from '../conditions/benefit-lines.ts';
import type { BenefitType } from '../conditions/conditions.ts';
import { type Amounts, countCuts, type Gift, type Given, giftsOf, givenBenefits } from './benefits.ts';
import { evaluate } from './evaluate.ts';
import type { FreeItem, Line, NewPromotion, Product, Promotion, Shop, Trace } from './model.ts';
import { sum } from './money.ts';
import { amountOf, holds } from './prices.ts';
import { measured } from './sku.ts';

export type Sort = 'cut' | 'gift' | 'cn' | 'voucher';
export const SORTS: readonly Sort[] = ['cut', 'gift', 'cn', 'voucher'];

/** All benefits of one sort that a promotion offers for an order. */
export interface Offer {
  readonly promotion: Promotion;
  readonly sort: Sort;
  readonly lines: ReadonlySet<number>;
  /** In rupiah, for the comparison with other offers. */
  readonly worth: number;
  readonly given: readonly Given[];
  readonly gifts: readonly Gift[];
}

export interface Looked {
  readonly promotion: Promotion;
  readonly offers: readonly Offer[];
  readonly trace: readonly Trace[];
  /** Set when there is no offer: the reason. */
  readonly why?: 'period' | 'quota' | 'maximum' | 'shop' | 'products' | 'nothing';
}

export interface Goods {
  readonly shop: Shop;
  readonly day: string;
  readonly lines: readonly Line[];
  readonly products: ReadonlyMap<number, Product>;
}

/** What a promotion offers for the measured lines of an order. */
export function look(promotion: Promotion, goods: Goods): Looked {
  for (const [place, limit] of limitsOf(promotion, goods.day).entries())
    if (!limit.holds) return { promotion, offers: [], trace: [limit], why: LIMITS[place] ?? 'quota' };
  return promotion.kind === 'free' ? lookFree(promotion, goods) : lookNew(promotion, goods);
}

/** What `limitsOf` tells, in its order. */
const LIMITS = ['period', 'quota', 'maximum'] as const;

/** Whether the period, the quota and the maximum over all orders of a promotion let it apply; one without a maximum has two. */
export function limitsOf(promotion: Promotion, day: string): readonly Trace[] {
  const { from, to, left: remainingQuota } = promotion;
  const inTime = holds(promotion, day);
  return [
    {
      holds: inTime,
      text: inTime ? 'It holds on {day}.' : 'It holds from {from} to {to}, not on {day}.',
      params: { from: from ?? '…', to: to ?? '…', day },
    },
    {
      holds: remainingQuota > 0,
      ...(remainingQuota > 0
        ? { text: 'Its quota is not used up: {left} left.', params: { left: remainingQuota } }
        : { text: 'Its quota is used up.' }),
    },
    ...maximumOf(promotion),
  ];
}

function maximumOf(promotion: Promotion): Trace[] {
  const left = leftAmountOf(promotion);
  if (left === Number.POSITIVE_INFINITY) return [];
  return left > 0
    ? [{ holds: true, text: 'Its maximum is not used up: Rp {left} left.', params: { left } }]
    : [{ holds: false, text: 'Its maximum over all orders is used up.' }];
}

/** The rupiah that a promotion may still give. */
export const leftAmountOf = (promotion: Promotion): number =>
  (promotion.kind === 'new' ? promotion.leftAmount : null) ?? Number.POSITIVE_INFINITY;

const SORT_OF: Readonly<Record<BenefitType, Sort>> = {
  'potongan-harga': 'cut',
  'free-gift': 'gift',
  cn: 'cn',
  voucher: 'voucher',
};

function lookNew(promotion: NewPromotion, goods: Goods): Looked {
  const { shop, products, lines } = evaluate(promotion.conditions, goods.shop, goods.lines);
  const trace = [shop, products];
  if (lines.length === 0) return { promotion, offers: [], trace, why: shop.holds ? 'products' : 'shop' };
  const amounts: Amounts = new Map(goods.lines.map(({ product, amount }) => [product, amount]));
  const grantedBenefits = givenBenefits(promotion.conditions, lines);
  const offers = SORTS.flatMap((sort) => {
    const benefitsOfSort = grantedBenefits.filter(({ benefit }) => SORT_OF[benefit.type_benefit] === sort);
    const gifts =
      sort === 'gift'
        ? benefitsOfSort.flatMap((grantedBenefit) =>
            giftsOf(grantedBenefit, (id) => goods.products.get(id)?.name),
          )
        : [];
    const worth =
      sort === 'gift'
        ? worthOf(gifts, goods)
        : Math.min(leftAmountOf(promotion), sum(countCuts(benefitsOfSort, amounts).values()));
    const hasWords =
      sort === 'gift'
        ? gifts.length > 0
        : sort !== 'cut' && benefitsOfSort.some(({ benefit }) => isWords(benefit));
    if (worth === 0 && !hasWords) return [];
    const coveredProducts = new Set(
      benefitsOfSort.flatMap((grantedBenefit) => grantedBenefit.lines.map(({ product }) => product)),
    );
    return [{ promotion, sort, lines: coveredProducts, worth, given: benefitsOfSort, gifts }];
  });
  return { promotion, offers, trace, ...(offers.length === 0 ? { why: 'nothing' as const } : {}) };
}

function lookFree(promotion: FreeItem, goods: Goods): Looked {
  const line = goods.lines.find(({ product }) => product === promotion.product);
  const reached = line ? (promotion.type === 'qty' ? line.pieces : line.amount) : 0;
  const name = line?.name ?? goods.products.get(promotion.product)?.name ?? `SKU ${promotion.product}`;
  const isEnough = reached >= promotion.value && reached > 0;
  const trace = [measured(name, line ?? { pieces: 0, amount: 0 }, promotion.value, promotion.type, isEnough)];
  if (!isEnough) return { promotion, offers: [], trace, why: 'products' };
  const giftProducts = promotion.gifts.flatMap((product) => {
    const giftProduct = goods.products.get(product);
    return giftProduct ? [{ product, name: giftProduct.name }] : [];
  });
  const times = promotion.multiples && promotion.value > 0 ? Math.floor(reached / promotion.value) : 1;
  const pieces = Math.min(times, Math.floor(promotion.left / Math.max(1, giftProducts.length)));
  if (pieces === 0 || giftProducts.length === 0)
    return { promotion, offers: [], trace, why: giftProducts.length === 0 ? 'nothing' : 'quota' };
  const gifts = giftProducts.map((giftProduct) => ({ ...giftProduct, pieces }));
  const lines = new Set([promotion.product]);
  const offer: Offer = { promotion, sort: 'gift', lines, worth: worthOf(gifts, goods), given: [], gifts };
  return { promotion, offers: [offer], trace };
}

const worthOf = (gifts: readonly Gift[], { products }: Goods): number =>
  sum(
    gifts.map(({ product, pieces }) =>
      product === null ? 0 : amountOf(products.get(product)?.price ?? 0, 1) * pieces,
    ),
  );
