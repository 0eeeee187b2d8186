// Public entry of the imports; higher floors import only from here.
export { ImportError } from './import-error.ts';
export { checkFile, type ImportOptions, importOrders } from './import-orders.ts';
export { DATE_ORDERS, type DateOrder } from './order-line.ts';
export { type ReadLine, readTable, type Table, type TableLine, type TableRules } from './read-table.ts';
export { openZip, type Zip, type ZipEntry, type ZipLimits } from './read-zip.ts';
export type { Summary } from './summary.ts';
export { columnsOf } from './table-columns.ts';
export { ImportTerminal } from './terminal.ts';
