-- How long shops waited: the answers of a range of days, the answer before one, and what the shop wrote between them.

create index messages_answered on messages (created_at)
  where admin_user_id is not null and category = 'chat';
create index messages_answers on messages (conversation_id, id)
  where admin_user_id is not null and category = 'chat';
create index messages_of_shop on messages (conversation_id, id) where from_shop;
