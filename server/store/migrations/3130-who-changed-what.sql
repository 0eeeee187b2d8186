-- The log of a product tells what a value was before, who changed it, and what its category and brand are called.
-- A writer names its account with set_config('app.author', '<id>', true).
alter table product_logs
  add column old_values jsonb not null default '{}',
  add column changed_by text;

-- A product is blocked while the ERP says so or staff holds it back.
alter table products
  add column erp_blocked smallint not null default 0 check (erp_blocked in (0, 1)),
  add column held smallint not null default 0 check (held in (0, 1));
alter table products disable trigger user;
update products set erp_blocked = blocked where blocked = 1;
alter table products enable trigger user;

-- Who writes `blocked` by itself says what the ERP says.
create function block_products() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    new.erp_blocked := greatest(new.erp_blocked, new.blocked);
  elsif new.blocked is distinct from old.blocked and new.erp_blocked = old.erp_blocked then
    new.erp_blocked := new.blocked;
  end if;
  new.blocked := greatest(new.erp_blocked, new.held);
  return new;
end $$;
create trigger block before insert or update of blocked, erp_blocked, held on products
  for each row execute function block_products();

-- A film is called as its file was; the bytes are kept under another name.
alter table products add column video_name text;
alter table products disable trigger user;
update products set video_name = (select original_name from files where name = video) where video is not null;
alter table products enable trigger user;
create function name_video() returns trigger language plpgsql as $$
begin
  new.video_name := (select original_name from files where name = new.video);
  return new;
end $$;
create trigger name_video before insert or update of video on products
  for each row when (new.video is not null or new.video_name is not null) execute function name_video();

create function log_author() returns text language sql stable as $$
  select username from admin_users where id = nullif(current_setting('app.author', true), '')::integer
$$;

-- Changed values as the log shows them: category, brand and film by their names.
create function named_values(changes jsonb) returns jsonb language sql stable as $$
  select case when not changes ?| array['category_id', 'brand_id', 'video'] then changes else
    changes - array['category_id', 'brand_id']
    || case when changes ? 'category_id' then jsonb_build_object('category',
      (select name from categories where id = (changes ->> 'category_id')::integer)) else '{}' end
    || case when changes ? 'brand_id' then jsonb_build_object('brand',
      (select name from brands where id = (changes ->> 'brand_id')::integer)) else '{}' end
    || case when changes ? 'video' then jsonb_build_object('video',
      (select coalesce(original_name, name) from files where name = changes ->> 'video')) else '{}' end
  end
$$;

create or replace function log_products() returns trigger language plpgsql as $$
declare
  event text := coalesce(nullif(current_setting('app.event', true), ''), case tg_op when 'INSERT' then 'created' else 'updated' end);
  author text := log_author();
  silent text[] := array['id', 'created_at', 'updated_at', 'edited_at', 'erp_blocked', 'held', 'video_name'];
begin
  if tg_op = 'INSERT' then
    insert into product_logs (product_id, new_values, event, changed_by)
      select n.id, jsonb_strip_nulls(named_values(to_jsonb(n) - silent)), event, author
      from new_rows as n;
  else
    insert into product_logs (product_id, new_values, old_values, event, changed_by)
      select n.id, named_values(changes.new_values), jsonb_strip_nulls(named_values(changes.old_values)), event, author
      from new_rows as n
      join old_rows as o on o.id = n.id
      cross join lateral (
        select jsonb_object_agg(a.key, a.value) as new_values,
          jsonb_object_agg(a.key, b.value) as old_values
        from jsonb_each(to_jsonb(n) - silent) as a
        join jsonb_each(to_jsonb(o)) as b on b.key = a.key and b.value is distinct from a.value
      ) as changes
      where changes.new_values is not null;
  end if;
  return null;
end $$;

create or replace function log_product_part() returns trigger language plpgsql as $$
declare
  event text := coalesce(nullif(current_setting('app.event', true), ''), case tg_op when 'INSERT' then 'created' when 'UPDATE' then 'updated' else 'deleted' end);
  -- The arguments of a trigger count from nought.
  arguments text[] := array(select unnest(tg_argv));
  before jsonb := case when tg_op = 'INSERT' then '{}' else product_part(to_jsonb(old), arguments) end;
  after jsonb := case when tg_op = 'DELETE' then '{}' else product_part(to_jsonb(new), arguments) end;
  product integer := case when tg_op = 'DELETE' then old.product_id else new.product_id end;
  changes jsonb;
  was jsonb;
begin
  select jsonb_object_agg(key, after -> key), jsonb_strip_nulls(jsonb_object_agg(key, before -> key)) into changes, was
    from jsonb_object_keys(before || after) as key
    where before -> key is distinct from after -> key;
  -- With a product its parts go, and there is nothing left to tell about.
  insert into product_logs (product_id, new_values, old_values, event, changed_by)
    select id, changes, was, event, log_author() from products where id = product and changes is not null;
  return null;
end $$;

-- What stands in the log already: names in the place of numbers.
update product_logs set new_values = named_values(new_values) where new_values ?| array['category_id', 'brand_id', 'video'];
