-- expand
-- Where and with what somebody signed in, and when the session was used last: it is asked for at most every five minutes.
alter table tokens
  add column address text,
  add column user_agent text,
  add column used_at timestamptz(3);
