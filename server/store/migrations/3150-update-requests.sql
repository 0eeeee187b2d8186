-- The requests of all shops, the newest first.
create index user_update_infos_created_at on user_update_infos (created_at, id);
