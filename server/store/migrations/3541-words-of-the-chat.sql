-- The search over all conversations finds what people wrote, notes too.

drop index messages_text_search;
create index messages_words on messages using gin (search_form(content) gin_trgm_ops)
  where category in ('chat', 'note') and deleted_at is null;
