-- When a broadcast is due, whom it has reached, who has read it; and what its list and its choice of shops ask for.

alter table broadcasts add column reached integer not null default 0;
update broadcasts set date_sender = coalesce(sent_at, created_at) where date_sender is null;
alter table broadcasts
  alter column date_sender set default now(),
  alter column date_sender set not null,
  drop constraint broadcasts_scheduled;
update broadcasts as b set reached = m.reached, read = m.read
  from (select broadcast_id, count(*) as reached, count(read_at) as read from messages group by 1) as m
  where m.broadcast_id = b.id;

create index broadcasts_nama_broadcast on broadcasts (nama_broadcast, id);
create index broadcasts_date_sender on broadcasts (date_sender, id);
create index vouchers_active on vouchers (active, id);
create index users_active_shop_name on users (active, shop_name, id);

-- A message counts as read the first time, whoever notes it.
create function count_read() returns trigger language plpgsql as $$
begin
  update broadcasts set read = read + 1 where id = new.broadcast_id;
  return null;
end $$;
create trigger messages_read after update of read_at on messages
  for each row when (old.read_at is null and new.read_at is not null and new.broadcast_id is not null)
  execute function count_read();
