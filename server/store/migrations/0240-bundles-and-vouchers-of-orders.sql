-- Bundles and the voucher that an order names.

-- What an item came in: its pieces change only with those of the whole bundle. A bundle may be deleted later, so the
-- number refers to nothing; the order keeps what the bundle was.
alter table transaction_items add column bundle_id integer;

-- Bundles are counted beside what takes of a quota.
alter table promotion_uses drop constraint promotion_uses_kind_check;
alter table promotion_uses add constraint promotion_uses_kind_check check (kind in ('new', 'free', 'bundle'));

-- An order has one voucher.
create unique index voucher_usages_order on voucher_usages (transaction_id);

-- Whose voucher it is, where one shop alone may use it.
alter table vouchers add column user_id integer references users;
create index vouchers_user_id on vouchers (user_id);
