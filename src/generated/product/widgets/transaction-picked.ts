// Generated from schemas/transaction/transaction-picked.widget.json by `npm run generate`. Edit that instead of this file.
/** What widget transaction-picked is given. The pieces of a document, by item, to be read only. */
export interface TransactionPickedProps {
  items: {}[];
  details: {}[];
}
