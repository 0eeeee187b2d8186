import { sql } from 'kysely';
import type { Db } from '../store/index.ts';
import type { Message } from './messenger.ts';

/** Stores the message for these shops, a broadcast once for each; answers how many of them had not got it before. */
export async function insertMessages(
  db: Db,
  { broadcast, voucher, category, content }: Message,
  shops: readonly number[],
): Promise<number> {
  const { numAffectedRows = 0n } = await sql`
    insert into messages (user_id, broadcast_id, voucher_id, category, content)
    select id, ${broadcast}, ${voucher}, ${category}, ${content} from unnest(${shops}::integer[]) as id
    on conflict (broadcast_id, user_id) do nothing`.execute(db);
  return Number(numAffectedRows);
}
