-- expand
-- The second factor of an account: the secret of its authenticator app, sealed, and the last step whose code was taken.
create table second_factors (
  admin_user_id integer primary key references admin_users (id) on delete cascade,
  secret bytea not null,
  last_step bigint not null,
  created_at timestamptz(3) not null default now()
);
-- What is left of the codes for a lost app; only their hashes.
create table recovery_codes (
  code_hash bytea primary key,
  admin_user_id integer not null references second_factors (admin_user_id) on delete cascade
);
create index on recovery_codes (admin_user_id);
