-- A reward that was only typed keeps no campaign: it is given once the campaign was approved. One without an approval needed none.
create or replace function promotion_was_used(jenis text, relation_id integer) returns integer language sql stable as $$
  select case jenis
    when 'FLASHALE' then
      (exists (select from flashsale_products as p where p.flashsale_id = relation_id and p.sold > 0))::integer
    when 'CAMPAIGN' then (exists (
      select from campaign_participants as c
      where c.campaign_id = relation_id and (c.reached > 0 or (c.reward <> '' and (
        select coalesce(bool_or(a.approval = 2), true) from promotion_approvals as a
        where a.jenis = 'CAMPAIGN' and a.relation_id = c.campaign_id
      )))
    ))::integer
    when 'HARGA CORET' then 0
    else (exists (
      select from promotion_uses as u
      where u.promotion_id = relation_id
        and u.kind = case jenis when 'BUNDLE' then 'bundle' when 'PRODUCT FREE' then 'free' else 'new' end
    ))::integer
  end
$$;
