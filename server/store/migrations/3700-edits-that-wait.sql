-- What becomes of the edit of a promotion that applies, as long as it is not decided: it waits, or was sent back; empty where
-- there is none. A source text, read like a column of the rows that lists show.
create function edit_of_promotion(jenis text, relation_id integer) returns text language sql stable as $$
  select coalesce((
    select case a.approval when 1 then 'An edit waits.' else 'An edit was sent back.' end
    from promotion_approvals as a
    where a.jenis = $1 and a.relation_id = $2 and a.current = 1 and a.approval in (1, 4) and a.asks = 'edit'), '')
$$;

create function edit_said(promo_master) returns text language sql stable as $$
  select edit_of_promotion($1.jenis, $1.id_relation)
$$;
create function edit_said(flashsales) returns text language sql stable as $$
  select edit_of_promotion('FLASHALE', $1.id)
$$;
create function edit_said(campaigns) returns text language sql stable as $$
  select edit_of_promotion('CAMPAIGN', $1.id)
$$;
create function edit_said(bundles) returns text language sql stable as $$
  select edit_of_promotion('BUNDLE', $1.id)
$$;
create function edit_said(product_frees) returns text language sql stable as $$
  select edit_of_promotion('PRODUCT FREE', $1.id)
$$;
create function edit_said(harga_corets) returns text language sql stable as $$
  select edit_of_promotion('HARGA CORET', $1.product_promo_price_id)
$$;
