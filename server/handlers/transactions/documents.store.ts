import { sql } from 'kysely';
import type { Db } from '../../store/index.ts';

/** The time of the database transaction, as a value to be written. */
export const CURRENT_TIME = sql<string>`now()`;

/** A document of an order. */
export function readDocument(db: Db, order: number, id: number) {
  return db
    .selectFrom('transaction_documents')
    .select(['id', 'pick_ticket_no', 'delivered_at'])
    .where('id', '=', id)
    .where('transaction_id', '=', order)
    .executeTakeFirst();
}

/** The pieces of a document, by item. */
export function readDocumentDetails(db: Db, document: number) {
  return db
    .selectFrom('transaction_document_details')
    .select(['id', 'transaction_item_id', 'qty'])
    .where('document_id', '=', document)
    .execute();
}

/** The documents of an order with these numbers, whatever blanks surround them. */
export function readDocumentsNumbered(
  db: Db,
  order: number,
  { pick_ticket_no, do_no }: { readonly pick_ticket_no: string; readonly do_no: string },
) {
  return db
    .selectFrom('transaction_documents')
    .select('id')
    .where('transaction_id', '=', order)
    .where(sql`trim(pick_ticket_no)`, '=', pick_ticket_no.trim())
    .where(sql`trim(do_no)`, '=', do_no.trim())
    .execute();
}
