-- The log of a version has the steps of every version of its promotion: `approval_id` is the version whose log it is,
-- `version_id` the one that the step was taken on.
create view promotion_approval_steps as
  select l.id, shown.id as approval_id, v.id as version_id, v.version, v.asks,
    l.approver, l.level, l.created_at, l.status, l.note
  from promotion_approvals as shown
  join promotion_approvals as v on v.promo_master_id = shown.promo_master_id
  join promotion_approval_logs as l on l.approval_id = v.id;
