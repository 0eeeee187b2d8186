import { codeForm } from '../../core/code-form.ts';
import { fieldsOf } from '../../core/table/fields-of.ts';
import { unwritableIn } from '../../core/text.ts';
import { formats } from '../../core/validation/ajv-runtime.ts';
import { ImportError } from './import-error.ts';
import type { FileRecord } from './read-records.ts';

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

/** Which comes first, day or month, in dates such as 12/1/2010. */
export const DATE_ORDERS = ['dmy', 'mdy'] as const;
export type DateOrder = (typeof DATE_ORDERS)[number];

/** The place of each column, how many fields a line has, and how its date is read. */
export interface Layout {
  width: number;
  dates: DateOrder;
  at: Readonly<Record<Column, number>>;
}

/** Reads the header line; columns may be in any order. Throws an ImportError when one is missing. */
export function readHeader(text: string, file: string, dates: DateOrder = 'mdy'): Layout {
  const names = (fieldsOf(text, ',', true) ?? []).map((name) => name.trim().toLowerCase());
  const places = COLUMNS.map((column) => [column, names.indexOf(column.toLowerCase())] as const);
  const missing = places.filter(([, place]) => place < 0).map(([column]) => column);
  if (missing.length === 0) {
    return { width: names.length, dates, at: Object.fromEntries(places) as Layout['at'] };
  }
  const lacking = missing.length === COLUMNS.length ? '' : ` It lacks ${missing.join(', ')}.`;
  throw new ImportError(`${file} does not begin with the header ${COLUMNS.join(',')}.${lacking}`);
}

/** Why a line is left out, in the words of the report. */
export const REASONS = {
  quotes: 'quotation marks do not match',
  columns: 'wrong number of columns',
  characters: 'holds characters that are not text',
  cancelled: 'cancelled: the invoice number begins with C',
  invoice: 'no invoice number',
  sku: 'no stock code',
  code: 'invoice number, stock code or customer is longer than 50 characters',
  quantityText: 'quantity is not a whole number',
  quantity: 'quantity is zero or less',
  priceText: 'price is not a number',
  price: 'price is zero or less',
  amount: 'amount is too large',
  date: 'date cannot be read',
  customer: 'no customer',
  description: 'no description, and the product is not known',
  otherCustomer: 'the invoice belongs to another customer',
  otherOrder: 'the invoice number belongs to an order that was not imported',
} as const;
export type Reason = keyof typeof REASONS;

/** A line that was left out; it is counted under the first of its reasons. */
export interface Skipped {
  number: number;
  text: string;
  reasons: readonly [Reason, ...Reason[]];
}

/** A line that can be imported. */
export interface OrderLine {
  number: number;
  text: string;
  invoiceNo: string;
  /** Upper-cased. */
  sku: string;
  /** The SKU in its code form. */
  code: string;
  /** Null when the file does not say. */
  name: string | null;
  quantity: number;
  /** Local time of the business, `YYYY-MM-DD HH:MM:SS`. */
  at: string;
  /** Unit price in the file's currency, as its digits: it is calculated exactly, in the database. */
  price: string;
  customer: string;
  country: string | null;
  /** Which line of its invoice with this SKU it is; null until it was counted. */
  occurrence: number | null;
}

const LONGEST_CODE = 50;
const LONGEST_NAME = 255;
/** Rupiah: as large as no order is, and small enough for sums to stay exact as numbers. */
const LARGEST_AMOUNT = 1e12;
const WHOLE = /^([+-]?\d+)(?:\.0*)?$/;
const DECIMAL = /^(?=.{1,30}$)[+-]?(?:\d+\.?\d*|\.\d+)$/;

