import { type Selectable, sql } from 'kysely';
import type { Database } from '../../generated/database.ts';
import type { Db } from '../../store/index.ts';

type Rule = Selectable<Database['loyalty_points']>;
type Range = Pick<Rule, 'minimum_purchase' | 'maximum_purchase'>;

/** Names of the active rules that match some totals of this rule and have a higher minimum, or the same and are older. */
export async function readRulesBefore(
  db: Db,
  { id, minimum_purchase, maximum_purchase }: Range & Pick<Rule, 'id'>,
): Promise<string[]> {
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
  return rows.map(({ purchase }) => purchase);
}

export interface PointUse {
  readonly orders: number;
  readonly points: number;
}

/** Done orders with a total of the range; points entered by hand count too. */
export async function readPointUse(db: Db, { minimum_purchase, maximum_purchase }: Range): Promise<PointUse> {
  const { rows } = await sql<PointUse>`
    select count(*)::int as orders, coalesce(sum(points), 0) as points from transactions
    where points is not null and total_price between ${minimum_purchase} and ${maximum_purchase}`.execute(db);
  return rows[0] ?? { orders: 0, points: 0 };
}
