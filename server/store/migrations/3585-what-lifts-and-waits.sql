-- A note among colleagues lifts no conversation; who takes the last answer back lets the shop wait again.

update conversations as c set person_message_id = (
  select max(id) from messages as m where m.conversation_id = c.id and m.category = 'chat');

create or replace function tell_message() returns trigger language plpgsql as $$
begin
  update conversations set
    last_message_id = new.id,
    person_message_id = case when new.category = 'chat' then new.id else person_message_id end,
    last_at = new.created_at,
    waiting_since = case
      when new.from_shop then coalesce(waiting_since, new.created_at)
      -- What the product sends by itself is no answer.
      when new.admin_user_id is not null and new.category = 'chat' then null
      else waiting_since end
    where id = new.conversation_id;
  perform pg_notify('chat', json_build_object('is', 'message', 'id', new.id)::text);
  return null;
end $$;

-- Only the last answer ends a wait; what is resolved waits for nothing.
create function tell_deleted_message() returns trigger language plpgsql as $$
declare
  answered bigint;
begin
  if new.admin_user_id is not null and new.category = 'chat' then
    select max(id) into answered from messages
      where conversation_id = new.conversation_id and admin_user_id is not null and category = 'chat'
        and deleted_at is null;
    update conversations set waiting_since = (
        select min(created_at) from messages
        where conversation_id = new.conversation_id and id > coalesce(answered, 0) and from_shop and deleted_at is null)
      where id = new.conversation_id and coalesce(answered, 0) < new.id and resolved_at is null;
  end if;
  perform pg_notify('chat', json_build_object('is', 'deleted', 'id', new.id)::text);
  return null;
end $$;
drop trigger tell_deleted on messages;
create trigger tell_deleted after update of deleted_at on messages for each row
  when (old.deleted_at is null and new.deleted_at is not null) execute function tell_deleted_message();
