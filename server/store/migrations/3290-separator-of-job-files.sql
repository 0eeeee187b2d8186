-- What separates the columns of the files that a job makes: as the spreadsheets of who started it expect.
alter table jobs add column separator text not null default ',' check (separator in (',', ';'));

-- A refused line is the list of its fields now. Of a job that goes on: what is there under names.
update job_rejected_lines set given = coalesce((select jsonb_agg(value) from jsonb_each(given)), '[]')
  where jsonb_typeof(given) = 'object';
