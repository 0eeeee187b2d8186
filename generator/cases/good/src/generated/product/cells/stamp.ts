// Generated from schemas/book/stamp.cell.json by `npm run generate`. Edit that instead of this file.
/** Options of the cell stamp. A number as a stamp. */
export interface StampCellOptions {
  ink?: 'red' | 'blue';
}

/** A value of the cell stamp. */
export type StampCellValue = number | null;
