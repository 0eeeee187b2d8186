-- Amounts are rupiah without decimals: so is the price of a discount.
update product_discounts set discount_price = round(discount_price) where discount_price <> round(discount_price);
alter table product_discounts
  add constraint product_discounts_whole check (discount_price = round(discount_price));
