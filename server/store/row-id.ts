/** Whether a row could have this number as its key: what JSON or a text names may be any number. */
export const isRowId = (value: number): boolean =>
  Number.isInteger(value) && value > 0 && value <= 2_147_483_647;
