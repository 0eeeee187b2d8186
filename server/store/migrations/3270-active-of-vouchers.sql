-- What the specification states of a voucher is Y or N, as of levels and point rules.
alter table vouchers add column active_yn text not null
  generated always as (case active when 1 then 'Y' else 'N' end) stored check (active_yn in ('Y', 'N'));
create index vouchers_active_yn on vouchers (active_yn, id);
