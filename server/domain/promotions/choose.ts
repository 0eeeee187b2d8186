import { sum } from './money.ts';
import type { Offer } from './offer.ts';

/**
 * Of all sets of offers of which no two share a line, the one with the greatest worth; of equal ones the one that has
 * the first offer in which they differ, in the order in which promotions go before each other.
 */
export function chooseOffers(offers: readonly Offer[]): readonly Offer[] {
  const sorted = [...offers].sort(before);
  return groupsOf(sorted).flatMap(bestOf);
}

/** The earlier last day, free items before new promotions, the lower number. */
function before({ promotion: a }: Offer, { promotion: b }: Offer): number {
  const [endA, endB] = [a.to ?? FOR_EVER, b.to ?? FOR_EVER];
  if (endA !== endB) return endA < endB ? -1 : 1;
  if (a.kind !== b.kind) return a.kind === 'free' ? -1 : 1;
  return a.id - b.id;
}

const FOR_EVER = '9999-99-99';

const clash = (a: Offer, b: Offer): boolean => [...a.lines].some((line) => b.lines.has(line));

/** What has to do with each other, directly or by way of others, so that the search stays small. */
function groupsOf(offers: readonly Offer[]): Offer[][] {
  const open = new Set(offers);
  return offers.flatMap((first) => {
    if (!open.delete(first)) return [];
    const group = new Set([first]);
    for (const one of group)
      for (const other of open)
        if (clash(one, other)) {
          group.add(other);
          open.delete(other);
        }
    return [offers.filter((one) => group.has(one))];
  });
}

/** Sets are tried from the preferred one on, so of equal worth the first found stays. */
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
      rest.filter((other) => !clash(first, other)),
      [...set, first],
      worth + first.worth,
    );
    search(rest, set, worth);
  };
  search(offers, [], 0);
  return best.set;
}

/** At most the dearest offer of each line. */
function mostOf(open: readonly Offer[]): number {
  const dearest = new Map<number, number>();
  for (const { lines, worth } of open) {
    const [line] = lines;
    if (line !== undefined) dearest.set(line, Math.max(dearest.get(line) ?? 0, worth));
  }
  return sum(dearest.values());
}
