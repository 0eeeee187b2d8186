// The door of the imports: everything above imports from here.
export { ImportError } from './import-error.ts';
export { checkFile, type ImportOptions, importOrders } from './import-orders.ts';
export type { Summary } from './summary.ts';
export { ImportTerminal } from './terminal.ts';
