-- expand
-- Sums beside numbers of rows: orders by day, what shops do in their app by month (docs/decisions/exact-totals.md).

-- The day of a time where the business is: the "zone" of app.json.
create function business_day(moment timestamptz) returns date language sql immutable parallel safe
  return (moment at time zone 'Asia/Jakarta')::date;

alter table counted_totals add amount numeric not null default 0;
alter table counted_differences add amount numeric not null default 0;

-- What a key has had until the end of a month, so that whole months are a difference of two. From the first month of a key on there is
-- a row of it for each month that any key has.
create table running_totals (
  group_id integer not null references counted_groups on delete cascade,
  month date not null,
  key text collate "C" not null,
  total bigint not null,
  primary key (group_id, month, key) include (total)
);

-- The parts of the statements that count a group: what it counts by, what a row counts and what it adds to the sum. Of running totals
-- only the sum is kept.
create function counted_expressions(columns text[], out value text, out one text, out amount text) language sql immutable as $$
  select format('jsonb_build_array(%s)', coalesce(string_agg(
      case part[1] when 'day' then format('business_day(%I)', part[2])
        when 'month' then format('date_trunc(''month'', %I::timestamp)::date', part[2])
        else quote_ident(c) || case when columns[1] ~ '^month\(' then '::text' else '' end end,
      ', ' order by n) filter (where part[1] is distinct from 'sum'), '')),
    case when columns[1] ~ '^month\(' then '0' else '1' end,
    coalesce(max(quote_ident(part[2])) filter (where part[1] = 'sum'), '0')
  from unnest(columns) with ordinality as u (c, n)
    left join lateral regexp_match(c, '^(day|month|sum)\((\w+)\)$') as part on true
$$;

-- All that is kept of each group; running totals as what each month added.
create view counted_kept as
  select group_id, value, total, amount from counted_totals
  union all select group_id, value, difference, amount from counted_differences
  union all select group_id, jsonb_build_array(month, key), 0,
    total - lag(total, 1, 0::bigint) over (partition by group_id, key order by month) from running_totals;

-- Counts the rows of a table in these groups, each a text like 'state, paid'; '' is the whole table. 'day(created_at), sum(price)'
-- also sums a column, by days of the business; 'month(day), name, sum(total)' sums in running totals at the end of each month. Said
-- again it replaces the groups; without any nothing is counted any more.
create or replace function count_groups(counted_table regclass, variadic groups text[] default '{}') returns void language plpgsql as $$
declare
  this text := (select relname from pg_class where oid = counted_table);
  counter text := quote_ident('count_' || this);
  asked text[];
  added text;
  removed text;
  changed text;
  partition regclass;
begin
  execute format('drop trigger if exists counted_insert on %1$s; drop trigger if exists counted_update on %1$s;
    drop trigger if exists counted_delete on %1$s; drop trigger if exists counted_truncate on %1$s', counted_table);
  if cardinality(groups) = 0 then
    execute format('drop function if exists %s()', counter);
    delete from counted_differences where group_id in (select g.id from counted_groups as g where g.counted_table = this);
    delete from counted_tables where name = this;
    return;
  end if;
  insert into counted_tables (name) values (this)
    on conflict (name) do update set state = 'counting', marks = counted_tables.marks + 1;
  with gone as (
    delete from counted_groups as g where g.counted_table = this
      and array_to_string(g.columns, ', ') <> all (groups) returning id)
  delete from counted_differences where group_id in (select id from gone);
  foreach added in array groups loop
    insert into counted_groups (counted_table, columns) values (this, string_to_array(added, ', ')) on conflict do nothing;
  end loop;
  select
    string_agg(format('select %s, %s, sum(%s), sum(%s) from new_rows group by 2', g.id, e.value, e.one, e.amount), ' union all '),
    string_agg(format('select %s, %s, -sum(%s), -sum(%s) from old_rows group by 2', g.id, e.value, e.one, e.amount), ' union all '),
    string_agg(format('select %1$s, value, sum(one), sum(amount) from (
        select %2$s as value, %3$s as one, %4$s as amount from new_rows union all select %2$s, -%3$s, -%4$s from old_rows) as c
      group by 2 having sum(one) <> 0 or sum(amount) <> 0', g.id, e.value, e.one, e.amount), ' union all ')
      filter (where cardinality(g.columns) > 0)
    into added, removed, changed
    from counted_groups as g cross join lateral counted_expressions(g.columns) as e
    where g.counted_table = this;
  -- TRUNCATE does not tell its rows, and under the role of a replica what we keep of them may come as well: then all are counted anew.
  execute format($f$
    create or replace function %1$s() returns trigger language plpgsql as $body$
    begin
      if tg_op = 'TRUNCATE' or current_setting('session_replication_role') = 'replica' then
        update counted_tables set state = 'counting', marks = marks + 1 where name = %2$L;
      elsif tg_op = 'INSERT' then
        insert into counted_differences (group_id, value, difference, amount) %3$s;
      elsif tg_op = 'DELETE' then
        insert into counted_differences (group_id, value, difference, amount) %4$s;
      else
        insert into counted_differences (group_id, value, difference, amount) %5$s;
      end if;
      return null;
    end $body$;
    create trigger counted_insert after insert on %6$s referencing new table as new_rows
      for each statement execute function %1$s();
    create trigger counted_update after update on %6$s referencing old table as old_rows new table as new_rows
      for each statement execute function %1$s();
    create trigger counted_delete after delete on %6$s referencing old table as old_rows
      for each statement execute function %1$s();
    create trigger counted_truncate after truncate on %6$s for each statement execute function %1$s();
    alter table %6$s enable always trigger counted_insert, enable always trigger counted_update,
      enable always trigger counted_delete, enable always trigger counted_truncate;
  $f$, counter, this, added, removed, coalesce(changed, 'select 0, null::jsonb, 0, 0 where false'), counted_table);
  for partition in select relid from pg_partition_tree(counted_table) where level > 0 loop
    execute format('create or replace trigger refuse_partition before insert or update or delete on %s
      for each statement execute function refuse_partition(%L)', partition, this);
  end loop;
  -- What was there before is counted in the background. Nothing was where the table is empty: the lock of its triggers lets nobody
  -- write to it until this has ended.
  execute format('update counted_tables set triggers = array(
      select oid::bigint from pg_trigger where tgrelid = %1$L::regclass and starts_with(tgname::text, ''counted_'')),
    state = case when exists (select from %1$s) or exists (
        select from counted_groups as g where g.counted_table = %2$L
          and (exists (select from counted_totals where group_id = g.id) or exists (select from running_totals where group_id = g.id)))
      then ''counting'' else ''ready'' end
    where name = %2$L', counted_table, this);
end $$;
