import { sql } from 'kysely';
import type { Db } from '../../store/index.ts';

/** Whether the order has an SRO with this number. */
export async function hasSro(db: Db, order: number, sro_no: string): Promise<boolean> {
  const sro = db.selectFrom('transaction_sros').select('id').where('transaction_id', '=', order);
  return (await sro.where('sro_no', '=', sro_no).executeTakeFirst()) !== undefined;
}

/** The pieces of item `i` in SROs that did not fail. */
export const RETURNED_PIECES = sql`(
  select coalesce(sum(l.qty), 0)::int from transaction_sro_lines as l
  join transaction_sros as s on s.id = l.sro_id and s.status <> 'Failed'
  where l.transaction_item_id = i.id)`;

/**
 * How many pieces of each item can still come back: those delivered, less those of SROs that did not fail. An order without a
 * delivered piece was delivered elsewhere: there the ordered ones count.
 */
export async function readReturnable(db: Db, order: number) {
  const { rows } = await sql<{ transaction_item_id: number; qty: number }>`
    select i.id as transaction_item_id, greatest(0,
      case when max(i.deliver_qty) over () > 0 then i.deliver_qty else i.quantity end - ${RETURNED_PIECES}) as qty
    from transaction_items as i where i.transaction_id = ${order} order by i.id`.execute(db);
  return rows;
}
