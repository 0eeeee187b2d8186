import { sql } from 'kysely';
import type { Point, PointGetParams } from '../../../domain/generated/types/point.ts';
import type { Context } from '../../calls/handler.ts';
import type { EndpointHandlers } from '../../generated/handlers.ts';
import type { EntityRecords } from '../../generated/records.ts';
import { notFound } from '../../refusal.ts';
import type { Db } from '../../store/index.ts';
import { readEntity } from '../read-entity.ts';
import type { Said } from './promotion-kind.ts';
import { rupiah, someOf } from './words.ts';

type Rule = EntityRecords['point'];

/** One point rule: the points of an order, whether the rule applies today, and the points given so far. */
async function readPoint({ params }: { params: PointGetParams }, context: Context): Promise<Point> {
  const rule = await readEntity('point', params.id, context);
  if (!rule) throw notFound();
  const { minimum_purchase, maximum_purchase, poin } = rule;
  return {
    ...rule,
    offer: {
      message:
        'A Done order of Rp {from} to Rp {to} brings its shop {points} points, unless others are typed.',
      params: { from: rupiah(minimum_purchase), to: rupiah(maximum_purchase), points: rupiah(poin) },
    },
    standing: rule.active === 'Y' ? await standingBeside(context.db, rule) : { message: OFF },
    used: await broughtBy(context.db, rule),
  };
}

const OFF = 'It does not apply: it is switched off.';

/** When several rules match a total, the one with the highest minimum purchase gives the points (points.ts). */
async function standingBeside(db: Db, { id, minimum_purchase, maximum_purchase }: Rule): Promise<Said> {
  const rows = await db
    .selectFrom('loyalty_points')
    .select('purchase')
    .where('active', '=', 'Y')
    .where('minimum_purchase', '<=', maximum_purchase)
    .where((rule) =>
      rule.or([
        rule('minimum_purchase', '>', minimum_purchase),
        rule.and([rule('minimum_purchase', '=', minimum_purchase), rule('id', '<', id)]),
      ]),
    )
    .orderBy('minimum_purchase')
    .execute();
  if (rows.length === 0) return { message: 'It applies today.' };
  const rules = someOf(rows.map(({ purchase }) => purchase));
  return { message: 'It applies today, but these rules go first: {rules}.', params: { rules } };
}

/** Counted from Done orders with such a total; points entered by hand count too. */
async function broughtBy(db: Db, { minimum_purchase, maximum_purchase }: Rule): Promise<Said> {
  const { rows } = await sql<{ orders: number; points: number | string }>`
    select count(*)::int as orders, coalesce(sum(points), 0) as points from transactions
    where points is not null and total_price between ${minimum_purchase} and ${maximum_purchase}`.execute(db);
  const { orders, points } = rows[0] ?? { orders: 0, points: 0 };
  if (orders === 0) return { message: 'No Done order had such a total yet.' };
  return {
    message: 'Done orders with such a total: {orders}. Points that they brought: {points}.',
    params: { orders, points: rupiah(points) },
  };
}

export const pointHandlers = { 'point.get': readPoint } satisfies Partial<EndpointHandlers>;
