import { sql } from 'kysely';
import type { Db } from '../../store/index.ts';

export interface LevelUse {
  readonly orders: number;
  readonly shops: number;
  readonly sum: number;
}

/** Orders of the last year by the shops that have the level now. */
export async function readLevelUse(db: Db, id: number): Promise<LevelUse> {
  const { rows } = await sql<LevelUse>`
    select count(*)::int as orders, count(distinct t.user_id)::int as shops, coalesce(sum(t.total_price), 0) as sum
    from transactions as t join users as u on u.id = t.user_id
    where u.level_id = ${id} and t.created_at > now() - interval '1 year'`.execute(db);
  return rows[0] ?? { orders: 0, shops: 0, sum: 0 };
}
