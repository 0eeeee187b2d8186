-- The language of who started a job: the files that it makes speak it.
alter table jobs add column language text not null default 'en';
