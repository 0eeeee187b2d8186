-- The most in rupiah that a promotion gives over all of its orders, and what they have of it: by order, and their sum beside the
-- promotion, as its quota.
alter table new_promos add column maks_total bigint check (maks_total between 1 and 1000000000000);
alter table promotion_uses add column amount bigint not null default 0 check (amount >= 0);
alter table new_promo_uses add column amount bigint not null default 0 check (amount >= 0);

-- Of orders that are there: their cuts, cn and voucher benefits, less the share of what came back.
with pieces as (
  select i.transaction_id, i.product_id, sum(i.quantity) as ordered, sum(i.quantity - least(i.quantity, (
    select coalesce(sum(l.qty), 0) from transaction_sro_lines as l
    join transaction_sros as s on s.id = l.sro_id and s.status <> 'Failed'
    where l.transaction_item_id = i.id))) as kept
  from transaction_items as i where i.bundle_id is null group by 1, 2
), given as (
  select p.transaction_id, c ->> 'promotion' as promotion, (l ->> 'product')::integer as product_id,
    (c ->> 'amount')::numeric as amount
  from transaction_pricings as p, jsonb_array_elements(p.result -> 'lines') as l, jsonb_array_elements(l -> 'cuts') as c
  union all
  select p.transaction_id, c ->> 'promotion', (s ->> 'product')::integer, (s ->> 'amount')::numeric
  from transaction_pricings as p, jsonb_array_elements(p.result -> 'credits') as c, jsonb_array_elements(c -> 'shares') as s
), kept as (
  select g.transaction_id, g.promotion,
    sum(floor((2 * g.amount * p.kept + p.ordered) / (2 * p.ordered))) as amount
  from given as g join pieces as p using (transaction_id, product_id) where p.ordered > 0 group by 1, 2
)
update promotion_uses as u set amount = k.amount from kept as k
  where u.kind = 'new' and k.transaction_id = u.transaction_id and k.promotion = 'new:' || u.promotion_id;
update new_promo_uses as n set amount = u.amount
  from (select promotion_id, sum(amount) as amount from promotion_uses where kind = 'new' group by 1) as u
  where u.promotion_id = n.new_promo_id;

create function amount_text(amount bigint) returns text language sql immutable as $$
  select replace(to_char(amount, 'FM999,999,999,999,999'), ',', '.')
$$;

-- What the list of promotions says of it, nothing without a maximum: read like columns of a row.
create function maks_said(m promo_master) returns text language sql stable as $$
  select coalesce((select 'Rp {used} of Rp {most} used.' from new_promos as p
    where m.jenis in ('NEW PROMO', 'other') and p.id = m.id_relation and p.maks_total is not null), '')
$$;
create function maks_params(m promo_master) returns jsonb language sql stable as $$
  select coalesce((select jsonb_build_object('used', amount_text(u.amount), 'most', amount_text(p.maks_total))
    from new_promos as p join new_promo_uses as u on u.new_promo_id = p.id
    where m.jenis in ('NEW PROMO', 'other') and p.id = m.id_relation and p.maks_total is not null), '{}')
$$;
