-- Lines of an uploaded file that a job could not apply, until they are in the file that it gives back.
create table job_rejected_lines (
  job_id integer not null references jobs on delete cascade,
  line integer not null check (line >= 1),
  given jsonb not null,
  reason text not null,
  primary key (job_id, line)
);
