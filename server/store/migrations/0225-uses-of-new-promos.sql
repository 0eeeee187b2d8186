-- Orders that have taken of a promotion's quota, beside the promotion: an order is no change of what its form says.
create table new_promo_uses (
  new_promo_id integer primary key references new_promos on delete cascade,
  used integer not null default 0 check (used >= 0)
);
insert into new_promo_uses (new_promo_id, used) select id, used from new_promos;
alter table new_promos drop column used;

create function begin_new_promo_uses() returns trigger language plpgsql as $$
begin
  insert into new_promo_uses (new_promo_id) values (new.id);
  return null;
end $$;
create trigger begin_uses after insert on new_promos for each row execute function begin_new_promo_uses();
