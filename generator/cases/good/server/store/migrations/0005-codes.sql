alter table copies add column tag varchar(20);
create unique index copies_tag on copies (code_form(tag));

-- What the bad examples beside this product do not say.
alter table bads add column tag text not null default '';
create unique index bads_tag on bads (code_form(tag)) where tag <> '';
