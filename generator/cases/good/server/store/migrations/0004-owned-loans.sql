-- What the bad examples own of the loans.
alter table loans add column bad_id integer references bads;
