-- Browsers with which an account has been signed in to: the wrong tries of others do not count for them. They let
-- nobody in by themselves.
create table known_devices (
  device_hash bytea not null,
  admin_user_id integer not null references admin_users on delete cascade,
  used_at timestamptz(3) not null default now(),
  primary key (device_hash, admin_user_id)
);
create index known_devices_admin_user on known_devices (admin_user_id);
