-- The level whose turn it was, by its number: who repeats a decision on the same turn has decided already.
alter table promotion_approval_logs add column turn integer;
