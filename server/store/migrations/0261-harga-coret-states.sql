-- A first discount that the approvers turned down, or sent back, says so instead of waiting for ever.
create or replace view harga_corets as
  select p.id, p.name, p.category_id, p.brand_id, p.price, c.id as product_promo_price_id,
    case
      when c.id is null then 'none'
      when c.active = 0 then 'inactive'
      when a.id is null and v.approval = 3 then 'rejected'
      when a.id is null and v.approval = 4 then 'revise'
      when a.id is null then 'waiting'
      when now()::date < c.start_date then 'later'
      when now()::date > c.end_date then 'over'
      else 'applies'
    end as state,
    case
      when a.id is null or now()::date not between c.start_date and c.end_date then null
      when c.discount_type = 'amount' then greatest(0, p.price - c.discount)
      else round(p.price * (100 - c.discount) / 100)
    end as harga_coret
  from products as p
  left join product_promo_prices as c on c.product_id = p.id and c.replaced_at is null
  left join applying_promotions as a on a.jenis = 'HARGA CORET' and a.id_relation = c.id
  left join promotion_approvals as v on v.jenis = 'HARGA CORET' and v.relation_id = c.id and v.current = 1;
