-- The search over messages finds the documents that they carry by number: an order, invoices, returns.

create function chat_numbers(data jsonb) returns text
  language sql immutable parallel safe strict
  return jsonb_build_array(data -> 'invoice_no', jsonb_path_query_array(data,
    '$.attachments[*].keyvalue() ? (@.key == "invoice_no" || @.key == "document_no" || @.key == "no").value',
    '{}', true))::text;

create index messages_numbers on messages using gin (search_form(chat_numbers(data)) gin_trgm_ops)
  where category in ('chat', 'note') and deleted_at is null;
