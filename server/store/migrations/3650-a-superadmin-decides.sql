-- Where nobody is named at a level, whoever has the role decides: "a Superadmin", which reads as no person's name.
create or replace view promotion_turns as
  select a.id, coalesce((
      select string_agg(u.username, ', ' order by u.username)
      from approvals as p join admin_users as u on u.id = p.user_id
      where p.role = a.turn and u.role in (2, 3) and u.id is distinct from a.submitter), 'a Superadmin') as names
  from promotion_approvals as a where a.approval = 1 and a.current = 1;
