-- expand
-- concurrently
-- Orders in the order of their time, as lists ask for them: those of one millisecond by their id.
create index concurrently if not exists transactions_newest on transactions (created_at, id);
drop index concurrently if exists transactions_created_at;
