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
  await sql`
    update transactions as t set returned_amount = back.amount from (
      select i.transaction_id, sum(round(i.final_price * l.qty / i.quantity)) as amount
      from transaction_sros as s
      join transaction_sro_lines as l on l.sro_id = s.id
      join transaction_items as i on i.id = l.transaction_item_id
      where s.status <> 'Failed' group by i.transaction_id) as back
    where t.id = back.transaction_id and t.paid = 0`.execute(db);
  await insertSettlements(db);
  await insertOrderSteps(db);
}

/** The points of Done orders, less the share of what came back, and what each shop has of them. */
async function insertSettlements(db: Db): Promise<void> {
  await sql`
    insert into transaction_settlements (transaction_id, points)
    select t.id, round(t.points * (t.total_price - coalesce(sum(round(i.final_price * l.qty / i.quantity)), 0))
      / t.total_price)
    from transactions as t
    left join transaction_sros as s on s.transaction_id = t.id and s.status <> 'Failed'
    left join transaction_sro_lines as l on l.sro_id = s.id
    left join transaction_items as i on i.id = l.transaction_item_id
    where t.state = 3 group by t.id`.execute(db);
  await sql`
    update users set point_balance = given.points from (
      select user_id, sum(s.points) as points from transaction_settlements as s
      join transactions as t on t.id = s.transaction_id group by user_id) as given
    where users.id = given.user_id`.execute(db);
}

/** The trail of the steps that led each order to where it is: the staff in turn, payments by the bank where it has them. */
async function insertOrderSteps(db: Db): Promise<void> {
  await sql`
    insert into audit_entries
      (at, admin_user_id, actor, request_id, endpoint, entity, entity_id, action, before, after)
    select least(now(), s.at), case when s.by = 'person' then staff.ids[1 + t.id % cardinality(staff.ids)] end,
      s.by, 'demo', 'transaction.' || s.call, 'transaction', t.id::text, 'transaction.' || s.step, s.before, s.after
    from transactions as t
    cross join (select array_agg(id order by id) as ids from admin_users where role in (2, 3, 5)) as staff
    cross join lateral (
      select 'accept' as call, 'accept' as step, 'person' as by, created_at + interval '2 hours' as at,
        jsonb_build_object('state', 0) as before,
        jsonb_build_object('state', 1, 'documents', jsonb_build_array(to_jsonb(d) - 'si_no')) as after
      from transaction_documents as d where transaction_id = t.id
      union all select 'deliver', 'deliver', 'person', delivered_at, jsonb_build_object('state', 1),
        jsonb_build_object('state', 2, 'documents', jsonb_build_array(to_jsonb(d)))
      from transaction_documents as d where transaction_id = t.id and delivered_at is not null
      union all select 'complete', 'complete', 'person', t.created_at + interval '60 hours',
        jsonb_build_object('state', 2), jsonb_build_object('state', 3, 'points', coalesce(t.points, 0))
      where t.state = 3
      union all select 'approve', 'confirm-paid', case when t.payment_type like '%BCA%' then 'bank' else 'person' end,
        t.created_at + interval '3 hours', jsonb_build_object('paid', 0),
        jsonb_build_object('paid', 1, 'xp_point', t.xp_point)
      where t.paid = 1
      union all select 'sro', 'sro', 'person', r.created_at, jsonb_build_object('sros', '[]'::jsonb),
        jsonb_build_object('sros', jsonb_build_array(jsonb_build_object('id', r.id, 'sro_no', r.sro_no)))
      from transaction_sros as r where transaction_id = t.id
    ) as s
    order by t.id, 1`.execute(db);
}
