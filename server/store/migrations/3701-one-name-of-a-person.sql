-- What a member of the staff is called wherever a promotion names one: by name; with the username where another one has the same
-- name, and by the username where there is no name.
create function staff_name(admin_users) returns text language sql stable as $$
  select case
    when btrim(coalesce($1.name, '')) = '' then $1.username
    when exists (select from admin_users as o where o.id <> $1.id and lower(btrim(o.name)) = lower(btrim($1.name)))
      then btrim($1.name) || ' (' || $1.username || ')'
    else btrim($1.name)
  end
$$;

create or replace view promotion_turns as
  select a.id, coalesce((
      select string_agg(u.staff_name, ', ' order by u.username)
      from approvals as p join admin_users as u on u.id = p.user_id
      where p.role = a.turn and u.role in (2, 3) and u.id is distinct from a.submitter), 'a Superadmin') as names
  from promotion_approvals as a where a.approval = 1 and a.current = 1;

-- Whose account is deleted is called as it was then.
create or replace view promotion_approval_steps as
  select l.id, shown.id as approval_id, v.id as version_id, v.version, v.asks,
    coalesce(u.staff_name, l.approver) as approver, l.level, l.created_at, l.status, l.note
  from promotion_approvals as shown
  join promotion_approvals as v on v.promo_master_id = shown.promo_master_id
  join promotion_approval_logs as l on l.approval_id = v.id
  left join admin_users as u on u.id = l.approver_id;

-- The username is what is stored.
create function set_by(product_promo_prices) returns text language sql stable as $$
  select coalesce((select u.staff_name from admin_users as u where lower(u.username) = lower($1.created_by)), $1.created_by)
$$;
