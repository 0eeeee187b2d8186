-- The state of a campaign as its list answers it beside the number.
alter table campaigns add column active_string text not null
  generated always as (case active when 1 then 'Active' else 'Inactive' end) stored;
