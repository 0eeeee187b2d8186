// Generated from schemas (transaction-event) by `npm run generate`. Edit that instead of this file.
/** Something that happened to an order. */
export interface TransactionEvent {
  id: number;
  at: string;
  /** Name of the person, or who acts without being one. */
  by: string | null;
  /** What it was about. */
  kind: 'step' | 'document' | 'edit' | 'reminder' | 'other';
  /** The state that it led to, if any. */
  state: number | null;
  /** Source text. */
  message: string;
  /** Fill the places of the message. */
  params: {} | null;
}
