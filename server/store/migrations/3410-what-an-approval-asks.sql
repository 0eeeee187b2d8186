-- Rows of the approval desk say what they ask for, and name the turn that a decision on them answers.
alter table promotion_approvals
  add column asks text not null generated always as (case when version = 1 then 'new' else 'edit' end) stored,
  add column approval_turn text not null
    generated always as (version::text || '.' || coalesce(turn::text, '')) stored;
