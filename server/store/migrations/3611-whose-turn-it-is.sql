-- Who decides next on a version, by name, as server/handlers/promotions/approvers.ts says it: the approvers of its level, its
-- submitter excepted, else a Superadmin.
create view promotion_turns as
  select a.id, coalesce((
      select string_agg(u.username, ', ' order by u.username)
      from approvals as p join admin_users as u on u.id = p.user_id
      where p.role = a.turn and u.role in (2, 3) and u.id is distinct from a.submitter), 'Superadmin') as names
  from promotion_approvals as a where a.approval = 1 and a.current = 1;
