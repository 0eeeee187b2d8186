// Generated from schemas/transaction/shown-amount.widget.json by `npm run generate`. Edit that instead of this file.
/** What widget shown-amount is given. An amount of the loaded record, to be read only; it is sent, so that no other one is committed. */
export interface ShownAmountProps {}

/** What widget shown-amount edits. */
export type ShownAmountValue = number | null;
