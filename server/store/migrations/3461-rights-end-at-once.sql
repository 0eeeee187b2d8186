-- A session that ends and a role that changes are told to every process: chats of whoever lost the right are closed at once.

create function tell_rights() returns trigger language plpgsql as $$
begin
  perform pg_notify('chat', '{"kind":"rights"}');
  return null;
end $$;
create trigger tell_revoked after update of revoked_at on tokens for each row
  when (old.revoked_at is null and new.revoked_at is not null) execute function tell_rights();
create trigger tell_removed after delete on tokens for each row
  when (old.revoked_at is null and old.expires_at > now()) execute function tell_rights();
create trigger tell_role after update of role on admin_users for each row
  when (old.role is distinct from new.role) execute function tell_rights();
