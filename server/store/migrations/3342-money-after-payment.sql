-- What an order that was paid comes to afterwards: its lines can change until it is delivered, and goods come back.
alter table transactions
  -- Rupiah that were confirmed; null while unpaid. Of an order paid before this column it is noted when its money changes.
  add column paid_amount numeric(18, 2),
  -- Rupiah of the pieces that came back.
  add column returned_amount numeric(18, 2) not null default 0 check (returned_amount >= 0),
  -- Still to be paid; below 0 a credit of the shop; null where nothing is open.
  add column balance numeric(18, 2) generated always as
    (nullif(total_price - returned_amount - paid_amount, 0)) stored,
  add column unsettled smallint not null generated always as
    (case when total_price - returned_amount <> paid_amount then 1 else 0 end) stored;
create index transactions_unsettled on transactions (id) where unsettled = 1;

create function keep_paid_amount() returns trigger language plpgsql as $$
begin
  new.paid_amount := case old.paid when 1 then old.total_price else new.total_price end;
  return new;
end $$;
create trigger keep_paid_amount before update of paid, total_price, returned_amount on transactions
  for each row when (new.paid = 1 and new.paid_amount is null) execute function keep_paid_amount();
