-- The list of conversations is ordered by what people wrote: broadcasts and reminders do not lift a conversation.

alter table conversations add column person_message_id bigint;
update conversations as c set person_message_id = m.id
  from (select conversation_id, max(id) as id from messages where category in ('chat', 'note') group by 1) as m
  where m.conversation_id = c.id;
drop index conversations_last;
create index conversations_person on conversations ((coalesce(person_message_id, 0)) desc, id);

create or replace function tell_message() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    update conversations set
      last_message_id = new.id,
      person_message_id = case when new.category in ('chat', 'note') then new.id else person_message_id end,
      last_at = new.created_at,
      waiting_since = case
        when new.from_shop then coalesce(waiting_since, new.created_at)
        -- What the product sends by itself is no answer.
        when new.admin_user_id is not null and new.category = 'chat' then null
        else waiting_since end
      where id = new.conversation_id;
    perform pg_notify('chat', json_build_object('is', 'message', 'id', new.id)::text);
  else
    perform pg_notify('chat', json_build_object('is', 'deleted', 'id', new.id)::text);
  end if;
  return null;
end $$;
