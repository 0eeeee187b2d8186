-- A message may be changed for a while, and answer another one of its conversation.

alter table messages
  add column edited_at timestamptz(3),
  add column quote_id bigint references messages on delete set null;
create index messages_quote_id on messages (quote_id) where quote_id is not null;

create function tell_edited_message() returns trigger language plpgsql as $$
begin
  perform pg_notify('chat', json_build_object('is', 'edited', 'id', new.id)::text);
  return null;
end $$;
create trigger tell_edited after update of edited_at on messages for each row
  when (old.edited_at is distinct from new.edited_at) execute function tell_edited_message();
