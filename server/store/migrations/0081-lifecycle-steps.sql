-- The state of a lifecycle is written by its steps alone, and the trail says which action it was and who took it.

alter table audit_entries
  -- 'person' (then admin_user_id says which), or the name of who acts without being one: 'scheduler', 'bank'.
  add column actor text,
  -- '<lifecycle>.<action>' where the change was a step.
  add column action text;
update audit_entries set actor = 'person' where admin_user_id is not null;

-- Guards a column that holds the state of a lifecycle, against calls, jobs and SQL by hand alike. The server puts the
-- triggers on (server/resources/guards.ts): arguments are the lifecycle and the column. Each step names itself with
-- set_config('app.step', '<lifecycle> <next state>', true) just before it writes. An import and the demo data bring
-- records as they have become elsewhere: they say so with set_config('app.writer', 'import', true).
create function guard_lifecycle() returns trigger language plpgsql as $$
declare
  state text := to_jsonb(new) ->> tg_argv[1];
begin
  if current_setting('app.writer', true) in ('import', 'demo')
    or tg_op = 'UPDATE' and current_setting('app.step', true) = tg_argv[0] || ' ' || state then
    return null;
  end if;
  raise exception 'The state of % is written by the actions of lifecycle "%" alone.', tg_table_name, tg_argv[0]
    using hint = case tg_op
      when 'INSERT' then format('A new row may not begin as "%s".', state)
      else format('No action was taken that leads to "%s".', state)
    end;
end $$;
