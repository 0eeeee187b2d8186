-- The ERP's wholesale prices: found again by from how many pieces and from which day on; without a day they always held.
alter table product_wholesale_prices alter column start_date drop not null;
alter table product_wholesale_prices add column synced_at timestamptz(3);
create unique index product_wholesale_prices_step on product_wholesale_prices (product_id, min_qty, start_date)
  nulls not distinct;

-- The embedded ERP hands out those that it met.
alter table simulated_erp_values drop constraint simulated_erp_values_kind_check;
alter table simulated_erp_values add check (kind in ('price', 'stock', 'tier'));
