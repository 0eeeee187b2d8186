-- Settings of the business that its programs read by their key.

create table configs (
  key text primary key check (key <> ''),
  value text not null default '',
  is_middleware smallint not null default 0 check (is_middleware in (0, 1)),
  updated_at timestamptz(3) not null default now(),
  -- Whoever writes it: the chat is either on or off.
  constraint configs_chat_config check (key <> 'chat_config' or value in ('true', 'false'))
);

create trigger touch before update on configs for each row execute function touch_updated_at();
