-- A job is given up after five begins without progress, however often it was begun in all; one that did not do everything
-- says so, and one that stopped can go on where it was.

-- Begins since the last step that led on.
alter table jobs add column stalls integer not null default 0;
alter table jobs
  drop constraint jobs_state_check,
  add constraint jobs_state_check check (state in ('queued', 'running', 'done', 'partly', 'failed', 'cancelled'));
update jobs set state = 'partly' where state = 'done' and (counts ->> 'problems')::integer > 0;

-- A broadcast is sent when the last shop has it; until then it is being sent, and one that stopped half way says so.
alter table broadcasts
  drop constraint broadcasts_status_check,
  add constraint broadcasts_status_check
    check (status in ('Terjadwal', 'Mengirim', 'Terkirim', 'Terkirim sebagian', 'Dibatalkan', 'Gagal'));

create or replace function note_unsent_broadcast() returns trigger language plpgsql as $$
declare
  before broadcasts;
  next text;
begin
  select * into before from broadcasts where id = (new.input ->> 'id')::integer for update;
  next := case
    when before.status = 'Mengirim' and before.reached > 0 then 'Terkirim sebagian'
    when before.status not in ('Terjadwal', 'Mengirim') then null
    when new.state = 'cancelled' and before.status = 'Terjadwal' then 'Dibatalkan'
    else 'Gagal'
  end;
  if next is null then
    return null;
  end if;
  perform set_config('app.step', 'broadcast ' || next, true);
  update broadcasts set status = next where id = before.id;
  perform set_config('app.step', '', true);
  if next <> 'Dibatalkan' then
    insert into audit_entries (request_id, endpoint, entity, entity_id, before, after, actor, action) values
      ('job-' || new.id, new.kind, 'broadcast', before.id::text, jsonb_build_object('status', before.status),
        jsonb_build_object('status', next), 'scheduler',
        case next when 'Gagal' then 'broadcast.fail' else 'broadcast.stop' end);
  end if;
  return null;
end $$;

-- The last job of each broadcast tells what has become of it.
select set_config('app.writer', 'import', true);
update broadcasts as b
  set status = case when j.state in ('queued', 'running') then 'Mengirim' else 'Terkirim sebagian' end
  from (select distinct on (input ->> 'id') (input ->> 'id')::integer as broadcast, state
    from jobs where kind = 'broadcast.send' order by input ->> 'id', id desc) as j
  where b.id = j.broadcast and b.status = 'Terkirim' and j.state not in ('done', 'partly');
select set_config('app.writer', '', true);
