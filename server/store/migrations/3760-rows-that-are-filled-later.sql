-- expand
-- What a migration leaves to a job (server/tasks/fill-rows.ts): the rows that a big table has are set in small steps, while others
-- write. `assignments` and `missing` are SQL over a row `t`; a row that is not missing anything is left alone, so a step can be repeated.
create table backfills (
  name text primary key,
  of_table text not null,
  assignments text not null,
  missing text not null,
  ended_at timestamptz(3)
);
