-- expand
-- What is unread in a conversation is a difference of two numbers, however long nobody has read it: how many messages of people it
-- has had, and how many it had up to the mark of a person. Deleted ones stay in both, and are taken off where it is read.

alter table conversations add column counted integer;
-- Those that are there are counted by a job; until then what is unread in them is counted as before.
alter table conversations alter column counted set default 0;
alter table conversation_reads add column counted integer;
insert into backfills (name, of_table, assignments, missing)
  select 'messages of conversations', 'conversations',
    $$counted = (select count(*) from messages where conversation_id = t.id and category in ('chat', 'note'))$$,
    't.counted is null'
  where exists (select from conversations);

create or replace function tell_message() returns trigger language plpgsql as $$
begin
  update conversations set
    last_message_id = new.id,
    person_message_id = case when new.category = 'chat' then new.id else person_message_id end,
    counted = counted + (new.category in ('chat', 'note'))::integer,
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

-- Who reads has mostly read all: what is counted is what came since.
create function count_read_messages() returns trigger language plpgsql as $$
begin
  select c.counted - (select count(*) from messages
      where conversation_id = c.id and id > new.message_id and category in ('chat', 'note'))
    into new.counted from conversations as c where c.id = new.conversation_id;
  return new;
end $$;
create trigger count_read before insert or update of message_id on conversation_reads
  for each row execute function count_read_messages();

create function uncount_message() returns trigger language plpgsql as $$
begin
  update conversations set counted = counted - 1 where id = old.conversation_id;
  update conversation_reads set counted = counted - 1
    where conversation_id = old.conversation_id and message_id >= old.id;
  return null;
end $$;
create trigger uncount after delete on messages for each row
  when (old.category in ('chat', 'note')) execute function uncount_message();
