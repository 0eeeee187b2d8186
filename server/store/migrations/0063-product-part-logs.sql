-- What belongs to a product stands in its log as well: prices of groups, stock of warehouses, wholesale prices,
-- discounts and the order of its images, each as `name (what it is of)`. What is gone has no value any more.

-- {name (labels): value} of one row. `arguments`: the name, the column of the value, then those of the labels.
create function product_part(part jsonb, arguments text[]) returns jsonb language sql stable as $$
  select case when part ->> 'deleted_at' is not null then '{}' else jsonb_build_object(
    arguments[1] || ' (' || (
      select string_agg(case when label ~ '^\d{4}-\d\d-\d\d$' then to_char(label::date, 'DD/MM/YYYY') else label end, ' – ' order by place)
      from unnest(arguments[3:]) with ordinality as named (name, place)
      cross join lateral (select part ->> named.name as label) as labels
    ) || ')',
    part -> arguments[2]
  ) end
$$;

create function log_product_part() returns trigger language plpgsql as $$
declare
  event text := coalesce(nullif(current_setting('app.event', true), ''), case tg_op when 'INSERT' then 'created' when 'UPDATE' then 'updated' else 'deleted' end);
  -- The arguments of a trigger count from nought.
  arguments text[] := array(select unnest(tg_argv));
  before jsonb := case when tg_op = 'INSERT' then '{}' else product_part(to_jsonb(old), arguments) end;
  after jsonb := case when tg_op = 'DELETE' then '{}' else product_part(to_jsonb(new), arguments) end;
  product integer := case when tg_op = 'DELETE' then old.product_id else new.product_id end;
  changes jsonb;
begin
  select jsonb_object_agg(key, after -> key) into changes
    from jsonb_object_keys(before || after) as key
    where before -> key is distinct from after -> key;
  -- With a product its parts go, and there is nothing left to tell about.
  insert into product_logs (product_id, new_values, event)
    select id, changes, event from products where id = product and changes is not null;
  return null;
end $$;

create trigger log_part after insert or update or delete on product_prices
  for each row execute function log_product_part('price', 'price', 'price_code');
create trigger log_part after insert or update or delete on product_inventories
  for each row execute function log_product_part('stock', 'stock', 'inventory_code');
create trigger log_part after insert or update or delete on product_wholesale_prices
  for each row execute function log_product_part('wholesale_price', 'price', 'min_qty', 'start_date', 'end_date');
create trigger log_part after insert or update or delete on product_discounts
  for each row execute function log_product_part('discount_price', 'discount_price', 'start_date_time', 'end_date_time');
create trigger log_part after insert or update or delete on product_images
  for each row execute function log_product_part('image', 'ordering', 'id');
