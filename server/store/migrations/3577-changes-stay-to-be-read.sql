-- What the edit of a version changed, line by line, as it was decided or another took its place: sentences with what fills them,
-- said in the language of whoever reads them. Null while it waits, and where nothing applied before.
alter table promotion_approvals add column changes jsonb;
