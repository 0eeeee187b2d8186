-- The day until which an unpaid order is to be paid (decision 0127); null where nothing is due: paid, or cash on delivery
-- that was not delivered.
alter table transactions add column due_on date generated always as (
  case when paid = 0 and (payment_type is distinct from 'COD' or state >= 2)
    then (created_at at time zone 'Asia/Jakarta')::date
      + coalesce(substring(payment_type from '^Tempo (\d{1,3}) hari$')::integer, 1)
  end) stored;
create index transactions_due_on on transactions (due_on, id);
create index transactions_due_on_desc on transactions (due_on desc nulls last, id desc);
create index transactions_state_due_on on transactions (state, due_on) where due_on is not null;
drop index transactions_unpaid;
