-- What may be missing comes last in either direction: read backwards, the plain index would put it first.
create index bca_mutations_nav_id on bca_mutations (nav_id, id);
create index bca_mutations_nav_id_last on bca_mutations (nav_id desc nulls last, id desc);
-- Payments name a virtual account: whose it is stands on the orders.
create index transactions_virtual_account_id on transactions (virtual_account_id, id);
