import { sql } from 'kysely';
import type { Db } from '../store/index.ts';

/** Whether the place was restored and nobody has said yet that it is live: it sends nothing. */
export async function isHeld(db: Db): Promise<boolean> {
  const held = await db
    .selectFrom('restorations')
    .select('id')
    .where('live_at', 'is', null)
    .executeTakeFirst();
  return held !== undefined;
}

/** Ends the hold; takes effect when servers start. Returns whether there was one. */
export async function goLive(db: Db): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('restorations')
    .set({ live_at: sql<string>`now()` })
    .where('live_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
