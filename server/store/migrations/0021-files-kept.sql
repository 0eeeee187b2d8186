-- When somebody last kept these bytes: those that no row refers to are collected a day later.
alter table files add column kept_at timestamptz(3) not null default now();
create index files_kept_at on files (kept_at);
