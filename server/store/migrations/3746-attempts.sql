-- expand
-- Tries that are limited, such as wrong passwords; all servers count here. After a crash they begin anew.
create unlogged table attempts (
  -- A hash of who tries what: an account, an address, a browser.
  key bytea primary key,
  tries integer not null,
  -- End of the window, which began with the first try.
  ends_at timestamptz not null
);
create index attempts_ends_at on attempts (ends_at);
