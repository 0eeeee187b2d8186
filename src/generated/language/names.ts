// Generated from schemas/language by `npm run generate`. Edit that instead of this file.
/** Cells that a column or shown value may name. */
export type CellName =
  | 'text'
  | 'number'
  | 'id'
  | 'row-number'
  | 'money'
  | 'date'
  | 'date-time'
  | 'image'
  | 'choice'
  | 'varied'
  | 'active'
  | 'long-text'
  | 'link';

/** Fields that a form or filter may name. */
export type FieldName =
  | 'text'
  | 'textarea'
  | 'number'
  | 'money'
  | 'password'
  | 'switch'
  | 'select'
  | 'picker'
  | 'date'
  | 'image'
  | 'file';
