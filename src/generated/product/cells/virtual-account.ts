// Generated from schemas/transaction/virtual-account.cell.json by `npm run generate`. Edit that instead of this file.
/** Options of the cell virtual-account. The number of a virtual account, copied on a click; '-' unless the order is paid by BCA. */
export interface VirtualAccountCellOptions {}

/** A value of the cell virtual-account. */
export type VirtualAccountCellValue = string | null;
