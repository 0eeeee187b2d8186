import type { Trace } from './model.ts';
import type { Looked, Offer, Sort } from './offer.ts';

/** The result of a promotion, in words. */
export interface Verdict {
  readonly promotion: string;
  readonly title: string;
  readonly verdict: 'given' | 'beaten' | NonNullable<Looked['why']>;
  readonly text: string;
  readonly params?: Readonly<Record<string, string | number>>;
  readonly given: readonly Sort[];
  readonly trace: readonly Trace[];
}

const WORDS = {
  given: 'It is given.',
  period: 'It does not hold on this day.',
  quota: 'Its quota is used up.',
  maximum: 'Its maximum over all orders is used up.',
  shop: 'It is not for this shop.',
  products: 'The order does not reach it.',
  nothing: 'It gives nothing for this order.',
} as const;

export function verdictOf(
  { promotion, offers, trace, why }: Looked,
  chosenOffers: readonly Offer[],
): Verdict {
  const won = offers.filter((offer) => chosenOffers.includes(offer));
  const common = {
    promotion: `${promotion.kind}:${promotion.id}`,
    title: promotion.title,
    trace,
    given: won.map(({ sort }) => sort),
  };
  if (why) return { ...common, verdict: why, text: WORDS[why] };
  if (won.length > 0) return { ...common, verdict: 'given', text: WORDS.given };
  const stronger = chosenOffers.find((chosenOffer) =>
    offers.some((lost) => lost.sort === chosenOffer.sort && sharesLine(lost, chosenOffer)),
  );
  const params = { title: stronger?.promotion.title ?? '' };
  return { ...common, verdict: 'beaten', text: 'Better for the shop on the same products: {title}.', params };
}

const sharesLine = (a: Offer, b: Offer): boolean => [...a.lines].some((line) => b.lines.has(line));
