-- Each promotion is found by one option of the filter Tipe Promo: Other finds what has no option of its own.
alter table promo_master add column kind text not null
  generated always as (case jenis when 'HARGA CORET' then 'other' else jenis end) stored;
create index promo_master_kind on promo_master (kind, id);
alter table promotion_approvals add column kind text not null
  generated always as (case jenis when 'HARGA CORET' then 'other' else jenis end) stored;
create index promotion_approvals_kind on promotion_approvals (kind, id);
