-- Whether a promotion is switched on is stored once, in the table of its kind. The registry follows it from its first row
-- on; what a flash sale states as active follows from it and from what the approvers said of it.

drop trigger follow on flashsales;
alter table flashsales rename column active to switched_on;
alter table flashsales drop constraint flashsales_active_check;
drop index flashsales_active;
alter table flashsales add column rejected smallint not null default 0 check (rejected in (0, 1));
update flashsales set rejected = (switched_on = 2)::integer, switched_on = least(switched_on, 1);
alter table flashsales
  add constraint flashsales_switched_on_check check (switched_on in (0, 1)),
  add column active smallint not null generated always as (case when rejected = 1 then 2 else switched_on end) stored
    check (active in (0, 1, 2));
create index flashsales_active on flashsales (active, id);

create function promotion_is_on(kind text, id integer) returns integer language sql stable as $$
  select case kind
    when 'FLASHALE' then (select switched_on from flashsales as p where p.id = $2)
    when 'CAMPAIGN' then (select active from campaigns as p where p.id = $2)
    when 'BUNDLE' then (select active from bundles as p where p.id = $2)
    when 'HARGA CORET' then (select active from product_promo_prices as p where p.id = $2)
    when 'PRODUCT FREE' then (select active from product_frees as p where p.id = $2)
    else (select is_active from new_promos as p where p.id = $2)
  end
$$;

-- Rejected is a flash sale of which nothing is approved, whose latest version was turned down.
create function follow_approval() returns trigger language plpgsql as $$
begin
  update flashsales as f set rejected = (new.approval = 3 and m.approved_version is null)::integer
    from promo_master as m where f.id = new.relation_id and m.id = new.promo_master_id;
  return null;
end $$;
create trigger follow_approval after insert or update of approval, current on promotion_approvals
  for each row when (new.jenis = 'FLASHALE' and new.current = 1) execute function follow_approval();

create or replace function follow_promotion() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then
    delete from promo_master where jenis = any(tg_argv) and id_relation = old.id;
  else
    update promo_master set active = promotion_is_on(jenis, new.id)
      where jenis = any(tg_argv) and id_relation = new.id and active <> promotion_is_on(jenis, new.id);
  end if;
  return null;
end $$;
create trigger follow after delete or update of switched_on on flashsales
  for each row execute function follow_promotion('FLASHALE');
drop trigger follow on new_promos;
drop function follow_new_promo();
create trigger follow after delete or update of is_active on new_promos
  for each row execute function follow_promotion('NEW PROMO', 'other');

create function begin_as_promotion() returns trigger language plpgsql as $$
begin
  new.active := coalesce(promotion_is_on(new.jenis, new.id_relation), new.active);
  return new;
end $$;
create trigger begin_as_promotion before insert on promo_master
  for each row execute function begin_as_promotion();
update promo_master set active = promotion_is_on(jenis, id_relation)
  where active <> promotion_is_on(jenis, id_relation);

-- An edit that waits says of the switch only what it changes.
update promotion_approvals set proposal = proposal - 'active'
  where current = 1 and approval in (1, 4) and proposal ->> 'active' = promotion_is_on(jenis, relation_id)::text;

create or replace view promotion_states as
  select m.jenis, m.id_relation, m.start_date, m.end_date,
    case
      when m.active = 0 and f.active is distinct from 2 then 'inactive'
      when m.approved_version is null then
        case a.approval when 3 then 'rejected' when 4 then 'revise' else 'waiting' end
      when coalesce(now() < f.starts_at, now()::date < m.start_date) then 'later'
      when coalesce(now() >= f.ends_at, now()::date > m.end_date) then 'over'
      else 'applies'
    end as state,
    f.start_time, f.end_time
  from promo_master as m
  left join flashsales as f on m.jenis = 'FLASHALE' and f.id = m.id_relation
  left join promotion_approvals as a on a.promo_master_id = m.id and a.current = 1;
