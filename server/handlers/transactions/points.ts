import { sql } from 'kysely';
import type { LifecycleEffects } from '../../generated/lifecycles.ts';
import type { Work } from '../../resources/work.ts';
import type { Db } from '../../store/index.ts';

/** The points of a paid order count towards its shop's level. */
export const addLevelPoints: LifecycleEffects['transaction.level-points'] = (
  { row: { user, xp_point } },
  context,
) => addTo('level_points', user?.id, xp_point, context);

/** The points of an order amount when the caller does not state them: by the matching active rule, else none. */
export async function pointsFor(total: number, db: Db): Promise<number> {
  const rule = await db
    .selectFrom('loyalty_points')
    .select('poin')
    .where('active', '=', 'Y')
    .where('minimum_purchase', '<=', total)
    .where('maximum_purchase', '>=', total)
    .orderBy('minimum_purchase', 'desc')
    .orderBy('id')
    .executeTakeFirst();
  return rule?.poin ?? 0;
}

type Column = 'point_balance' | 'level_points';

/** Incremented in SQL, so that two concurrent orders of one shop both count. */
export async function addTo(
  column: Column,
  shop: number | undefined,
  points: number | null,
  { db, audit }: Pick<Work, 'db' | 'audit'>,
): Promise<void> {
  if (!shop || !points) return;
  const { rows } = await sql<{ is: number }>`
    update users set ${sql.id(column)} = ${sql.id(column)} + ${points} where id = ${shop}
    returning ${sql.id(column)} as is`.execute(db);
  const newBalance = Number(rows[0]?.is);
  await audit({
    entity: 'user',
    id: shop,
    before: { [column]: newBalance - points },
    after: { [column]: newBalance },
  });
}
