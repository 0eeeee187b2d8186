-- expand
-- What a migration does to builds that do not know it: one that expands leaves them at work, one that contracts does not; and the
-- release that brought it.
alter table migration_checksums add column kind text check (kind in ('expand', 'contract')), add column release text;
