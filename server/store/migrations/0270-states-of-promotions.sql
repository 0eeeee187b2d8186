-- Whether a promotion applies today, and if not, why: said once for every kind.
create view promotion_states as
  select m.jenis, m.id_relation, m.start_date, m.end_date,
    case
      when m.active = 0 then 'inactive'
      when m.approved_version is null then
        case a.approval when 3 then 'rejected' when 4 then 'revise' else 'waiting' end
      when now()::date < m.start_date then 'later'
      when now()::date > m.end_date then 'over'
      else 'applies'
    end as state
  from promo_master as m
  left join promotion_approvals as a on a.promo_master_id = m.id and a.current = 1;

create or replace view harga_corets as
  select p.id, p.name, p.category_id, p.brand_id, p.price, c.id as product_promo_price_id,
    case when c.id is null then 'none' else coalesce(s.state, 'waiting') end as state,
    case
      when s.state is distinct from 'applies' then null
      when c.discount_type = 'amount' then greatest(0, p.price - c.discount)
      else round(p.price * (100 - c.discount) / 100)
    end as harga_coret
  from products as p
  left join product_promo_prices as c on c.product_id = p.id and c.replaced_at is null
  left join promotion_states as s on s.jenis = 'HARGA CORET' and s.id_relation = c.id;
