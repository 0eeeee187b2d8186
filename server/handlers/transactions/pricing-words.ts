import type { TransactionPricing } from '../../../domain/generated/types/transaction-pricing.ts';
import { amountText } from '../../../domain/money.ts';
import type { Offers } from '../../../domain/promotions/pricing/model.ts';
import type { Priced } from '../../../domain/promotions/pricing/price-order.ts';
import type { PriceSource } from '../../../domain/promotions/pricing/prices.ts';
import type { Due } from './credits.store.ts';
import type { OrderPricing } from './pricings.store.ts';

type Words = Omit<TransactionPricing, 'id'>;

/** Explains an order's prices: each product with its discounts, its free goods, and what did not apply. */
export function pricingWords(
  { offers, priced }: OrderPricing,
  settled: Settled = OPEN,
): TransactionPricing[] {
  const titles = new Map(priced.verdicts.map(({ promotion, title }) => [promotion, title]));
  const rows = [
    ...bundleWords(priced),
    ...productWords(priced, titles),
    ...giftWords(priced, titles),
    ...(settled.credits.length > 0 ? creditWords(settled.credits) : dueWords(priced, titles)),
    ...backWords(settled.back, titles),
    ...voucherWords(offers, priced),
    ...refusals(priced, titles),
  ];
  return rows.map((row, rowIndex) => ({ id: rowIndex + 1, ...row }));
}

/** The credits and gifts of an order that is Done or has returned goods. */
interface Settled {
  readonly credits: readonly Due[];
  readonly back: readonly { readonly promotion: string; readonly name: string; readonly pieces: number }[];
}

const OPEN: Settled = { credits: [], back: [] };

type Titles = ReadonlyMap<string, string>;

const PRICES: Readonly<Record<PriceSource, string>> = {
  list: 'List price.',
  wholesale: 'Wholesale price.',
  discount: 'Product discount.',
  coret: 'Harga coret.',
  flash: 'Flash sale.',
};

const NOTHING: Omit<Words, 'message'> = {
  product: null,
  pieces: null,
  rule: null,
  promotion_id: null,
  params: null,
  amount: null,
};

/** The name of a promotion, and its id when it has conditions. */
function ruleOf(promotion: string, titles: Titles): Pick<Words, 'rule' | 'promotion_id'> {
  const [kind, id] = promotion.split(':');
  return { rule: titles.get(promotion) ?? null, promotion_id: kind === 'new' ? Number(id) : null };
}

const productWords = ({ lines, voucher }: Priced, titles: Titles): Words[] =>
  lines.flatMap(({ name: product, parts, cuts, voucher: off }) => [
    ...parts.map(({ source, pieces, amount }) => ({
      ...NOTHING,
      product,
      pieces,
      amount,
      message: PRICES[source],
    })),
    ...cuts.map(({ promotion, amount }) => ({
      ...NOTHING,
      product,
      ...ruleOf(promotion, titles),
      message: 'Discount by promotion.',
      amount: -amount,
    })),
    ...(off > 0
      ? [{ ...NOTHING, product, rule: voucher?.name ?? null, message: 'Discount by voucher.', amount: -off }]
      : []),
  ]);

const bundleWords = ({ bundles }: Priced): Words[] =>
  bundles.map(({ title: rule, name: product, pieces, final: amount }) => ({
    ...NOTHING,
    product,
    pieces,
    rule,
    message: 'Price in the bundle.',
    amount,
  }));

/** A voucher without a discount is described; one whose minimum the order no longer reaches is reported. */
function voucherWords({ voucher: named }: Offers, { voucher }: Priced): Words[] {
  if (!named) return [];
  const { name: rule } = named;
  if (!voucher)
    return [{ ...NOTHING, rule, message: 'The order does not reach its voucher, which was given back.' }];
  const { what: benefitText } = voucher;
  return benefitText
    ? [{ ...NOTHING, rule, message: 'The voucher brings: {what}.', params: { what: benefitText } }]
    : [];
}

const giftWords = ({ gifts }: Priced, titles: Titles): Words[] =>
  gifts.map(({ promotion, name, pieces }) => ({
    ...NOTHING,
    product: name,
    pieces,
    ...ruleOf(promotion, titles),
    message: 'Free gift.',
    amount: 0,
  }));

const dueWords = ({ credits }: Priced, titles: Titles): Words[] =>
  credits.flatMap(({ promotion, sort, amount, words }) => {
    const rule = ruleOf(promotion, titles);
    const message =
      sort === 'cn'
        ? 'Credit note of Rp {due}, due when the order is done.'
        : 'Voucher of Rp {due} for a later order, due when this one is done.';
    const params = { due: amountText(amount) };
    return [
      ...(amount > 0 ? [{ ...NOTHING, ...rule, message, params }] : []),
      ...words.map((benefitText) => ({
        ...NOTHING,
        ...rule,
        message: 'Due when the order is done: {what}.',
        params: { what: benefitText },
      })),
    ];
  });

const creditWords = (credits: readonly Due[]): Words[] =>
  credits.map(({ kind, title: rule, words, due, holds }) => {
    if (!holds || (words === '' && due === 0)) {
      return { ...NOTHING, rule, message: 'Nothing of it is due: the goods came back.' };
    }
    if (words !== '') return { ...NOTHING, rule, message: 'Due: {what}.', params: { what: words } };
    const message =
      kind === 'cn' ? 'Credit note of Rp {due} is due.' : 'Voucher of Rp {due} for a later order is given.';
    return { ...NOTHING, rule, message, params: { due: amountText(due) } };
  });

const backWords = (back: Settled['back'], titles: Titles): Words[] =>
  back.map(({ promotion, name: product, pieces }) => ({
    ...NOTHING,
    product,
    pieces,
    ...ruleOf(promotion, titles),
    message: 'The gift comes back with the goods, or is charged.',
  }));

const refusals = ({ verdicts }: Priced, titles: Titles): Words[] =>
  verdicts
    .filter(({ verdict }) => verdict !== 'given')
    .map(({ promotion, text: message, params = null }) => ({
      ...NOTHING,
      ...ruleOf(promotion, titles),
      message,
      params,
    }));
