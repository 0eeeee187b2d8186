import { sum } from './money.ts';
import type { Offer } from './offer.ts';

/**
 * The set of offers with the greatest worth among those in which no two offers share a line. Of two sets of equal worth it is
 * the one with the preferred offer, at the first offer in which they differ.
 */
export function chooseOffers(offers: readonly Offer[]): readonly Offer[] {
  const sorted = [...offers].sort(compareOffers);
  return groupsOf(sorted).flatMap(bestOf);
}

/** Preferred first: the earlier last day, then free items before new promotions, then the lower id. */
function compareOffers({ promotion: a }: Offer, { promotion: b }: Offer): number {
  const [endA, endB] = [a.to ?? FOR_EVER, b.to ?? FOR_EVER];
  if (endA !== endB) return endA < endB ? -1 : 1;
  if (a.kind !== b.kind) return a.kind === 'free' ? -1 : 1;
  return a.id - b.id;
}

const FOR_EVER = '9999-99-99';

const sharesLine = (a: Offer, b: Offer): boolean => [...a.lines].some((line) => b.lines.has(line));

/** Groups of offers that share lines, directly or through others: each is searched by itself, which keeps the search small. */
function groupsOf(offers: readonly Offer[]): Offer[][] {
  const open = new Set(offers);
  return offers.flatMap((first) => {
    if (!open.delete(first)) return [];
    const group = new Set([first]);
    for (const groupOffer of group)
      for (const openOffer of open)
        if (sharesLine(groupOffer, openOffer)) {
          group.add(openOffer);
          open.delete(openOffer);
        }
    return [offers.filter((groupedOffer) => group.has(groupedOffer))];
  });
}

/** Branch and bound. Preferred sets are tried first, so of equal worth the first one found is kept. */
function bestOf(offers: readonly Offer[]): readonly Offer[] {
  let best: { readonly worth: number; readonly set: readonly Offer[] } = { worth: -1, set: [] };
  const search = (open: readonly Offer[], set: readonly Offer[], worth: number): void => {
    const [first, ...rest] = open;
    if (!first) {
      if (worth > best.worth) best = { worth, set };
      return;
    }
    if (worth + mostOf(open) <= best.worth) return;
    search(
      rest.filter((remainingOffer) => !sharesLine(first, remainingOffer)),
      [...set, first],
      worth + first.worth,
    );
    search(rest, set, worth);
  };
  search(offers, [], 0);
  return best.set;
}

/** Upper bound of what `open` can add: of all offers with the same first line only the most valuable one counts. */
function mostOf(open: readonly Offer[]): number {
  const dearest = new Map<number, number>();
  for (const { lines, worth } of open) {
    const [line] = lines;
    if (line !== undefined) dearest.set(line, Math.max(dearest.get(line) ?? 0, worth));
  }
  return sum(dearest.values());
}
