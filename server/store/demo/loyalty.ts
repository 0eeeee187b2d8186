import { sql } from 'kysely';
import type { Db } from '../connect.ts';

const LEVELS = [
  { title: 'Silver', start_xp: 0, end_xp: 50_000_000 },
  { title: 'Gold', start_xp: 50_000_001, end_xp: 250_000_000 },
  { title: 'Platinum', start_xp: 250_000_001, end_xp: 2_000_000_000 },
] as const;

const POINTS = [
  { minimum_purchase: 500_000, maximum_purchase: 999_999, poin: 5 },
  { minimum_purchase: 1_000_000, maximum_purchase: 4_999_999, poin: 12 },
  { minimum_purchase: 5_000_000, maximum_purchase: 24_999_999, poin: 75 },
  { minimum_purchase: 25_000_000, maximum_purchase: 100_000_000, poin: 400 },
] as const;

/** Levels with their shops, and what an order brings in points. */
export async function insertLoyalty(db: Db): Promise<void> {
  const levels = await db.insertInto('loyalty_levels').values(LEVELS).returning('id').execute();
  await db.insertInto('loyalty_points').values(POINTS).execute();
  const ids = levels.map(({ id }) => id);
  // Of ten shops six are Silver, three Gold and one Platinum.
  await sql`update users set level_id = (${ids}::integer[])[
    case when id % 10 < 6 then 1 when id % 10 < 9 then 2 else 3 end]`.execute(db);
}
