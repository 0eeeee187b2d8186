import type { NewPromotion, Offers, Order, Says, Trace } from './model.ts';
import { limitsOf } from './offer.ts';
import { keyOf, type Priced, priceOrder } from './price-order.ts';
import type { Verdict } from './verdict.ts';

type Answer = Says & Pick<Trace, 'holds'>;

/** The result of a block, group or filter. */
export interface SimulatedNode extends Says {
  readonly path: string;
  readonly state: 'met' | 'unmet' | 'idle';
  /** For a filter: the thresholds of what has to be bought. */
  readonly parts: readonly Answer[];
}

export interface Simulation {
  readonly verdict: Verdict;
  /** Period, quota and maximum over all orders. */
  readonly limits: readonly Answer[];
  readonly nodes: readonly SimulatedNode[];
  /** What it would give as the only promotion, regardless of period and quota, with what is left of a maximum that is not used up. */
  readonly alone: Priced;
}

/** Simulates a promotion on an order, together with the other promotions. Its own stored version is left out. */
export function simulate(tried: NewPromotion, order: Order, offers: Offers): Simulation {
  const key = keyOf(tried);
  const others = offers.promotions.filter((storedPromotion) => keyOf(storedPromotion) !== key);
  const open = { ...tried, from: null, to: null, left: 1, leftAmount: tried.leftAmount || null };
  const verdictAmong = (promotions: Offers['promotions']) => {
    const priced = priceOrder(order, { ...offers, promotions, voucher: null });
    return { priced, verdict: priced.verdicts.find(({ promotion }) => promotion === key) };
  };
  const { priced: alone, verdict: aloneVerdict } = verdictAmong([open]);
  const { verdict } = verdictAmong([...others, tried]);
  if (!aloneVerdict || !verdict) throw new Error('A promotion was not looked at.');
  return {
    verdict,
    alone,
    limits: limitsOf(tried, offers.moment.day),
    nodes: aloneVerdict.trace.flatMap(nodesOf),
  };
}

function nodesOf(trace: Trace): SimulatedNode[] {
  const { path, holds, idle, text, params, parts = [] } = trace;
  if (path === undefined) return [];
  const bought = parts.filter((part) => part.path === undefined);
  const node: SimulatedNode = {
    path,
    state: idle ? 'idle' : holds ? 'met' : 'unmet',
    text,
    ...(params && { params }),
    parts: bought,
  };
  return [node, ...parts.flatMap(nodesOf)];
}
