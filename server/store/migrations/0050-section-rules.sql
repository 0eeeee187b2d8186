-- A section is of one type for good: its items are products, categories or brands accordingly.
create function keep_section_type() returns trigger language plpgsql as $$
begin
  raise exception 'The type of a section cannot change.' using errcode = 'check_violation', column = 'type';
end $$;
create trigger keep_type before update of type on sections for each row
  when (old.type is distinct from new.type) execute function keep_section_type();
