-- A flash sale begins and ends within a day: what its state says, and when.
create or replace view promotion_states as
  select m.jenis, m.id_relation, m.start_date, m.end_date,
    case
      when m.active = 0 and f.active is distinct from 2 then 'inactive'
      when m.approved_version is null then
        case a.approval when 3 then 'rejected' when 4 then 'revise' else 'waiting' end
      when coalesce(now() < f.starts_at, now()::date < m.start_date) then 'later'
      when coalesce(now() >= f.ends_at, now()::date > m.end_date) then 'over'
      else 'applies'
    end as state,
    f.start_time, f.end_time
  from promo_master as m
  left join flashsales as f on m.jenis = 'FLASHALE' and f.id = m.id_relation
  left join promotion_approvals as a on a.promo_master_id = m.id and a.current = 1;

-- The key that the screens of a promotion are reached by: of a struck price that of its product.
alter table promo_master add column id_screen integer default 0;
create function name_promotion_screen() returns trigger language plpgsql as $$
begin
  new.id_screen := coalesce(
    (select product_id from product_promo_prices where id = new.id_relation and new.jenis = 'HARGA CORET'),
    new.id_relation
  );
  return new;
end $$;
create trigger name_screen before insert or update of id_relation on promo_master
  for each row execute function name_promotion_screen();
update promo_master set id_relation = id_relation;
alter table promo_master alter column id_screen set not null;
