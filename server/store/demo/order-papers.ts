import { sql } from 'kysely';
import type { Db } from '../connect.ts';

/** What leading the orders on has left: a document of each that was accepted, some gifts, some returned goods. */
export async function insertOrderPapers(db: Db): Promise<void> {
  await sql`
    insert into transaction_documents
      (transaction_id, pick_ticket_no, do_no, si_no, qty, delivered_at, created_at, updated_at)
    select t.id, 'PT-' || 50000 + t.id, 'DO-' || 60000 + t.id,
      case when t.state >= 2 then 'SI-' || 80000 + t.id end,
      (select sum(quantity) from transaction_items where transaction_id = t.id),
      case when t.state >= 2 then least(now(), t.created_at + interval '2 days') end, t.created_at, t.created_at
    from transactions as t where t.state >= 1 order by t.id`.execute(db);
  await sql`
    insert into transaction_document_details (document_id, transaction_item_id, qty)
    select d.id, i.id, i.quantity from transaction_documents as d
    join transaction_items as i using (transaction_id) order by d.id, i.id`.execute(db);
  await sql`
    insert into transaction_gifts (transaction_id, free_custom, qty)
    select id, case id % 3 when 0 then 'Gelas Cantik' when 1 then 'Kalender 2027' else 'Tas Belanja' end, 1 + id % 2
    from transactions where id % 7 = 3 order by id`.execute(db);
  const { rows } = await sql<{ id: number }>`
    insert into transaction_sros (transaction_id, sro_no, status, created_at)
    select id, 'SRO-' || 90000 + id, case when id % 3 = 0 then 'Failed' else 'On Process' end,
      least(now(), created_at + interval '3 days')
    from transactions where state >= 2 and id % 11 = 5 order by id
    returning id`.execute(db);
  await sql`
    insert into transaction_sro_lines (sro_id, transaction_item_id, qty)
    select s.id, min(i.id), 1 from transaction_sros as s join transaction_items as i using (transaction_id)
    where s.id = any(${rows.map(({ id }) => id)}) group by s.id order by s.id`.execute(db);
}
