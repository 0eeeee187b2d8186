-- The state of the embedded ERP that stands in for a real one: what it took over when it first met a product.
create table simulated_erp_values (
  sku_code text not null,
  kind text not null check (kind in ('price', 'stock')),
  -- Group of customers (empty: the product itself), or warehouse.
  code text not null,
  value numeric(18, 2) not null,
  since timestamptz(3) not null default now() - interval '1 day',
  primary key (kind, sku_code, code)
);
