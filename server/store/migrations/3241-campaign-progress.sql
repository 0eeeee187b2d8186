-- How far a shop is in a campaign: of its Done orders in the campaign's days what the campaign is about, less what came
-- back. Rupiah or pieces, as the campaign's target.

create function campaign_reached(campaign integer, shop integer) returns numeric language sql stable as $$
  select coalesce(sum(case c.type_target when 'qty' then i.quantity - b.pieces
    else i.final_price - round(i.final_price * b.pieces / greatest(i.quantity, 1)) end), 0)
  from campaigns as c
  join transactions as t on t.user_id = shop and t.state = 3 and t.created_at::date between c.start_date and c.end_date
  join transaction_items as i on i.transaction_id = t.id
  join products as g on g.id = i.product_id
  cross join lateral (
    select least(coalesce(sum(l.qty), 0), i.quantity) as pieces
    from transaction_sro_lines as l join transaction_sros as s on s.id = l.sro_id and s.status <> 'Failed'
    where l.transaction_item_id = i.id
  ) as b
  where c.id = campaign and exists (select from campaign_items as m where m.campaign_id = c.id
    and (m.product_id = g.id or m.category_id = g.category_id or m.brand_id = g.brand_id))
$$;
