-- Conditions stand in JSON, which no column type guards. What pricing could not read is left out of it, and counted on
-- Today: a whole number, parts that are filters or groups, lists where lists are read.

create function is_list(part jsonb) returns boolean language sql immutable parallel safe as $$
  select jsonb_typeof(part) is not distinct from 'array'
$$;

-- A number that can be counted with exactly.
create function is_whole(part jsonb) returns boolean language sql immutable parallel safe as $$
  select case when jsonb_typeof(part) = 'number'
    then trunc(part::numeric) = part::numeric and abs(part::numeric) < 9007199254740992 else false end
$$;

create function is_readable_item(item jsonb) returns boolean language plpgsql immutable parallel safe as $$
begin
  return jsonb_typeof(item) = 'object' and is_list(item -> 'data')
    and (item -> 'minimal_pembelian' is null or is_whole(item -> 'minimal_pembelian'))
    and not exists (
      select from jsonb_array_elements(item -> 'data') as tier where not coalesce(is_whole(tier -> 'value'), false)
    );
end $$;

create function is_readable_part(part jsonb) returns boolean language plpgsql immutable parallel safe as $$
begin
  if jsonb_typeof(part) is distinct from 'object' then
    return false;
  end if;
  if part ? 'level' then
    return is_list(part -> 'data')
      and (select coalesce(bool_and(is_readable_part(inner_part)), true) from jsonb_array_elements(part -> 'data') as inner_part);
  end if;
  if not is_list(part -> 'items') then
    return false;
  end if;
  if part ->> 'type' = 'sku' then
    return (part -> 'super_tier' is null or is_list(part -> 'super_tier'))
      and (select coalesce(bool_and(is_readable_item(item)), true) from jsonb_array_elements(part -> 'items') as item)
      and (part -> 'super_tier' is null or
        (select coalesce(bool_and(is_whole(least)), true) from jsonb_array_elements(part -> 'super_tier') as least));
  end if;
  return part -> 'items_campuran' is null or is_whole(part -> 'items_campuran' -> 'minimal_pembelian');
end $$;

create function is_readable(conditions jsonb) returns boolean language plpgsql immutable parallel safe as $$
begin
  if not (is_list(conditions -> 'data') and is_list(conditions -> 'benefit')) then
    return false;
  end if;
  return (select coalesce(bool_and(jsonb_typeof(block) = 'object' and is_list(block -> 'data')), true)
      from jsonb_array_elements(conditions -> 'data') as block)
    and (select coalesce(bool_and(is_readable_part(part) and part ? 'level'), true)
      from jsonb_array_elements(conditions -> 'data') as block
        cross join lateral jsonb_array_elements(case when is_list(block -> 'data') then block -> 'data' else '[]' end) as part)
    and (select coalesce(bool_and(jsonb_typeof(benefit) = 'object' and is_whole(coalesce(benefit -> 'maks_benefit', '0'))
        and (coalesce(benefit -> 'maks_benefit', '0'))::text not like '-%'
        and jsonb_typeof(benefit -> 'value') in ('string', 'number')), true)
      from jsonb_array_elements(conditions -> 'benefit') as benefit);
end $$;

alter table new_promos
  add column readable smallint not null generated always as (is_readable(items_condition)::integer) stored;

-- What applies but cannot be read: its registry says so, for the list that Today leads to.
alter table promo_master add column unread smallint not null default 0 check (unread in (0, 1));
create index promo_master_unread on promo_master (id) where unread = 1;
create function follow_readable() returns trigger language plpgsql as $$
begin
  update promo_master set unread = 1 - new.readable
    where jenis in ('NEW PROMO', 'other') and id_relation = new.id and unread <> 1 - new.readable;
  return null;
end $$;
create trigger follow_readable after update of items_condition on new_promos
  for each row execute function follow_readable();
create or replace function begin_as_promotion() returns trigger language plpgsql as $$
begin
  new.active := coalesce(promotion_is_on(new.jenis, new.id_relation), new.active);
  new.unread := case when new.jenis in ('NEW PROMO', 'other')
    then coalesce((select 1 - readable from new_promos where id = new.id_relation), 0) else 0 end;
  return new;
end $$;
update promo_master as m set unread = 1 from new_promos as n
  where m.jenis in ('NEW PROMO', 'other') and n.id = m.id_relation and n.readable = 0;
