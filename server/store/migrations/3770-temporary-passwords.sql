-- expand
-- A password that somebody else has set: its owner chooses another one before anything else.
alter table admin_users add column password_temporary boolean not null default false;
