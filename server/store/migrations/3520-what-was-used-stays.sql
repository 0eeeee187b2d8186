-- Whether a promotion was used, so that it is not deleted: read like a column of its row, 1 or 0. Of a struck price, whose uses
-- stand in the prices of orders alone, a list does not look for them.
create function promotion_was_used(jenis text, relation_id integer) returns integer language sql stable as $$
  select case jenis
    when 'FLASHALE' then
      (exists (select from flashsale_products as p where p.flashsale_id = relation_id and p.sold > 0))::integer
    when 'CAMPAIGN' then (exists (
      select from campaign_participants as c where c.campaign_id = relation_id and (c.reached > 0 or c.reward <> '')
    ))::integer
    when 'HARGA CORET' then 0
    else (exists (
      select from promotion_uses as u
      where u.promotion_id = relation_id
        and u.kind = case jenis when 'BUNDLE' then 'bundle' when 'PRODUCT FREE' then 'free' else 'new' end
    ))::integer
  end
$$;

create function was_used(m promo_master) returns integer language sql stable as $$
  select promotion_was_used(m.jenis, m.id_relation)
$$;
create function was_used(flashsales) returns integer language sql stable as $$
  select promotion_was_used('FLASHALE', $1.id)
$$;
create function was_used(campaigns) returns integer language sql stable as $$
  select promotion_was_used('CAMPAIGN', $1.id)
$$;
create function was_used(vouchers) returns integer language sql stable as $$
  select (exists (select from voucher_usages as u where u.voucher_id = $1.id and u.status = 'used'))::integer
$$;
