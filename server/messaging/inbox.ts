import { sql } from 'kysely';
import type { Messenger } from './messenger.ts';

/** The default: messages wait in our own database, where the shops' app reads them. */
export const inbox: Messenger = {
  async deliver(db, { broadcast, voucher, category, content }, shops) {
    const { numAffectedRows = 0n } = await sql`
      insert into messages (user_id, broadcast_id, voucher_id, category, content)
      select id, ${broadcast}, ${voucher}, ${category}, ${content} from unnest(${shops}::integer[]) as id
      on conflict (broadcast_id, user_id) do nothing`.execute(db);
    return Number(numAffectedRows);
  },
};
