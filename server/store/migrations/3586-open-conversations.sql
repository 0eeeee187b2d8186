-- The list shows what is open: most conversations of many years are resolved.

create index conversations_open on conversations ((coalesce(person_message_id, 0)) desc, id) where resolved_at is null;
