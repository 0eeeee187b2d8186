-- expand
-- Rows counted by steps of a list, so that a page deep in it is found by adding up (docs/decisions/deep-pages.md): by spans of 10,000
-- ids, 'state, paid, span(id)', or by days, 'paid, day(created_at)'. The step stands last.

create function id_span(id bigint) returns bigint language sql immutable parallel safe
  return floor(id / 10000.0)::bigint;

create or replace function counted_expressions(columns text[], out value text, out one text, out amount text) language sql immutable as $$
  select format('jsonb_build_array(%s)', coalesce(string_agg(
      case part[1] when 'day' then format('business_day(%I)', part[2])
        when 'span' then format('id_span(%I)', part[2])
        when 'month' then format('date_trunc(''month'', %I::timestamp)::date', part[2])
        else quote_ident(c) || case when columns[1] ~ '^month\(' then '::text' else '' end end,
      ', ' order by n) filter (where part[1] is distinct from 'sum'), '')),
    case when columns[1] ~ '^month\(' then '0' else '1' end,
    coalesce(max(quote_ident(part[2])) filter (where part[1] = 'sum'), '0')
  from unnest(columns) with ordinality as u (c, n)
    left join lateral regexp_match(c, '^(day|month|span|sum)\((\w+)\)$') as part on true
$$;
