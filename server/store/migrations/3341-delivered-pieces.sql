-- What was delivered is what its document says. Judged at the end of a transaction, since a delivery writes both. Imported
-- and demo orders stay as they are.
create function hold_delivered_pieces() returns trigger language plpgsql as $$
declare
  items integer[];
begin
  if current_setting('app.writer', true) in ('import', 'demo') then return null; end if;
  if tg_table_name = 'transaction_document_details' then
    items := array[case tg_op when 'DELETE' then old.transaction_item_id else new.transaction_item_id end];
  elsif tg_table_name = 'transaction_items' then
    items := array[new.id];
  else
    items := array(select id from transaction_items where transaction_id = new.transaction_id);
  end if;
  if exists (
    select from transaction_items as i
    join transaction_documents as d on d.transaction_id = i.transaction_id and d.delivered_at is not null
    left join transaction_document_details as x on x.document_id = d.id and x.transaction_item_id = i.id
    where i.id = any(items) and coalesce(x.qty, 0) <> i.deliver_qty
  ) then
    raise exception 'The delivered pieces are those of the document that the order was delivered with.'
      using errcode = 'check_violation', column = 'qty';
  end if;
  return null;
end $$;
create constraint trigger hold_delivered after update of deliver_qty on transaction_items
  deferrable initially deferred for each row execute function hold_delivered_pieces();
create constraint trigger hold_delivered after insert or update of delivered_at on transaction_documents
  deferrable initially deferred for each row execute function hold_delivered_pieces();
create constraint trigger hold_delivered after insert or delete or update of qty on transaction_document_details
  deferrable initially deferred for each row execute function hold_delivered_pieces();
