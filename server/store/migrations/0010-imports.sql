-- What an import brought in, under the names its files use: whatever staff rename or remove afterwards, a line
-- that came once does not come again.

create table imported_products (
  sku_code text primary key,
  product_id integer not null references products on delete cascade,
  -- The line that the product's name and price were taken from, the latest so far.
  line_at timestamptz(3),
  invoice_no text,
  occurrence integer
);
create index imported_products_product_id on imported_products (product_id);

create table imported_lines (
  transaction_id integer not null references transactions on delete cascade,
  sku_code text not null,
  -- Which of the order's lines with this SKU, counted in the order of the file.
  occurrence integer not null check (occurrence >= 1),
  primary key (transaction_id, sku_code, occurrence)
);
