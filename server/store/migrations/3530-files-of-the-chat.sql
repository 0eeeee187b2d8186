-- A PDF that a message carries is for those who may chat, beside whoever may read it where else it is kept.

alter table files add column of_chat boolean not null default false;
update files set of_chat = guarded;
