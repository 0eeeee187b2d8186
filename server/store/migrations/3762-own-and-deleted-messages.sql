-- expand
-- concurrently
-- What is taken off the messages after a person's mark.
create index concurrently if not exists messages_own on messages (conversation_id, admin_user_id, id)
  where admin_user_id is not null and category in ('chat', 'note');
create index concurrently if not exists messages_deleted on messages (conversation_id, id)
  where deleted_at is not null and category in ('chat', 'note');
