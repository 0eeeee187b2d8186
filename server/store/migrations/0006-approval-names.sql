-- The level's name stands with the approver, kept here, so that one table is read, searched and written.
drop view approval_entries;

alter table approvals add column role_string text not null default '';

create function name_approval() returns trigger language plpgsql as $$
begin
  -- An unknown level is refused by the foreign key, which names it.
  new.role_string := coalesce((select level_name from approval_levels where level = new.role), '');
  return new;
end $$;
create trigger name_level before insert or update on approvals
  for each row execute function name_approval();

create function rename_approvals() returns trigger language plpgsql as $$
begin
  update approvals set role_string = new.level_name where role = new.level;
  return null;
end $$;
create trigger rename after update of level_name on approval_levels
  for each row execute function rename_approvals();

-- Names those that are there already.
update approvals set role = role;
