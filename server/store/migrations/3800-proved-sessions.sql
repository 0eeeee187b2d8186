-- expand
-- When the person of a session last showed a password: what is grave asks for it anew after some minutes.
alter table tokens add column proved_at timestamptz(3) not null default now();
update tokens set proved_at = created_at;
