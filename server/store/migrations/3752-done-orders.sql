-- expand
-- The newest orders are seldom done: the list of those that are would read past all newer ones by the primary key.
create index transactions_done on transactions (id) where state = 3;
