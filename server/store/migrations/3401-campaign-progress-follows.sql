-- How far a shop is in a campaign follows whatever it is counted from, in the same transaction: orders, their lines, what
-- came back, what the campaign is about, its days, its approval. What is not approved counts nothing.
create or replace function campaign_reached(campaign integer, shop integer) returns numeric language sql stable as $$
  select coalesce(sum(case c.type_target when 'qty' then i.quantity - b.pieces
    else i.final_price - round(i.final_price * b.pieces / greatest(i.quantity, 1)) end), 0)
  from campaigns as c
  join promo_master as a on a.jenis = 'CAMPAIGN' and a.id_relation = c.id and a.approved_version is not null
  join transactions as t on t.user_id = shop and t.state = 3 and t.created_at::date between c.start_date and c.end_date
  join transaction_items as i on i.transaction_id = t.id
  join products as g on g.id = i.product_id
  cross join lateral (
    select least(coalesce(sum(l.qty), 0), i.quantity) as pieces
    from transaction_sro_lines as l join transaction_sros as s on s.id = l.sro_id and s.status <> 'Failed'
    where l.transaction_item_id = i.id
  ) as b
  where c.id = campaign and exists (select from campaign_items as m where m.campaign_id = c.id
    and (m.product_id = g.id or m.category_id = g.category_id or m.brand_id = g.brand_id))
$$;

-- Locked before they are counted: what another transaction has written meanwhile is counted.
create function recount_participants(participants integer[]) returns void language plpgsql as $$
begin
  perform 1 from campaign_participants where id = any(participants) order by id for update;
  update campaign_participants set reached = campaign_reached(campaign_id, user_id)
    where id = any(participants) and reached <> campaign_reached(campaign_id, user_id);
end $$;
create function recount_shops(shops integer[]) returns void language sql as $$
  select recount_participants(array(select id from campaign_participants where user_id = any(shops)))
$$;
create function recount_campaigns(campaigns integer[]) returns void language sql as $$
  select recount_participants(array(select id from campaign_participants where campaign_id = any(campaigns)))
$$;

create function recount_new_participant() returns trigger language plpgsql as $$
begin
  new.reached := campaign_reached(new.campaign_id, new.user_id);
  return new;
end $$;
create trigger recount before insert on campaign_participants
  for each row execute function recount_new_participant();

create function recount_approved() returns trigger language plpgsql as $$
begin
  perform recount_campaigns(array[new.id_relation]);
  return null;
end $$;
create trigger recount after insert or update of approved_version on promo_master
  for each row when (new.jenis = 'CAMPAIGN') execute function recount_approved();

create function recount_changed_campaign() returns trigger language plpgsql as $$
begin
  perform recount_campaigns(array[new.id]);
  return null;
end $$;
create trigger recount after update of start_date, end_date, type_target on campaigns
  for each row execute function recount_changed_campaign();

create function recount_things() returns trigger language plpgsql as $$
begin
  perform recount_campaigns(array(select distinct campaign_id from changed));
  return null;
end $$;
create trigger recount_added after insert on campaign_items referencing new table as changed
  for each statement execute function recount_things();
create trigger recount_removed after delete on campaign_items referencing old table as changed
  for each statement execute function recount_things();

create function recount_orders() returns trigger language plpgsql as $$
begin
  perform recount_shops(array(select distinct user_id from changed where state = 3 and user_id is not null));
  return null;
end $$;
create trigger recount_added after insert on transactions referencing new table as changed
  for each statement execute function recount_orders();
create trigger recount_removed after delete on transactions referencing old table as changed
  for each statement execute function recount_orders();

create function recount_changed_orders() returns trigger language plpgsql as $$
begin
  perform recount_shops(array(
    select s.user_id from before as b join after as a using (id)
      cross join lateral (values (b.user_id, b.state), (a.user_id, a.state)) as s (user_id, state)
    where s.state = 3 and s.user_id is not null
      and (b.state, b.created_at, b.user_id) is distinct from (a.state, a.created_at, a.user_id)
    group by 1));
  return null;
end $$;
create trigger recount_changed after update on transactions referencing old table as before new table as after
  for each statement execute function recount_changed_orders();

create function recount_lines() returns trigger language plpgsql as $$
begin
  perform recount_shops(array(
    select distinct t.user_id from changed as i join transactions as t on t.id = i.transaction_id and t.state = 3));
  return null;
end $$;
create trigger recount_added after insert on transaction_items referencing new table as changed
  for each statement execute function recount_lines();
create trigger recount_changed after update on transaction_items referencing new table as changed
  for each statement execute function recount_lines();
create trigger recount_removed after delete on transaction_items referencing old table as changed
  for each statement execute function recount_lines();
create trigger recount_changed after update on transaction_sros referencing new table as changed
  for each statement execute function recount_lines();

create function recount_returned() returns trigger language plpgsql as $$
begin
  perform recount_shops(array(
    select distinct t.user_id from changed as l join transaction_items as i on i.id = l.transaction_item_id
    join transactions as t on t.id = i.transaction_id and t.state = 3));
  return null;
end $$;
create trigger recount_added after insert on transaction_sro_lines referencing new table as changed
  for each statement execute function recount_returned();
create trigger recount_changed after update on transaction_sro_lines referencing new table as changed
  for each statement execute function recount_returned();
create trigger recount_removed after delete on transaction_sro_lines referencing old table as changed
  for each statement execute function recount_returned();

create function recount_moved_products() returns trigger language plpgsql as $$
begin
  perform recount_campaigns(array(
    select distinct m.campaign_id from before as b join after as a using (id)
      join campaign_items as m on m.category_id in (b.category_id, a.category_id) or m.brand_id in (b.brand_id, a.brand_id)
    where (b.category_id, b.brand_id) is distinct from (a.category_id, a.brand_id)));
  return null;
end $$;
create trigger recount_moved after update on products referencing old table as before new table as after
  for each statement execute function recount_moved_products();

update campaign_participants set reached = campaign_reached(campaign_id, user_id)
  where reached <> campaign_reached(campaign_id, user_id);
