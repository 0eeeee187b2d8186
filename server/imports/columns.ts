import { ImportError } from './import-error.ts';
import { parseFields } from './read-records.ts';

export const COLUMNS = [
  'InvoiceNo',
  'StockCode',
  'Description',
  'Quantity',
  'InvoiceDate',
  'UnitPrice',
  'CustomerID',
  'Country',
] as const;
export type Column = (typeof COLUMNS)[number];

/** The place of each column, and how many fields a line has. */
export interface Layout {
  width: number;
  at: Readonly<Record<Column, number>>;
}

/** Reads the header line; columns may be in any order. Throws an ImportError when one is missing. */
export function readHeader(text: string, file: string): Layout {
  const names = (parseFields(text, true) ?? []).map((name) => name.trim().toLowerCase());
  const places = COLUMNS.map((column) => [column, names.indexOf(column.toLowerCase())] as const);
  const missing = places.filter(([, place]) => place < 0).map(([column]) => column);
  if (missing.length === 0) {
    return { width: names.length, at: Object.fromEntries(places) as Layout['at'] };
  }
  const lacking = missing.length === COLUMNS.length ? '' : ` It lacks ${missing.join(', ')}.`;
  throw new ImportError(`${file} does not begin with the header ${COLUMNS.join(',')}.${lacking}`);
}
