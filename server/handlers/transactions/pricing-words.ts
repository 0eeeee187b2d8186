import type { TransactionPricing } from '../../../src/generated/product/types/transaction-pricing.ts';
import type { Priced } from '../../domain/promotions/price-order.ts';
import type { PriceSource } from '../../domain/promotions/prices.ts';

type Words = Omit<TransactionPricing, 'id'>;

/** How an order got its prices: each product with what was taken off, what comes with it, and what did not apply. */
export function pricingWords(priced: Priced): TransactionPricing[] {
  const titles = new Map(priced.verdicts.map(({ promotion, title }) => [promotion, title]));
  const rows = [...productWords(priced, titles), ...giftWords(priced, titles), ...refusals(priced)];
  return rows.map((row, at) => ({ id: at + 1, ...row }));
}

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
  params: null,
  amount: null,
};

const productWords = ({ lines, voucher }: Priced, titles: Titles): Words[] =>
  lines.flatMap(({ name: product, parts, cuts, voucher: off }) => [
    ...parts.map(({ source, pieces, amount }) => ({
      ...{ ...NOTHING, product, pieces, amount, message: PRICES[source] },
    })),
    ...cuts.map(({ promotion, amount }) => ({
      ...{
        ...NOTHING,
        product,
        rule: titles.get(promotion) ?? null,
        message: 'Discount by promotion.',
        amount: -amount,
      },
    })),
    ...(off > 0
      ? [{ ...NOTHING, product, rule: voucher?.name ?? null, message: 'Discount by voucher.', amount: -off }]
      : []),
  ]);

function giftWords({ gifts, credits }: Priced, titles: Titles): Words[] {
  const free = gifts.map(({ promotion, name, pieces }) => ({
    ...{
      ...NOTHING,
      product: name,
      pieces,
      rule: titles.get(promotion) ?? null,
      message: 'Free gift.',
      amount: 0,
    },
  }));
  const due = credits.flatMap(({ promotion, sort, amount, words }) => {
    const rule = titles.get(promotion) ?? null;
    const message =
      sort === 'cn'
        ? 'Credit note of Rp {due}, due when the order is done.'
        : 'Voucher of Rp {due} for a later order, due when this one is done.';
    const params = { due: amount.toLocaleString('id-ID') };
    return [
      ...(amount > 0 ? [{ ...NOTHING, rule, message, params }] : []),
      ...words.map((what) => ({
        ...NOTHING,
        rule,
        message: 'Due when the order is done: {what}.',
        params: { what },
      })),
    ];
  });
  return [...free, ...due];
}

const refusals = ({ verdicts }: Priced): Words[] =>
  verdicts
    .filter(({ verdict }) => verdict !== 'given')
    .map(({ title: rule, text: message, params = null }) => ({ ...NOTHING, rule, message, params }));
