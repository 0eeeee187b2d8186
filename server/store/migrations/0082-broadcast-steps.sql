-- The end of a job that sends a broadcast is a step of the broadcast's lifecycle: cancelled or failed, whoever ends it.
-- A person who cancels is named by the entry of the call; a sending that gives up has one of its own.

create or replace function note_unsent_broadcast() returns trigger language plpgsql as $$
declare
  next text := case new.state when 'cancelled' then 'Dibatalkan' else 'Gagal' end;
  unsent integer;
begin
  perform set_config('app.step', 'broadcast ' || next, true);
  update broadcasts set status = next where id = (new.input ->> 'id')::integer and status = 'Terjadwal'
    returning id into unsent;
  perform set_config('app.step', '', true);
  if unsent is not null and new.state = 'failed' then
    insert into audit_entries (request_id, endpoint, entity, entity_id, before, after, actor, action) values
      ('job-' || new.id, new.kind, 'broadcast', unsent::text, jsonb_build_object('status', 'Terjadwal'),
        jsonb_build_object('status', next), 'scheduler', 'broadcast.fail');
  end if;
  return null;
end $$;
