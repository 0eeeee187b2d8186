-- The categories that conditions of promotions name, however deep: in filters, and in what is mixed.
create function categories_in(conditions jsonb) returns setof integer
  language sql immutable parallel safe
  begin atomic
    select distinct ids.id::integer
    from jsonb_path_query(conditions, '$.**?(@.type == "kategori")') as part (value)
      cross join lateral (
        select jsonb_array_elements_text(
          case when jsonb_typeof(part.value -> 'items') = 'array' then part.value -> 'items' else '[]' end)
        union all
        select unnest(string_to_array(part.value #>> '{items_campuran,items}', ','))
      ) as ids (id)
    where ids.id ~ '^ *[0-9]{1,9} *$';
  end;

create table new_promo_categories (
  new_promo_id integer not null references new_promos on delete cascade,
  -- No foreign key: what is over or was rejected goes on naming what is not there any more.
  category_id integer not null,
  primary key (new_promo_id, category_id)
);
create index new_promo_categories_category_id on new_promo_categories (category_id);

create function keep_promo_categories() returns trigger language plpgsql as $$
begin
  delete from new_promo_categories where new_promo_id = new.id;
  insert into new_promo_categories (new_promo_id, category_id)
    select new.id, category_id from categories_in(new.items_condition) as category_id;
  return null;
end $$;
create trigger keep_categories after insert or update of items_condition on new_promos
  for each row execute function keep_promo_categories();
insert into new_promo_categories (new_promo_id, category_id)
  select p.id, category_id from new_promos as p cross join lateral categories_in(p.items_condition) as category_id;

-- What keeps a category: each promotion that names it and is neither over nor rejected, and each edit that waits.
create view promotion_categories as
  select n.id as new_promo_id, c.category_id
    from new_promo_categories as c
      join new_promos as n on n.id = c.new_promo_id
      left join promotion_approvals as a on a.jenis = 'NEW PROMO' and a.relation_id = n.id and a.current = 1
      left join promo_master as m on m.id = a.promo_master_id
    where n.end_at >= now()::date and (a.approval is distinct from 3 or m.approved_version is not null)
  union
  select a.relation_id, category_id
    from promotion_approvals as a cross join lateral categories_in(a.proposal -> 'items_condition') as category_id
    where a.jenis = 'NEW PROMO' and a.current = 1 and a.approval in (1, 4) and a.end_date >= now()::date;

-- What an old promotion names keeps its name.
create table removed_names (
  noun text not null,
  id integer not null,
  name text not null,
  removed_at timestamptz(3) not null default now(),
  primary key (noun, id)
);
create function keep_removed_name() returns trigger language plpgsql as $$
begin
  if exists (select from new_promo_categories where category_id = old.id) then
    insert into removed_names (noun, id, name) values ('category', old.id, old.name)
      on conflict (noun, id) do update set name = excluded.name, removed_at = now();
  end if;
  return null;
end $$;
create trigger keep_removed_name after delete on categories for each row execute function keep_removed_name();
