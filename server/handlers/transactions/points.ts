import type { LifecycleEffects } from '../../generated/lifecycles.ts';
import type { Work } from '../../resources/work.ts';
import type { Db } from '../../store/index.ts';
import { addPoints, type PointColumn, readRulePoints } from './points.store.ts';

/** The points of a paid order count towards its shop's level. */
export const addLevelPoints: LifecycleEffects['transaction.level-points'] = (
  { row: { user, xp_point } },
  context,
) => addTo('level_points', user?.id, xp_point, context);

/** The points of an order amount when the caller does not state them: by the matching active rule, else none. */
export async function pointsFor(total: number, db: Db): Promise<number> {
  return (await readRulePoints(db, total)) ?? 0;
}

/** Adds points of a shop, which may be less than 0, and records the change. */
export async function addTo(
  column: PointColumn,
  shop: number | undefined,
  points: number | null,
  { db, audit }: Pick<Work, 'db' | 'audit'>,
): Promise<void> {
  if (!shop || !points) return;
  const newBalance = await addPoints(db, column, shop, points);
  await audit({
    entity: 'user',
    id: shop,
    before: { [column]: newBalance - points },
    after: { [column]: newBalance },
  });
}
