import { sql } from 'kysely';
import type { LifecycleEffects } from '../../generated/lifecycles.ts';

/** The points of a completed order go to the balance of its shop. */
export const addPoints: LifecycleEffects['transaction.points'] = ({ row: { user, points } }, context) =>
  add('point_balance', user?.id, points, context);

/** The points of a paid order count to the level of its shop. */
export const addLevelPoints: LifecycleEffects['transaction.level-points'] = (
  { row: { user, xp_point } },
  context,
) => add('level_points', user?.id, xp_point, context);

type Column = 'point_balance' | 'level_points';
type EffectContext = Parameters<LifecycleEffects['transaction.points']>[1];

/** Added to what is there, so that two orders of one shop at once both count. */
async function add(
  column: Column,
  shop: number | undefined,
  points: number | null,
  { db, audit }: EffectContext,
): Promise<void> {
  if (!shop || !points) return;
  const { rows } = await sql<{ is: number }>`
    update users set ${sql.id(column)} = ${sql.id(column)} + ${points} where id = ${shop}
    returning ${sql.id(column)} as is`.execute(db);
  const is = Number(rows[0]?.is);
  await audit({ entity: 'user', id: shop, before: { [column]: is - points }, after: { [column]: is } });
}