/** Reads a record; the result holds the line, or why it must be left out. `rate` is rupiah per unit of price. */
export function readOrderLine(record: FileRecord, layout: Layout, rate: number): OrderLine | Skipped {
  const { number, text, fields } = record;
  if (fields === null) return { number, text, reasons: ['quotes'] };
  if (fields.length !== layout.width) return { number, text, reasons: ['columns'] };
  if (unwritableIn(text)) return { number, text, reasons: ['characters'] };
  const field = (column: keyof Layout['at']) => (fields[layout.at[column]] ?? '').trim();
  const [, wholeQuantity] = WHOLE.exec(field('Quantity')) ?? [];
  const line: OrderLine = {
    number,
    text,
    invoiceNo: field('InvoiceNo'),
    sku: field('StockCode').toUpperCase(),
    code: codeForm(field('StockCode')),
    name: field('Description').replace(/\s+/g, ' ').slice(0, LONGEST_NAME) || null,
    quantity: wholeQuantity === undefined ? Number.NaN : Number(wholeQuantity),
    at: readDate(field('InvoiceDate'), layout.dates) ?? '',
    price: DECIMAL.test(field('UnitPrice')) ? field('UnitPrice') : '',
    // Spreadsheets with gaps in the column turn 12923 into 12923.0.
    customer: field('CustomerID').replace(/^(\d+)\.0+$/, '$1'),
    country: field('Country').slice(0, LONGEST_NAME) || null,
    occurrence: null,
  };
  const [first, ...others] = findFaults(line, rate);
  return first ? { number, text, reasons: [first, ...others] } : line;
}

function findFaults(line: OrderLine, rate: number): Reason[] {
  const price = line.price === '' ? Number.NaN : Number(line.price);
  const faults: readonly (readonly [Reason, boolean])[] = [
    ['cancelled', /^c/i.test(line.invoiceNo)],
    ['invoice', line.invoiceNo === ''],
    ['sku', line.code === ''],
    ['code', [line.invoiceNo, line.sku, line.customer].some((code) => code.length > LONGEST_CODE)],
    ['quantityText', Number.isNaN(line.quantity)],
    ['quantity', line.quantity <= 0],
    ['priceText', Number.isNaN(price)],
    ['price', price <= 0],
    ['amount', line.quantity > 2_147_483_647 || Math.max(line.quantity, 1) * price * rate > LARGEST_AMOUNT],
    ['date', line.at === ''],
    ['customer', line.customer === ''],
  ];
  return faults.filter(([, isFaulty]) => isFaulty).map(([reason]) => reason);
}

const ISO = /^(?<y>\d{4})-(?<m>\d\d?)-(?<d>\d\d?)[ T](?<h>\d\d?):(?<min>\d\d)(?::(?<s>\d\d)(?:\.\d+)?)?$/;
/** A date whose order of day and month is the file's. */
export const NUMBERED_DATE =
  /^(?<first>\d\d?)(?<separator>[/.-])(?<second>\d\d?)\k<separator>(?<y>\d{4}) (?<h>\d\d?):(?<min>\d\d)(?::(?<s>\d\d))?$/;

/** `2011-10-06 16:20:00`, or `12/1/2010 8:26` in the given order, as local `YYYY-MM-DD HH:MM:SS`; null for any other text. */
export function readDate(text: string, order: DateOrder): string | null {
  const dateParts = ISO.exec(text)?.groups ?? numberedParts(text, order);
  if (!dateParts) return null;
  const [m, d, h, min, s] = ['m', 'd', 'h', 'min', 's'].map((part) =>
    (dateParts[part] ?? '').padStart(2, '0'),
  );
  const [date, time] = [`${dateParts.y}-${m}-${d}`, `${h}:${min}:${s}`];
  if (date < '1970' || date > '2101' || !formats.date(date) || !formats.time(time)) return null;
  return `${date} ${time}`;
}

function numberedParts(text: string, order: DateOrder): Record<string, string | undefined> | null {
  const { first, second, ...others } = NUMBERED_DATE.exec(text)?.groups ?? {};
  if (first === undefined || second === undefined) return null;
  const [d, m] = order === 'dmy' ? [first, second] : [second, first];
  return { ...others, d, m };
}
