-- Codes that people type: compared without case, letter forms, blanks around them and invisible signs, stored as typed.
-- core/code-form.ts does the same; a test compares the two.
create function code_form(code text) returns text
  language sql immutable parallel safe
  return btrim(
    case when octet_length(code) = char_length(code) then lower(code collate "C")
    else lower(regexp_replace(
      normalize(code, nfkc) collate "C",
      '[\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2064\u2066-\u2069\ufeff]', '', 'g') collate "und-x-icu") collate "C" end,
    E' \t\n\v\f\r');

-- Twins that are there already stay, marked, until somebody gives them a code of their own: Today names them.
alter table products add column code_twin boolean not null default false;
alter table new_promos add column code_twin boolean not null default false;
alter table vouchers add column code_twin boolean not null default false;

update products as p set code_twin = true where exists (
  select from products as first where code_form(first.sku_code) = code_form(p.sku_code) and first.id < p.id);
update new_promos as p set code_twin = true where exists (
  select from new_promos as first where code_form(first.kode) = code_form(p.kode) and first.id < p.id);
update vouchers as v set code_twin = true where code_form(v.code) <> '' and exists (
  select from vouchers as first where code_form(first.code) = code_form(v.code) and first.id < v.id);

create unique index products_code on products (code_form(sku_code)) where not code_twin;
create unique index new_promos_code on new_promos (code_form(kode)) where not code_twin;
create unique index vouchers_code on vouchers (code_form(code)) where not code_twin and code_form(code) <> '';
create index products_code_twin on products (id) where code_twin;
create index new_promos_code_twin on new_promos (id) where code_twin;
create index vouchers_code_twin on vouchers (id) where code_twin;

-- A new code is judged anew.
create function end_code_twin() returns trigger language plpgsql as $$
begin
  new.code_twin := false;
  return new;
end $$;
create trigger end_code_twin before update of sku_code on products for each row
  when (old.code_twin and new.sku_code is distinct from old.sku_code) execute function end_code_twin();
create trigger end_code_twin before update of kode on new_promos for each row
  when (old.code_twin and new.kode is distinct from old.kode) execute function end_code_twin();
create trigger end_code_twin before update of code on vouchers for each row
  when (old.code_twin and new.code is distinct from old.code) execute function end_code_twin();

-- A mark of ours, not of the product: its log does not tell it.
do $$ begin
  execute replace(pg_get_functiondef('log_products()'::regprocedure), '''video_name''', '''video_name'', ''code_twin''');
end $$;
