-- What was written, for those who look at it: the least that lets them ask again. Rows are kept for an hour or so.

create sequence live_position;

create table live_events (
  id bigint generated always as identity primary key,
  -- The place in the order of commits, given when the transaction commits; the identity only tells when it was begun.
  position bigint unique,
  of_table text not null,
  kind text not null check (kind in ('created', 'changed', 'deleted')),
  -- Null: many rows, or which of them is not known.
  key text,
  at timestamptz(3) not null default clock_timestamp()
);
create index live_events_at on live_events (at);

-- Runs at the very end of the transaction, when it holds all other locks that it needs. From then until it has
-- committed no other transaction gets a position, so a row that can be seen has all smaller positions before it.
-- NOTIFY itself lets transactions commit one after the other, so this costs nothing more.
create function place_live_event() returns trigger language plpgsql as $$
declare
  place bigint;
begin
  perform pg_advisory_xact_lock(84, 0);
  place := nextval('live_position');
  update live_events set position = place, at = clock_timestamp() where id = new.id;
  perform pg_notify('live_events', place::text);
  return null;
end $$;
create constraint trigger placed after insert on live_events
  deferrable initially deferred for each row execute function place_live_event();
