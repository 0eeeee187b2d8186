-- The page of settings writes only what is there; empty, the chat stays on this server.

insert into configs (key) values ('chat_app_id'), ('chat_region'), ('chat_auth_key')
on conflict (key) do nothing;
