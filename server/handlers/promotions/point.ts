import type { Point, PointGetParams } from '../../../domain/generated/types/point.ts';
import { amountText } from '../../../domain/money.ts';
import type { Context } from '../../calls/handler.ts';
import type { EndpointHandlers } from '../../generated/handlers.ts';
import { requireRow } from '../../refusal.ts';
import { readEntity } from '../read-entity.ts';
import { type PointUse, readPointUse, readRulesBefore } from './point.store.ts';
import type { Said } from './promotion-kind.ts';
import { someOf } from './words.ts';

/** One point rule: the points of an order, whether the rule applies today, and the points given so far. */
async function readPoint({ params }: { params: PointGetParams }, context: Context): Promise<Point> {
  const rule = requireRow(await readEntity('point', params.id, context));
  const { minimum_purchase, maximum_purchase, poin } = rule;
  return {
    ...rule,
    offer: {
      message:
        'A Done order of Rp {from} to Rp {to} brings its shop {points} points, unless others are typed.',
      params: {
        from: amountText(minimum_purchase),
        to: amountText(maximum_purchase),
        points: amountText(poin),
      },
    },
    standing: rule.active === 'Y' ? standingText(await readRulesBefore(context.db, rule)) : { message: OFF },
    used: usageText(await readPointUse(context.db, rule)),
  };
}

const OFF = 'It does not apply: it is switched off.';

/** When several rules match a total, the one with the highest minimum purchase gives the points (points.ts). */
function standingText(rulesBefore: readonly string[]): Said {
  if (rulesBefore.length === 0) return { message: 'It applies today.' };
  const params = { rules: someOf(rulesBefore) };
  return { message: 'It applies today, but these rules go first: {rules}.', params };
}

function usageText({ orders, points }: PointUse): Said {
  if (orders === 0) return { message: 'No Done order had such a total yet.' };
  return {
    message: 'Done orders with such a total: {orders}. Points that they brought: {points}.',
    params: { orders, points: amountText(points) },
  };
}

export const pointHandlers = { 'point.get': readPoint } satisfies Partial<EndpointHandlers>;
