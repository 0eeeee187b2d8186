-- What came back before the payment is not paid for: an unpaid order is due for its price less that.
update transactions as t set returned_amount = r.amount from (
  select transaction_id, sum(round(final_price * back / greatest(1, quantity))) as amount
  from (
    select i.transaction_id, i.final_price, i.quantity, sum(l.qty) as back
    from transaction_items as i
    join transaction_sro_lines as l on l.transaction_item_id = i.id
    join transaction_sros as s on s.id = l.sro_id and s.status <> 'Failed'
    group by i.id
  ) as returned
  group by transaction_id
) as r
where r.transaction_id = t.id and t.paid = 0 and t.returned_amount = 0;

-- Rupiah of the goods that are kept: what an unpaid order is due for.
alter table transactions add column amount_due numeric(18, 2) not null
  generated always as (total_price - returned_amount) stored;

create or replace function keep_paid_amount() returns trigger language plpgsql as $$
begin
  new.paid_amount := case old.paid
    when 1 then old.total_price - old.returned_amount
    else new.total_price - new.returned_amount end;
  return new;
end $$;
