import { expect, it } from 'vitest';
import { allowed, cases, dice } from '../../../tests/property.ts';
import { type Kept, type KeptRow, keptOf } from './kept.ts';
import { portion, sum } from './money.ts';
import { amountGiven, keyOf, type Priced, priceOrder } from './price-order.ts';
import { randomCase } from './testing-cases.ts';
import { cn, every, GOODS, offersOf, orderOf, percent, promo } from './testing-example-parts.ts';

it(
  'whatever comes back in whichever steps, no more is paid back than was paid, and what is kept keeps what it earned',
  () => {
    const count = cases('returns', 150);
    let gifts = 0;
    for (let seed = 1; seed <= count; seed++) {
      const roll = dice(seed);
      const { order, offers } = randomCase(roll);
      const priced = priceOrder(order, offers);
      const kept = order.rows.map(({ pieces }) => pieces);
      let paidBack = 0;
      let before: Kept | undefined;
      for (let step = 0; kept.some((pieces) => pieces > 0); step++) {
        const rows = order.rows.map(
          ({ product, pieces: ordered }, at): KeptRow => ({
            product,
            ordered,
            kept: kept[at] ?? 0,
            delivered: kept[at] ?? 0,
          }),
        );
        const is = keptOf(rows, offers, priced);
        if (step === 0) expect(wholeOf(is), `all kept of ${seed}`).toEqual(usedOf(priced));
        within(is, priced, seed);
        for (const promotion of offers.promotions)
          if (promotion.kind === 'new')
            expect(amountGiven(promotion.id, priced), `maximum of ${seed}`).toBeLessThanOrEqual(
              promotion.leftAmount ?? Number.POSITIVE_INFINITY,
            );
        if (before) less(is, before, seed);
        before = is;
        gifts += sum(is.giftsBack);
        for (const [at, pieces] of kept.entries()) {
          const back = Math.ceil(pieces * roll());
          const final = priced.rows[at]?.final_price ?? 0;
          const ordered = order.rows[at]?.pieces ?? 1;
          const returned = (now: number) => portion(final, ordered - now, Math.max(1, ordered));
          paidBack += returned(pieces - back) - returned(pieces);
          kept[at] = pieces - back;
        }
        expect(paidBack, `paid back of ${seed}`).toBeLessThanOrEqual(paid(priced));
      }
      expect(paidBack, `all came back of ${seed}`).toBe(paid(priced));
      const none = order.rows.map(({ product, pieces }) => ({
        product,
        ordered: pieces,
        kept: 0,
        delivered: 0,
      }));
      const nothing = keptOf(none, offers, priced);
      expect(nothing.giftsBack).toEqual(priced.gifts.map(({ pieces }) => pieces));
      expect([nothing.promotions, sum(nothing.free.map(({ pieces }) => pieces))]).toEqual([[], 0]);
      expect(nothing.due.every(({ amount, holds }) => amount === 0 && !holds)).toBe(true);
    }
    expect(gifts).toBeGreaterThan(0);
  },
  allowed(40_000),
);

const paid = ({ rows }: Priced): number => sum(rows.map(({ final_price }) => final_price));

/** With everything kept nothing is given back. */
const wholeOf = ({ giftsBack, flash, promotions, free, due }: Kept) => ({
  back: sum(giftsBack),
  promotions,
  free: free.map(({ pieces }) => pieces),
  flash: sum(flash.flat().map(({ pieces }) => pieces)),
  due: due.map(({ amount }) => amount),
});
const usedOf = ({ uses, lines, credits }: Priced) => ({
  back: 0,
  promotions: uses.promotions.map((id) => ({ id, amount: amountGiven(id, { lines, credits }) })),
  free: uses.free.map(({ pieces }) => pieces),
  flash: sum(uses.flash.map(({ pieces }) => pieces)),
  due: credits.map(({ amount }) => amount),
});

function within(is: Kept, { gifts, credits }: Priced, seed: number): void {
  for (const [at, back] of is.giftsBack.entries())
    expect(back >= 0 && back <= (gifts[at]?.pieces ?? 0), `gift of ${seed}`).toBe(true);
  for (const [at, { amount }] of is.due.entries())
    expect(amount >= 0 && amount <= (credits[at]?.amount ?? 0), `due of ${seed}`).toBe(true);
  for (const { id, pieces } of is.free) {
    const key = keyOf({ kind: 'free', id });
    const given = sum(gifts.map((gift) => (gift.promotion === key ? gift.pieces : 0)));
    const back = sum(gifts.map((gift, at) => (gift.promotion === key ? (is.giftsBack[at] ?? 0) : 0)));
    expect(pieces, `free item of ${seed}`).toBe(given - back);
  }
}

/** The more comes back, the less is due, covered by flash sales, and used. */
function less(is: Kept, before: Kept, seed: number): void {
  for (const [at, { amount }] of is.due.entries())
    expect(amount, `due of ${seed}`).toBeLessThanOrEqual(before.due[at]?.amount ?? 0);
  const covered = ({ flash }: Kept) => sum(flash.flat().map(({ pieces }) => pieces));
  expect(covered(is), `flash of ${seed}`).toBeLessThanOrEqual(covered(before));
  const amounts = new Map(before.promotions.map(({ id, amount }) => [id, amount]));
  for (const { id, amount } of is.promotions)
    expect(amount, `promotion ${id} of ${seed}`).toBeLessThanOrEqual(amounts.get(id) ?? -1);
}

it('what is due follows what was delivered, while what is kept is kept', () => {
  const offers = offersOf({ promotions: [promo(every, cn(percent(2)))] });
  const priced = priceOrder(orderOf('10 Teh'), offers);
  const { due, promotions } = keptOf(
    [{ product: GOODS.Teh, ordered: 10, kept: 10, delivered: 6 }],
    offers,
    priced,
  );
  expect([due, promotions]).toEqual([
    [{ amount: 120, holds: true }],
    [{ id: priced.uses.promotions[0], amount: 200 }],
  ]);
});
