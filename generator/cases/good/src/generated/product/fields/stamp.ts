// Generated from schemas/book/stamp.field.json by `npm run generate`. Edit that instead of this file.
/** Options of the field stamp. A text that is stamped. */
export interface StampFieldOptions {
  ink: 'red' | 'blue';
  word?: string;
}

/** A value of the field stamp. */
export type StampFieldValue = string;
