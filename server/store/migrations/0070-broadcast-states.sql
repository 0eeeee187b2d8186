-- A broadcast that nobody will get says so: its sending was cancelled or failed before the first shop had it.

alter table broadcasts
  drop constraint broadcasts_status_check,
  add constraint broadcasts_status_check check (status in ('Terjadwal', 'Terkirim', 'Dibatalkan', 'Gagal'));

-- Whoever ends the job: a person, a process that gives up, or one that cleans up behind another.
create function note_unsent_broadcast() returns trigger language plpgsql as $$
begin
  update broadcasts set status = case new.state when 'cancelled' then 'Dibatalkan' else 'Gagal' end
    where id = (new.input ->> 'id')::integer and status = 'Terjadwal';
  return null;
end $$;
create trigger broadcast_unsent after update of state on jobs
  for each row when (new.kind = 'broadcast.send' and new.state in ('cancelled', 'failed'))
  execute function note_unsent_broadcast();

update broadcasts as b set status = case j.state when 'cancelled' then 'Dibatalkan' else 'Gagal' end
  from jobs as j
  where j.kind = 'broadcast.send' and j.state in ('cancelled', 'failed')
    and b.id = (j.input ->> 'id')::integer and b.status = 'Terjadwal';
