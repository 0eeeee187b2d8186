-- What is searched in, and for: without case, accents, letter forms, invisible signs and runs of blanks.
-- core/search-form.ts does the same to what is searched for; a test compares the two.
create function search_form(value text) returns text
  language sql immutable parallel safe
  return regexp_replace(
    case when octet_length(value) = char_length(value) then lower(value collate "C")
    else lower(regexp_replace(
      normalize(value, nfkd) collate "C",
      '[\u00ad\u0300-\u036f\u0591-\u05c7\u0610-\u061a\u064b-\u065f\u0670\u1ab0-\u1aff\u1dc0-\u1dff\u200b-\u200f\u202a-\u202e\u2060-\u2064\u2066-\u2069\u20d0-\u20ff\ufe20-\ufe2f\ufeff]',
      '', 'g') collate "und-x-icu") collate "C" end,
    '[\t-\r ]{2,}|[\t-\r]', ' ', 'g');

do $$
declare
  search record;
begin
  for search in
    select indexname, indexdef from pg_indexes
    where schemaname = current_schema and indexdef ~ 'USING gin \("?\w+"? gin_trgm_ops\)'
  loop
    execute format('drop index %I', search.indexname);
    execute regexp_replace(search.indexdef, '\(("?\w+"?) gin_trgm_ops\)', '(search_form(\1) gin_trgm_ops)');
  end loop;
end $$;
