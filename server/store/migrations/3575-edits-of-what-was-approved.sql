-- A change is asked for where a version was approved, which goes on applying: its values wait with the edit.
alter table promotion_approvals drop column asks;
alter table promotion_approvals add column asks text not null
  generated always as (case when proposal is null then 'new' else 'edit' end) stored;
