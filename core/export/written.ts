import { type Moment, momentReader, momentWriter } from '../dates.ts';
import { asText, isActive, toNumber } from '../read-value.ts';
import { type Row, readPath } from '../scope.ts';
import type { ExportColumn, ExportKind, ExportPlace, Sheet } from './sheet.ts';

/** One value in a file: numbers stay numbers, a date has its parts, an empty value is null. */
export type Written = string | number | { readonly text: string; readonly moment: Moment } | null;

type Write = (value: unknown, rowIndex: number) => Written;

/** Returns a function from a row and its index to the values of its columns. Create it once for all rows. */
export function rowWriter(sheet: Sheet): (row: Row, rowIndex: number) => Written[] {
  const columns = sheet.columns.map((column) => ({ path: column.path, write: writerOf(column, sheet) }));
  return (row, rowIndex) => columns.map(({ path, write }) => write(readPath(row, path), rowIndex));
}

function writerOf(column: ExportColumn, place: ExportPlace): Write {
  const write = WRITERS[column.as](column, place);
  if (column.as === 'row-number') return write;
  return (value, rowIndex) =>
    value === null || value === undefined || value === '' ? null : write(value, rowIndex);
}

const WRITERS: Readonly<Record<ExportKind, (column: ExportColumn, place: ExportPlace) => Write>> = {
  text: () => asText,
  number: () => (value) => toNumber(value) ?? asText(value),
  date: ({ format = 'DD/MM/YYYY' }, { zone, locale }) => {
    const read = momentReader(zone);
    const write = momentWriter(format, locale);
    return (value) => {
      const moment = read(value);
      return moment ? { text: write(moment), moment } : asText(value);
    };
  },
  choice:
    ({ labels = {} }) =>
    (value) => {
      const text = asText(value);
      return Object.hasOwn(labels, text) ? (labels[text] ?? text) : text;
    },
  active:
    ({ labels = {} }) =>
    (value) =>
      (isActive(value) ? labels.on : labels.off) ?? asText(value),
  'row-number': () => (_value, rowIndex) => rowIndex + 1,
  address:
    ({ base = '' }) =>
    (value) => {
      const address = asText(value);
      return address.startsWith('/') && !address.startsWith('//') ? base + address : address;
    },
};
