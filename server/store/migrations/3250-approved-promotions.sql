-- Whether a version of the promotion is approved: what nothing is approved of does not apply, active or not.
alter table promo_master
  add column approved smallint not null generated always as ((approved_version is not null)::integer) stored;
