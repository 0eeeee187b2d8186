-- A twin is found by its own spelling too.
drop index products_code_twin;
create index products_code_twin on products (sku_code) where code_twin;

-- When the row with the code goes or takes another code, its oldest twin has the code.
create function pass_code_on() returns trigger language plpgsql as $$
declare code text := to_jsonb(old) ->> tg_argv[0];
begin
  if tg_op = 'DELETE' or code_form(code) <> code_form(coalesce(to_jsonb(new) ->> tg_argv[0], '')) then
    execute format('update %1$I set code_twin = false
      where id = (select min(id) from %1$I where code_twin and code_form(%2$I) = code_form($1))', tg_table_name, tg_argv[0])
    using code;
  end if;
  return null;
end $$;
create trigger pass_code_on after delete or update of sku_code on products for each row
  when (not old.code_twin) execute function pass_code_on('sku_code');
create trigger pass_code_on after delete or update of kode on new_promos for each row
  when (not old.code_twin) execute function pass_code_on('kode');
create trigger pass_code_on after delete or update of code on vouchers for each row
  when (not old.code_twin) execute function pass_code_on('code');

-- What order files named before is compared as they name it from now on.
update imported_products as known set sku_code = code_form(sku_code)
where code_form(sku_code) <> sku_code and not exists (
  select from imported_products as other
  where other.sku_code <> known.sku_code and code_form(other.sku_code) = code_form(known.sku_code));
update imported_lines as line set sku_code = code_form(sku_code)
where code_form(sku_code) <> sku_code and not exists (
  select from imported_lines as other
  where other.transaction_id = line.transaction_id and other.occurrence = line.occurrence
    and other.sku_code <> line.sku_code and code_form(other.sku_code) = code_form(line.sku_code));
