-- Shops have a level; bundles, discounts and gifts tell the registry what becomes of them.

alter table users add constraint users_level_id_fkey foreign key (level_id) references loyalty_levels;
create function count_level_customers() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' and old.level_id is not null then
    update loyalty_levels set customer = customer - 1 where id = old.level_id;
  end if;
  if tg_op <> 'DELETE' and new.level_id is not null then
    update loyalty_levels set customer = customer + 1 where id = new.level_id;
  end if;
  return null;
end $$;
create trigger count_level after insert or delete or update of level_id on users
  for each row execute function count_level_customers();

create trigger follow after delete or update of active on bundles
  for each row execute function follow_promotion('BUNDLE');
create trigger follow after delete or update of active on product_promo_prices
  for each row execute function follow_promotion('HARGA CORET');
create trigger follow after delete or update of active on product_frees
  for each row execute function follow_promotion('PRODUCT FREE');
